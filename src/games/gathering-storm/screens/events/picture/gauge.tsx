import board from './board-pictures.module.css';

/** The value at which the needle lies down. */
const SPAN = 5;
const TICKS = [0, 1, 2, 3, 4, 5, 6];

function at(turn: number, radius: number): string {
  const angle = Math.PI * (1 - turn);
  return `${(34 + radius * Math.cos(angle)).toFixed(1)} ${(34 - radius * Math.sin(angle)).toFixed(1)}`;
}

/** The dial of the Balance of Power; the Axis is on the left. Without a needle where it was not entered. */
export function Gauge({ value }: { value: number | undefined }) {
  const lean = Math.max(-1, Math.min(1, (value ?? 0) / SPAN));
  return (
    <svg className={board.gauge} viewBox="0 0 68 40" aria-hidden="true">
      <path className={board.arc} d="M4 34a30 30 0 0 1 60 0" />
      {TICKS.map((tick) => (
        <path key={tick} className={board.arc} d={`M${at(tick / 6, 30)}L${at(tick / 6, 24)}`} />
      ))}
      {value !== undefined && <path className={board.needle} d={`M34 34L${at(0.5 - lean / 2, 23)}`} />}
      <circle className={board.hub} cx="34" cy="34" r="4.5" />
    </svg>
  );
}
