import { readerOf } from '@/kernel/seats';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { marksOf, useGameUi } from '../game-ui';
import { useTableActs } from '../use-acts';
import { useTable } from '../use-table';
import styles from './open-hands.module.css';

/** Hands that lie face up at a table for one: each card by its title and time; a tap opens the papers. */
export function OpenHands() {
  const face = useGameUi();
  const { open, table, moment } = useTable();
  const { lowerCurtain } = useTableActs();
  if (moment !== null) return null;
  const hands = Object.entries(table.faceUp).flatMap(([power, { hidden }]) => {
    const cards = face.sayHand?.(hidden, open) ?? [];
    return cards.length > 0 ? [{ power, cards }] : [];
  });
  if (hands.length === 0) return null;
  const lower = (power: string) => {
    const person = readerOf(open.seats, power);
    if (person) lowerCurtain(person, power);
  };
  return (
    <ul className={styles.hands} aria-label="Open hands">
      {hands.map(({ power, cards }) => (
        <li key={power}>
          <button type="button" className={styles.hand} onClick={() => lower(power)}>
            {marksOf(face, [power]).map((mark) => (
              <Roundel key={mark.letter} mark={mark} size="sm" />
            ))}
            <b>{power}</b>
            {cards.map(({ id, title, note }) => (
              <span key={id} className={styles.card}>
                {title} <span className={voice.aside}>{note}</span>
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
