import styles from './die.module.css';

/** The pips of each face, as places in three columns and three rows. */
const PIPS: Record<number, readonly (readonly [column: number, row: number])[]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** A die as it fell: its pips, or its figure if it has more than six. */
export function Die({ value }: { value: number }) {
  return (
    <svg className={styles.die} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {PIPS[value]?.map(([column, row]) => (
        <circle key={`${column} ${row}`} cx={6.5 + column * 5.5} cy={6.5 + row * 5.5} r="2.2" />
      )) ?? (
        <text x="12" y="16.5">
          {value}
        </text>
      )}
    </svg>
  );
}

/** A text in which each die that fell is drawn: "Die 3: yes". Its words stay for screen readers and paper. */
export const withDice = (text: string) =>
  text.split(/\b([Dd]ie \d{1,2})\b/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never moves in its parts
      <span key={at} className={styles.thrown}>
        <Die value={Number(part.slice(4))} />
        <span className={styles.words}>{part}</span>
      </span>
    ),
  );
