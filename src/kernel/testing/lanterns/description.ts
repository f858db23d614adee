import * as v from 'valibot';
import { acceptNothing, createDefine, NOT_CORRECTABLE, noShortForm, whole } from '@/kernel/command/define';
import { createFields } from '@/kernel/command/fields';
import { createReseat } from '@/kernel/command/papers-commands';
import { createEnd, createNotes } from '@/kernel/command/table-commands';
import { type Description, endGame, type TableBase } from '@/kernel/description';
import { addedWordsShape } from '@/kernel/fairness/added-words';
import { headed } from '@/kernel/guide';
import { createEntryDescriber, ROLLS_IN_COPY } from '@/kernel/journal/entry-describer';
import { accept, refuse } from '@/kernel/result';
import type { Seat } from '@/kernel/seats';
import { createSeatsShape, tableName } from '@/kernel/seats-shape';
import { explain } from '@/kernel/totals';

/**
 * The smallest whole game. Two houses hang up lanterns, evening by evening, and the app rolls how many the wind puts
 * out. It has no hands, no bookmarks and no readings. `npm run new -- game` copies this folder and its screens.
 */

export const HOUSES = ['East', 'West'] as const;
export type House = (typeof HOUSES)[number];
export interface Open extends TableBase {
  seats: Seat<House>[];
  lit: Record<House, number>;
  rolled: number;
}

const seatsShape = createSeatsShape(HOUSES, 'two');
export const setupShape = v.strictObject({
  name: tableName,
  seats: seatsShape,
  commitment: v.optional(v.nullable(v.string()), null),
  words: addedWordsShape,
});
export type Setup = v.InferOutput<typeof setupShape>;

const goesOn = ({ over }: Open) =>
  over ? refuse('The lanterns are out.', { allowed: 'Undo the end to go on.' }) : accept(null);
const defining = createDefine<Open, never>(goesOn);

/** The app rolls a die: that many lanterns of each house go out. */
const wind = defining.define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('wind') }),
  asks: {},
  outcome: v.strictObject({ die: whole(1, 6) }),
  reveals: true,
  decide({ open }, _, chance) {
    const running = goesOn(open);
    if (!running.ok) return running;
    return chance
      ? accept({ open: { die: chance.roll('wind', open.rolled, 6) + 1 } })
      : refuse('There is no seed to roll with.', { allowed: 'Open a new table.' });
  },
  open(draft, _, { die }) {
    draft.rolled += 1;
    for (const house of HOUSES) draft.lit[house] = Math.max(0, draft.lit[house] - die);
  },
  say: (_, { die }) => ({ text: `The wind rolls ${die}`, rule: 'L 2' }),
  short: noShortForm,
  nature: 'event',
});

export const commands = {
  light: defining.plain({
    shape: v.strictObject({
      type: v.literal('light'),
      house: v.picklist(HOUSES, 'Name East or West.'),
      amount: whole(1, 9),
    }),
    asks: { house: 'House', amount: 'How many' },
    check: acceptNothing,
    open(draft, { house, amount }) {
      draft.lit[house] += amount;
    },
    say: ({ house, amount }) => ({ text: `${house} lights ${amount}`, rule: 'L 1' }),
    short: noShortForm,
    nature: 'event',
  }),
  'go-on': defining.plain({
    shape: v.strictObject({ type: v.literal('go-on') }),
    asks: {},
    corrections: [],
    check: acceptNothing,
    open(draft) {
      draft.turn += 1;
    },
    say: () => ({ text: 'The evening ends' }),
    short: noShortForm,
    nature: 'step',
  }),
  wind,
  reseat: createReseat(defining, {
    seats: seatsShape,
    atStart: () => true,
    deals: () => false,
    say: () => ({ text: 'Others sit here now' }),
  }),
  ...createNotes(defining),
  end: createEnd(defining),
};

const sum = (open: Open, key: string) => open.lit[key as House];

export const description: Description<Open> = {
  ...createEntryDescriber({
    commands,
    contextOf: () => null,
    moves: { undo: 'Taken back', redo: 'Done again' },
    wholeCopy: ROLLS_IN_COPY,
    sayChanges: ({ changes }) => changes.map(([key, was, is]) => `${key}: ${was} to ${is} lanterns`),
  }),
  ...createFields({ commands, event: null }),
  name: 'Lanterns',
  powers: HOUSES,
  mostPeople: 2,
  forOne: false,
  handRule: null,
  viewersOf: () => [],
  printTurn: (turn) => `Evening ${turn}`,
  whenOf: ({ turn }) => ({ title: `Evening ${turn}`, note: 'Lanterns' }),
  phaseOf: () => 'Dusk',
  stepOf: () => 'Step 1 of 1',
  guideFor: ({ over }) =>
    over
      ? {
          line: 'The lanterns are out',
          reason: 'Nothing more is lit.',
          action: { label: 'Home', go: 'home' },
        }
      : {
          ...headed('Next', 'light lanterns'),
          reason: 'Enter what each house lights.',
          action: { label: 'End the evening', command: { type: 'go-on' } },
        },
  duesOf: () => [],
  hasCurtain: () => false,
  nextVisitor: () => null,
  ending: endGame,
  totals: () => HOUSES,
  readTotal: (open, key) => explain([{ words: 'Lit so far', amount: sum(open, key), basis: 'table' }]),
  nameTotal: (key) => `Lanterns of the ${key}`,
  printTotal: (_, value) => String(value),
};
