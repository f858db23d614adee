import { useState } from 'react';
import type { Event } from '@/systems/gathering-storm/cards/card';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { type Power, printSigned } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { EventForm } from './event-form';
import { MARKS } from './marks';
import { OverSheet } from './over-sheet';
import { useDispatch, useTable } from './use-table';

/** The kinds that come first at each step, so that the usual event is three taps. */
const USUAL: Record<string, readonly Effect['kind'][]> = {
  'income-events': ['income', 'tile-draw', 'support', 'index'],
  income: ['income', 'tile-draw', 'support', 'index'],
  industrial: ['by-hand', 'support', 'index', 'income'],
  research: ['by-hand', 'support', 'index', 'income'],
  construction: ['by-hand', 'support', 'index', 'income'],
  placement: ['by-hand', 'diplomacy', 'support', 'index'],
  diplomacy: ['diplomacy', 'flexible', 'support', 'index'],
  resolution: ['diplomacy', 'flexible', 'support', 'index'],
};
const ANY: readonly Effect['kind'][] = ['support', 'support-results', 'diplomacy', 'index'];

/** A paper card's event as it is shown: power, amount, done. */
export function ShowEventSheet({ power, onClose }: { power: Power; onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [turn] = useState(open.turn);
  const show = async (event: Event, how: 'played' | 'declined' = 'played') => {
    if (await send({ type: 'show-event', power, event, how })) onClose();
  };
  return (
    <OverSheet title={`${power} shows an event`} mark={MARKS[power]} onClose={onClose} wide refusal={refusal}>
      <EventForm
        key={turn}
        power={power}
        first={USUAL[open.step] ?? ANY}
        without={['civil-war']}
        doneLabel={(event) => labelOf(power, event)}
        onDone={(event) => void show(event)}
        tools={
          <Button
            onClick={() =>
              void show(
                {
                  title: '',
                  secret: false,
                  effects: [{ kind: 'by-hand', words: 'Shown and discarded.', window: 'drawn' }],
                },
                'declined',
              )
            }
          >
            Discarded unplayed
          </Button>
        }
      />
    </OverSheet>
  );
}

function labelOf(power: Power, event: Event | null): string {
  const [only, more] = event?.effects ?? [];
  if (!only || more || !('amount' in only) || typeof only.amount !== 'number') return 'Done';
  return `Done: ${'country' in only ? only.country : power} ${printSigned(only.amount)}`;
}
