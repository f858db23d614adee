import { useState } from 'react';
import type { Event } from '@/systems/gathering-storm/cards/card';
import type { Answers } from '@/systems/gathering-storm/effects/effect';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { previewEvent } from '@/systems/gathering-storm/previews';
import { type Power, printSigned } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { MARKS } from '../marks';
import { OverSheet } from '../over-sheet';
import { useDispatch, useTable } from '../use-table';
import { standsOn } from './effect-kinds';
import { EventForm } from './event-form';

/** The kinds of each step, so that the usual event is three taps: the first four that can stand on the card. */
const USUAL: Record<string, readonly Effect['kind'][]> = {
  'income-events': ['income', 'tile-draw', 'support', 'index'],
  income: ['income', 'tile-draw', 'support', 'index'],
  industrial: ['factory-price', 'by-hand', 'support', 'index'],
  research: ['research-level', 'research-level-any', 'research-steps-any', 'espionage'],
  construction: ['free-unit', 'free-ship', 'acceleration', 'by-hand'],
  placement: ['diplomatic-counter', 'russian-door', 'diplomacy', 'support', 'index'],
  diplomacy: ['diplomacy', 'flexible', 'support', 'index'],
  resolution: ['subversion', 'diplomacy', 'flexible', 'support', 'index'],
};
const ANY: readonly Effect['kind'][] = ['support', 'support-results', 'diplomacy', 'index'];
const OFFERED = 4;

function usualAt(step: string, power: Power): Effect['kind'][] {
  const kinds = USUAL[step] ?? ANY;
  return kinds.filter((kind) => standsOn(kind, { general: false, power })).slice(0, OFFERED);
}

/** A paper card's event as it is shown: power, amount, done. */
export function ShowEventSheet({ power, onClose }: { power: Power; onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [turn] = useState(open.turn);
  const show = async (event: Event, answers: Answers, how: 'played' | 'declined' = 'played') => {
    if (await send({ type: 'show-event', power, event, how, answers })) onClose();
  };
  return (
    <OverSheet title={`${power} shows an event`} mark={MARKS[power]} onClose={onClose} wide>
      <EventForm
        key={turn}
        power={power}
        first={usualAt(open.step, power)}
        preview={(event, answers) => previewEvent(open, power, event, { answers })}
        refusal={refusal}
        doneLabel={(event) => labelOf(power, event)}
        onDone={(event, answers) => void show(event, answers)}
        tools={
          <Button
            onClick={() =>
              void show(
                {
                  title: '',
                  secret: false,
                  effects: [{ kind: 'by-hand', words: 'Shown and discarded.', window: 'drawn' }],
                },
                {},
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
