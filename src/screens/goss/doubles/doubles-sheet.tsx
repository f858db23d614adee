import { useEffect, useRef, useState } from 'react';
import type { Command } from '@/kernel/game';
import { NEEDS, nameEvent } from '@/systems/goss/events';
import type { OpenState, PendingEvent } from '@/systems/goss/state';
import { OverSheet } from '@/table/over-sheet';
import { useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { markOf } from '../marks';
import styles from './doubles.module.css';
import { FindStep } from './find-step';
import { Outcome } from './outcome';
import { ResultStep } from './result-step';
import { SideKeys } from './side-keys';
import { TypeKeys } from './type-keys';

interface DoublesSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** From doubles on the table to what they do: each tap leads to the next question. @rule GOSS 23.1.0, 23.1.1a */
export function DoublesSheet({ onOpen, onClose }: DoublesSheetProps) {
  const { open, table } = useTable<OpenState>();
  const { act, refusal } = useActs();
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
    thrown.current = die === undefined ? {} : { die };
    if (!(await act(doubles))) thrown.current = null;
  }
  const side = event?.side ? open.sides[event.side] : null;
  const newest = table.rows.findLast(({ no, stands }) => no > before && stands);
  const settled = newest && ['type-die', 'result', 'negate'].includes(newest.entry.open?.command.type ?? '');
  return (
    <OverSheet
      title={event ? nameEvent(open, event) : settled ? 'What came of it' : 'Doubles'}
      note={
        event ? NEEDS[event.step] : settled ? undefined : 'On the dice as rolled, 00 too, in a ground assault'
      }
      {...(side ? { mark: markOf(side) } : {})}
      wide
      refusal={refusal}
      onClose={onClose}
    >
      {settled && <Outcome row={newest} {...(event ? {} : { act, onClose })} />}
      {event ? (
        <EventStep key={event.id + event.step} event={event} act={act} onOpen={onOpen} />
      ) : (
        !settled && <FindStep onFound={(doubles, die) => void find(doubles, die)} />
      )}
    </OverSheet>
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
  if (event.step === 'side')
    return (
      <div className={styles.column}>
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
        <div className={styles.column}>
          <TypeKeys
            onDie={(die) =>
              void act({ type: 'type-die', event: event.id, ...(die === undefined ? {} : { die }) })
            }
          />
        </div>
      ) : (
        <ResultStep
          kind="combat"
          side={event.side ? open.sides[event.side].name : ''}
          onResult={(result) => void act({ type: 'result', event: event.id, ...result })}
        />
      )}
      <div className={styles.foot}>
        <Button onClick={() => onOpen(`leader:${event.id}`)}>A leader negates it</Button>
      </div>
    </>
  );
}
