import { useState } from 'react';
import type { PassageSheet } from '@/systems/storm-over-asia/passage/sheet';
import { Figure } from '@/ui/figure';
import { Sheet } from '@/ui/sheet';
import { Ticks } from '@/ui/ticks';
import voice from '@/ui/type.module.css';
import { Lines, shortRule } from './figure-sheet';
import styles from './passage.module.css';

/** Whether Russia may declare war on Germany, and what holds since Japan’s declaration. @rule SOA transition 14.41 */
export function RussiaSheet({ russia, effects }: Pick<PassageSheet, 'russia' | 'effects'>) {
  const [seen, setSeen] = useState<string[]>([]);
  return (
    <>
      <Sheet
        titleLevel={3}
        title={
          <>
            May Russia declare war on Germany? <span className={voice.rule}>{shortRule(russia.rule)}</span>
          </>
        }
        pad
      >
        <div className={styles.words} aria-live="polite">
          <p className={styles.answer}>{russia.may ? 'It may' : 'It may not'}</p>
          <p>{russia.why}</p>
          {russia.sum && (
            <>
              <Lines explained={russia.sum} />
              <p className={styles.sum}>
                The sum that is tested <Figure value={russia.sum.value} size="lead" />
              </p>
            </>
          )}
          <p className={voice.note}>Tested when it declares (assumed).</p>
        </div>
      </Sheet>
      {effects.length > 0 && (
        <Sheet titleLevel={3} title="Since Japan declared war on a neutral Russia" pad>
          <div className={styles.checklist}>
            <Ticks
              label="Seen to on the board"
              options={effects.map(({ words, rule }) => ({
                value: words,
                label: words,
                note: shortRule(rule),
              }))}
              values={seen}
              onChange={setSeen}
            />
          </div>
        </Sheet>
      )}
    </>
  );
}
