import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { eventShape } from '../../cards/card';
import { stepsOn } from '../../research/sheet';
import {
  eachPower,
  handOf,
  type OpenState,
  type RevealedPapers,
  researchSheetOf,
  type Table,
} from '../../state/state';
import { printList, SIDES } from '../../vocabulary';
import { define, STAYS } from '../define';
import { describeByChange } from '../describe-by-change';
import { number, eachPower as shapeOfEach, tallies } from '../outcome-shapes';

/** People at the table who have not agreed. */
export function notAgreed(open: OpenState, agreed: readonly string[]): string[] {
  return open.seats
    .filter(({ by }) => by === undefined)
    .map(({ person }) => person)
    .filter((person) => !agreed.includes(person));
}

function papersOf(table: Table): RevealedPapers {
  return {
    hands: eachPower((power) => {
      const { hand, note } = handOf(table, power);
      return { cards: hand.map(({ number, event }) => ({ number, event })), ...(note ? { note } : {}) };
    }),
    steps: Object.fromEntries(
      SIDES.flatMap((side) => {
        const sheet = researchSheetOf(table, side);
        return table.open.projects
          .map(({ id }) => [id, stepsOn(sheet, id)] as const)
          .filter(([, steps]) => steps > 0);
      }),
    ),
  };
}

/** Reveals every hand, note and research sheet, once war has begun and all agree. */
export const revealHand = define({
  ...STAYS,
  shape: v.strictObject({
    type: v.literal('lay-open'),
    /** The people who agree: everyone who sits here. */
    agreed: v.array(v.string()),
  }),
  asks: { agreed: null },
  outcome: v.strictObject({
    hands: shapeOfEach(
      v.strictObject({
        cards: v.array(v.strictObject({ number, event: eventShape })),
        note: v.optional(v.pipe(v.string(), v.maxLength(600))),
      }),
    ),
    steps: tallies,
  }),
  reveals: false,
  decide(state, { agreed }) {
    if (!state.open.over)
      return refuse('The papers are opened when the game is over.', {
        rule: 'GS 2.11',
        allowed: 'A declaration of war in the Crisis phase ends it.',
      });
    if (state.open.laidOpen)
      return refuse('The papers are open already.', { allowed: '“Read the papers” shows them.' });
    const missing = notAgreed(state.open, agreed);
    return missing.length === 0
      ? accept({ open: papersOf(state) })
      : refuse(`${printList(missing)} ${missing.length === 1 ? 'has' : 'have'} not agreed.`, {
          allowed: 'All who sit here agree first.',
        });
  },
  open(draft, _, outcome) {
    draft.laidOpen = outcome;
  },
  say: ({ agreed }) => ({ text: 'The papers are laid open', notes: [`Agreed: ${printList(agreed)}`] }),
  short: describeByChange,
  nature: 'event',
});
