import { useId } from 'react';
import { cx } from '../cx';
import { LIVE } from '../form/touched';
import { named } from '../sheet/journal-list';
import styles from './slot-list.module.css';

interface Slot {
  id: string;
  /** Its place in the hand, never its title. */
  name: string;
  /** When the card may be shown, and its advance orders. */
  lines: readonly string[];
  up: boolean;
}

interface SlotListProps {
  label: string;
  slots: readonly Slot[];
  onPick: (id: string) => void;
}

/** The card backs of a hand; one at a time is opened next to them. */
export function SlotList({ label, slots, onPick }: SlotListProps) {
  const id = useId();
  return (
    <section className={styles.slots} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>
        {slots.map((slot) => (
          <li key={slot.id}>
            <button
              type="button"
              className={cx(styles.slot, slot.up && styles.up)}
              {...LIVE}
              aria-pressed={slot.up}
              onClick={() => onPick(slot.id)}
            >
              <i className={styles.back} aria-hidden="true" />
              <span className={styles.words}>
                <b>{slot.name}</b>
                {named(slot.lines).map(([key, line]) => (
                  <span key={key}>{line}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
