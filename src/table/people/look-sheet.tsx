import { useState } from 'react';
import { Button } from '@/ui/form/button';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import { type CardWords, marksOf, useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import { useTableActs } from '../use-acts';
import { useTable } from '../use-table';
import styles from './look-sheet.module.css';

/** Views a hand that the app holds: asks for confirmation twice, and the journal records it. */
export function LookSheet({ power, onClose }: { power: string; onClose: () => void }) {
  const face = useGameUi();
  const { open } = useTable();
  const { look } = useTableActs();
  const [sure, setSure] = useState(false);
  const [cards, setCards] = useState<readonly CardWords[] | null>(null);
  const [mark] = marksOf(face, [power]);
  async function show() {
    const seen = await look(power);
    if (seen) setCards(face.sayHand?.(seen.hidden, open) ?? []);
  }
  return (
    <OverSheet
      title={`${power}’s hand`}
      {...(mark ? { mark } : {})}
      note="The app plays it by its policy"
      onClose={onClose}
    >
      <div className={styles.look}>
        {cards ? (
          <SeenHand cards={cards} />
        ) : sure ? (
          <>
            <p>The journal will say that you looked. Shall it be shown?</p>
            <Button tall onClick={onClose}>
              No, leave it hidden
            </Button>
            <Button tall onClick={() => void show()}>
              Yes, show it and write it down
            </Button>
          </>
        ) : (
          <>
            <p>It stays hidden until you ask. What {power} plays is shown at its time.</p>
            <Button tall onClick={() => setSure(true)}>
              Let me see {power}’s hand
            </Button>
          </>
        )}
      </div>
    </OverSheet>
  );
}

function SeenHand({ cards }: { cards: readonly CardWords[] }) {
  if (cards.length === 0) return <p>It holds no card.</p>;
  return (
    <ul className={styles.cards} aria-label="Cards">
      {cards.map(({ id, title, lines, note }) => (
        <li key={id}>
          <b>{title}</b>
          {named(lines).map(([key, line]) => (
            <span key={key}>{line}</span>
          ))}
          <span className={voice.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
