import * as v from 'valibot';
import { whole } from '@/kernel/command/define';
import { whyShape } from '@/kernel/command/policy';
import { accept, refuse } from '@/kernel/result';
import { power } from '../cards/card';
import { handOf } from '../state';
import { defineOwn, goesOn } from './define';

/** What the owner leaves for one card until its time. */
export const order = defineOwn({
  shape: v.strictObject({
    type: v.literal('order'),
    power,
    slot: whole(1, 99),
    do: v.picklist(['play', 'keep'], 'Say play or keep.'),
    /** Where the app plays the power: by which rules of its policy. It is told when the card is shown. */
    why: v.optional(whyShape),
  }),
  asks: { power: 'Power', slot: 'Slot', do: 'Do', why: null },
  owner: (command) => command.power,
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const held = handOf(state, command.power).hand.some((card) => card.slot === command.slot);
    return held
      ? accept({})
      : refuse(`${command.power} holds no card ${command.slot}.`, {
          rule: 'SOA 9',
          allowed: 'Name a card that it holds.',
        });
  },
  hidden(draft, _, command) {
    draft.orders[command.slot] = command.do;
    if (command.why) draft.why = { ...draft.why, [command.slot]: command.why };
    else delete draft.why?.[command.slot];
  },
});
