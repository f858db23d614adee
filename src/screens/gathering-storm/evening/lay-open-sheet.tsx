import { useState } from 'react';
import { notAgreed } from '@/systems/gathering-storm/commands/lay-open';
import { sayEvent } from '@/systems/gathering-storm/sentences';
import type { LaidOpen } from '@/systems/gathering-storm/state';
import { POWERS, printList } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Roundel } from '@/ui/roundel';
import { Ticks } from '@/ui/ticks';
import { MARKS } from '../marks';
import { OverSheet } from '../over-sheet';
import { useDispatch, useTable } from '../use-table';
import styles from './evening.module.css';

/** The end: when the war has come and all agree, every hand, note and research sheet is read by everyone. */
export function LayOpenSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [agreed, setAgreed] = useState<string[]>([]);
  const missing = notAgreed(open, agreed);
  if (open.laidOpen)
    return (
      <OverSheet title="The papers" note="As they were when the war came." onClose={onClose} wide>
        <Papers laid={open.laidOpen} />
      </OverSheet>
    );
  return (
    <OverSheet
      title="Open the papers"
      note="Every hand, every private note and every research sheet, for everyone to read."
      onClose={onClose}
      refusal={refusal}
    >
      <div className={styles.agree}>
        <Ticks
          showLabel
          label="Who agrees?"
          options={open.seats.map(({ person }) => ({ value: person, label: person }))}
          values={agreed}
          onChange={setAgreed}
        />
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>Leave them closed</Button>
        <Button
          look="solid"
          disabled={missing.length > 0}
          why={`${printList(missing)} ${missing.length === 1 ? 'has' : 'have'} not agreed.`}
          onClick={() => void send({ type: 'lay-open', agreed })}
        >
          Open the papers
        </Button>
      </div>
    </OverSheet>
  );
}

function Papers({ laid: { hands, steps } }: { laid: LaidOpen }) {
  const known = Object.entries(steps);
  return (
    <div className={styles.papers}>
      {POWERS.map((power) => (
        <section key={power} aria-labelledby={`papers-${power}`}>
          <h3 id={`papers-${power}`}>
            <Roundel mark={MARKS[power]} size="md" /> {power}
          </h3>
          <ul>
            {hands[power].cards.map(({ number, event }) => (
              <li key={number}>
                <b>{event.title || 'A card without a title'}</b>
                <span className={styles.turn}>
                  Card {number}, not shown. {sayEvent(event).join(' ')}
                </span>
              </li>
            ))}
            {hands[power].note && <li className={styles.note}>{hands[power].note}</li>}
          </ul>
          {hands[power].cards.length === 0 && !hands[power].note && <p>No card was left.</p>}
        </section>
      ))}
      <section aria-labelledby="papers-research">
        <h3 id="papers-research">Research</h3>
        <ul>
          {known.map(([project, count]) => (
            <li key={project}>
              {project.replace('/', ' ')}: {count} {count === 1 ? 'step' : 'steps'}
            </li>
          ))}
        </ul>
        {known.length === 0 && <p>The sheets are empty.</p>}
      </section>
    </div>
  );
}
