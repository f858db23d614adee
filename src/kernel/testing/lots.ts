import * as v from 'valibot';
import { text, whole } from '../command/define';
import { createFields } from '../command/fields';
import { accept, refuse } from '../result';
import { tally } from './tally';
import { tallyDescription } from './tally-told';

/** For tests only: a game with one command that has an argument of every kind that a form asks for. */

export const ASKS = {
  house: 'House',
  owner: 'Whose',
  many: 'How many',
  left: 'Left over',
  words: 'In words',
  lit: 'Lit',
  dice: 'Dice',
  colors: 'Colors',
};

const commands = {
  lots: {
    shape: v.strictObject({
      type: v.literal('lots'),
      house: v.picklist(['east', 'west', 'north']),
      owner: v.nullable(v.picklist(['Anna', 'Ben'])),
      many: v.optional(whole(1, 9)),
      left: v.nullable(whole(0, 40)),
      words: text(20),
      lit: v.boolean(),
      dice: v.strictTuple([whole(0, 9), whole(0, 9)]),
      colors: v.array(v.picklist(['red', 'green'])),
    }),
    asks: ASKS,
    audience: () => 'public',
    decide: (_: unknown, { colors }: { colors: string[] }) =>
      colors.length > 1 ? refuse('One color is enough.', { allowed: 'Leave one out.' }) : accept({}),
  },
};

export const lots = { ...tally, commands };
export const lotsDescription = {
  ...tallyDescription,
  ...createFields({ commands: commands as never, event: null }),
};
