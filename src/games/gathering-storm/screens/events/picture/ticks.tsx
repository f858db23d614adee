import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/mark/icon';
import board from './board-pictures.module.css';

/** Ticks that are drawn; a longer list looks the same. */
const MOST = 4;

interface TicksProps {
  /** What counts already; dashed if that is not known. */
  kept: number | undefined;
  /** What is added, in brass. */
  by?: number;
}

/** The list of the European Aggression Index. */
export function Ticks({ kept, by }: TicksProps) {
  return (
    <span className={cx(board.ticks, kept !== undefined && kept > 2 && board.stacked)}>
      {kept === undefined && <i className={cx(board.tick, board.empty)} />}
      {Array.from({ length: Math.min(kept ?? 0, MOST) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
        <i key={at} className={board.tick}>
          <Icon name="check" />
        </i>
      ))}
      {by !== undefined && (
        <i className={cx(board.tick, board.change)}>
          <Figure value={by} sign="always" plain />
        </i>
      )}
    </span>
  );
}
