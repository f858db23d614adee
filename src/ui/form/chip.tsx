import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { type Mark, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './chip.module.css';

interface ChipItem {
  id: string;
  name: string;
  amount: number;
  marks: readonly Mark[];
  /** The full meaning in words, since the marks have no names. */
  label: string;
  onPress?: () => void;
}

interface ChipsProps {
  items: readonly ChipItem[];
  /** Shown if there are none. */
  empty: string;
}

/** Names with a line on them: how much, and for whom. */
export function Chips({ items, empty }: ChipsProps) {
  if (items.length === 0) return <p className={voice.note}>{empty}</p>;
  return (
    <ul className={styles.chips}>
      {items.map((item) => (
        <li key={item.id}>
          {item.onPress ? (
            <button
              type="button"
              className={cx(styles.chip, styles.button)}
              aria-label={item.label}
              onClick={item.onPress}
            >
              <ChipFace item={item} />
            </button>
          ) : (
            <div className={styles.chip}>
              <span className={voice.hidden}>{item.label}</span>
              <ChipFace item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ChipFace({ item: { name, amount, marks } }: { item: ChipItem }) {
  return (
    <span className={styles.face} aria-hidden="true">
      <span className={styles.name}>{name}</span>
      <Figure value={amount} sign="always" className={styles.amount} />
      {marks.map((mark) => (
        <Roundel key={mark.tone + mark.letter} mark={mark} size="xs" />
      ))}
    </span>
  );
}
