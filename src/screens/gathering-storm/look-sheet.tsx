import { useState } from 'react';
import type { Refusal } from '@/kernel/result';
import { useActions } from '@/store/context';
import { kindOf, windowOf } from '@/systems/gathering-storm/effects';
import { WINDOW_WORDS } from '@/systems/gathering-storm/phases';
import type { Hand, HeldCard, OpenState } from '@/systems/gathering-storm/state';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import { Button } from '@/ui/button';
import voice from '@/ui/type.module.css';
import styles from './look-sheet.module.css';
import { MARKS } from './marks';
import { useTable } from './use-table';

/** Looking on purpose at a hand that the app holds: it is asked twice, and the journal keeps it. */
export function LookSheet({ power, onClose }: { power: Power; onClose: () => void }) {
  const { open } = useTable();
  const { look } = useActions();
  const [sure, setSure] = useState(false);
  const [hand, setHand] = useState<Hand | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function show() {
    const seen = await look(power);
    if (seen.ok) setHand(seen.value.hidden as Hand);
    else setRefusal(seen.refusal);
  }
  return (
    <OverSheet
      title={`${power}’s hand`}
      mark={MARKS[power]}
      note="The app holds it and plays it by its policy"
      refusal={refusal}
      onClose={onClose}
    >
      <div className={styles.look}>
        {hand ? (
          <SeenHand hand={hand} open={open} />
        ) : sure ? (
          <>
            <p>The journal will say that you looked. Shall it be shown?</p>
            <Button tall onClick={() => void show()}>
              Yes, show it and write it down
            </Button>
          </>
        ) : (
          <>
            <p>Nothing of it is in the page until you ask. What it plays is shown at its time.</p>
            <Button tall onClick={() => setSure(true)}>
              Let me see {power}’s hand
            </Button>
          </>
        )}
      </div>
    </OverSheet>
  );
}

function SeenHand({ hand, open }: { hand: Hand; open: OpenState }) {
  if (hand.hand.length === 0) return <p>It holds no card.</p>;
  return (
    <ul className={styles.cards} aria-label="Cards">
      {hand.hand.map((card) => (
        <SeenCard key={card.slot} card={card} open={open} />
      ))}
    </ul>
  );
}

function SeenCard({ card: { event }, open }: { card: HeldCard; open: OpenState }) {
  return (
    <li>
      <b>{event.title || 'A card without a title'}</b>
      {event.effects.map((effect) => (
        <span key={JSON.stringify(effect)}>{kindOf(effect).say(effect)}</span>
      ))}
      <span className={voice.note}>{WINDOW_WORDS[windowOf(event, open)].when}</span>
    </li>
  );
}
