import * as v from 'valibot';
import { edition, whole } from '@/kernel/command/define';
import { whyShape } from '@/kernel/command/policy';
import { accept, refuse } from '@/kernel/result';
import { power } from '../cards/card';
import { comesAsDrawn } from '../cards/head';
import { handOf } from '../state';
import { defineOwn, goesOn } from './define';

/** The owner's order for one card, kept until its time. */
export const order = defineOwn({
  shape: v.strictObject({
    type: v.literal('order'),
    power,
    slot: whole(1, 99),
    do: v.picklist(['play', 'keep'], 'Say play or keep.'),
    /** For a power played by the app: the policy rules it used. They become public when the card is shown. */
    why: v.optional(whyShape),
    edition,
  }),
  asks: { power: 'Power', slot: 'Slot', do: 'Do', why: null },
  owner: (command) => command.power,
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const card = handOf(state, command.power).hand.find(({ slot }) => slot === command.slot);
    if (!card)
      return refuse(`${command.power} holds no card ${command.slot}.`, {
        rule: 'SOA 9',
        allowed: 'Name a card that it holds.',
      });
    const { diplomatic } = state.open;
    if (command.edition && command.do === 'keep' && comesAsDrawn({ ...card, diplomatic }))
      return refuse(`This card turns a flag as it is drawn: ${command.power} may not keep it.`, {
        rule: 'SOA 26.111, 26.213',
        allowed: 'Play it.',
      });
    return accept({});
  },
  hidden(draft, _, command) {
    draft.orders[command.slot] = command.do;
    if (command.why) draft.why = { ...draft.why, [command.slot]: command.why };
    else delete draft.why?.[command.slot];
  },
});
