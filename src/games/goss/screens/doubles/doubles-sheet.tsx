import { useEffect, useRef, useState } from 'react';
import { NEEDS, nameEvent } from '@/games/goss/rules/events';
import type { HexPlace } from '@/games/goss/rules/grid';
import type { OpenState, PendingEvent } from '@/games/goss/rules/state';
import type { Whom } from '@/games/goss/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { outcomeIn } from '@/kernel/journal/entry';
import { OverSheet } from '@/table/page/over-sheet';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import voice from '@/ui/type.module.css';
import { markFor } from '../marks';
import { useFirstKey } from '../use-first-key';
import { useSheetActs } from '../use-sheet-acts';
import styles from './doubles.module.css';
import { FindStep } from './find-step';
import { Outcome } from './outcome';
import { ResultStep } from './result-step';
import { SideKeys } from './side-keys';
import { TypeKeys } from './type-keys';
import { askWho, rollerOf } from './who';

interface DoublesSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** From doubles on the table to what they do: each tap leads to the next question. @rule GOSS 23.1.0, 23.1.1a */
export function DoublesSheet({ onOpen, onClose }: DoublesSheetProps) {
  const { open, table } = useTable<OpenState>();
  const { act } = useSheetActs();
  const [before] = useState(table.entries);
  const event = open.pending[0];
  /** The type die that was tapped with the doubles: it is entered as soon as its event is there. */
  const thrown = useRef<{ die?: number } | null>(null);
  useEffect(() => {
    if (event?.step !== 'type' || !thrown.current) return;
    const { die } = thrown.current;
    thrown.current = null;
    void act({ type: 'type-die', event: event.id, ...(die === undefined ? {} : { die }) });
  });

  async function find(doubles: Command, die?: number) {
    if (doubles.again) return void act(doubles);
    thrown.current = die === undefined ? {} : { die };
    if (!(await act(doubles))) thrown.current = null;
  }
  const newest = table.rows.findLast(({ no, stands }) => no > before && stands);
  const outcome = outcomeIn(newest?.entry.open) as
    | (HexPlace & { die?: number; event?: string; side: Whom | null; again?: true })
    | undefined;
  const { type = '' } = newest?.entry.open?.command ?? {};
  // New dice of an assault that made its event end here, too.
  const settled = newest && (['type-die', 'result', 'negate'].includes(type) || outcome?.again);
  // If the type die led to the two dice, it is shown next to the current question.
  const leadsOn = event !== undefined && outcome?.event === event.id;
  const shown = event ?? (settled && outcome && !outcome.again ? outcome : null);
  const note = settled ? undefined : <FindNote />;
  return (
    <OverSheet
      title={shown ? nameEvent(open, shown) : 'Doubles'}
      note={
        event ? `${leadsOn ? `Type die ${outcome?.die}: a combat event. ` : ''}${NEEDS[event.step]}` : note
      }
      {...markFor(open.sides, shown?.side)}
      wide
      onClose={onClose}
    >
      {settled && !leadsOn && (
        <Outcome
          key={newest.no}
          row={newest}
          {...(event ? { of: outcome && nameEvent(open, outcome) } : { act, onClose })}
        />
      )}
      {event ? (
        <EventStep key={event.id + event.step} event={event} act={act} onOpen={onOpen} />
      ) : (
        !settled && <FindStep onFound={(doubles, die) => void find(doubles, die)} />
      )}
    </OverSheet>
  );
}

/** How this table reads the rule, in the sheet’s head: the keys below it stay in one thumb’s reach. @rule GOSS 23.1.0 */
function FindNote() {
  const { open } = useTable<OpenState>();
  return (
    <>
      {askWho(open).note} <span className={voice.rule}>GOSS 23.1.0</span>
    </>
  );
}

interface EventStepProps {
  event: PendingEvent;
  act: (command: Command) => Promise<boolean>;
  onOpen: (sheet: string) => void;
}

/** What a found event needs next. */
function EventStep({ event, act, onOpen }: EventStepProps) {
  const { open } = useTable<OpenState>();
  const place = useFirstKey<HTMLDivElement>();
  if (event.step === 'side')
    return (
      <div ref={place} className={styles.column}>
        <SideKeys
          label="Whom does it affect?"
          options={open.readings.doubles === 'both' ? ['first', 'second', 'both'] : ['first', 'second']}
          onPick={(who) =>
            void act({
              type: 'say-side',
              event: event.id,
              sides: who === 'both' ? ['first', 'second'] : [who],
            })
          }
        />
      </div>
    );
  return (
    <>
      {event.step === 'type' ? (
        <div ref={place} className={styles.column}>
          <TypeKeys
            onDie={(die) =>
              void act({ type: 'type-die', event: event.id, ...(die === undefined ? {} : { die }) })
            }
          />
        </div>
      ) : (
        <ResultStep
          kind="combat"
          side={rollerOf(open, event.side)}
          onResult={(result) => void act({ type: 'result', event: event.id, ...result })}
        />
      )}
      <div className={styles.foot}>
        <Button onClick={() => onOpen(`leader:${event.id}`)}>A leader negates it</Button>
      </div>
    </>
  );
}
