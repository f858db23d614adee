import type { Way } from '@/games/gathering-storm/rules/say/ways';
import { cx } from '@/ui/cx';
import board from './board-pictures.module.css';

/** Cells of the climate in view: the usual track is whole. */
export const CELLS = 7;

/** The first cell in view: of a track without limits those around the move. */
export function lowest({ from, to }: Way, least: number, most: number): number {
  if (Math.min(from, to) >= -3 && Math.max(from, to) <= 3) return -3;
  const around = Math.round((from + to) / 2) - 3;
  return Math.max(Math.min(least, from, to), Math.min(around, Math.max(most, from, to) - CELLS + 1));
}

/** The same track as a sign, without its figures. */
export function Strip({ way }: { way?: Way | undefined }) {
  const low = way ? lowest(way, -9, 9) : -3;
  return (
    <svg className={board.strip} viewBox="0 0 92 24" aria-hidden="true">
      {Array.from({ length: CELLS }, (_, at) => low + at).map((value, at) => (
        <rect
          key={value}
          className={cx(
            board.cell,
            value === way?.from && value !== way.to && board.was,
            value === way?.to && board.now,
          )}
          x={4 + at * 12.4}
          y={value === way?.to ? 3 : 5}
          width="10"
          height={value === way?.to ? 18 : 14}
          rx="2"
        />
      ))}
    </svg>
  );
}
