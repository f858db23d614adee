import * as v from 'valibot';
import { acceptNothing, createDefine, NOT_CORRECTABLE, noShortForm, whole } from '../command/define';
import { createFields } from '../command/fields';
import { createReseat } from '../command/papers-commands';
import { createEnd, createNotes } from '../command/table-commands';
import { type Description, endGame, type TableBase } from '../description';
import { readShape } from '../file/read-shape';
import { headed, namedBy } from '../guide';
import { createChapters, type Help } from '../help';
import { createEntryDescriber, ROLLS_IN_COPY } from '../journal/entry-describer';
import { accept, refuse } from '../result';
import { createSeatsShape, type Seat, tableName } from '../seats';
import type { System } from '../system';
import { explain } from '../totals';

/**
 * For tests only: the smallest whole game, as somebody would add a fourth one. Two houses hang up lanterns, evening by
 * evening, and the app rolls how many the wind puts out. It has no hands, no bookmarks and no readings.
 */

const HOUSES = ['East', 'West'] as const;
type House = (typeof HOUSES)[number];
interface Open extends TableBase {
  seats: Seat<House>[];
  lit: Record<House, number>;
  rolled: number;
}

const seatsShape = createSeatsShape(HOUSES, 'two');
const setupShape = v.strictObject({
  name: tableName,
  seats: seatsShape,
  commitment: v.optional(v.nullable(v.string()), null),
});
type Setup = v.InferOutput<typeof setupShape>;

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

const commands = {
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

export const help: Help = {
  lacks: ['add-line', 'say-total', 'choose-reading'],
  firstTurns: [],
  words: [{ word: 'Lantern', is: 'A light of paper.', does: 'The wind puts it out.', rule: 'L 2' }],
  chapters: [
    createChapters('L')('The evening', [
      ['2', 'The wind puts lanterns out.', { name: 'Street', page: 'table' }],
    ]),
  ],
  pages: { table: ['Enter what each house lights.'] },
  keys: [],
};

export const system: System<Open, never> = {
  ...description,
  readSetup: (input) => readShape(setupShape, input),
  readDeck: (deck) =>
    deck ? refuse('This game has no deck.', { allowed: 'Leave the deck out.' }) : accept(null),
  create: () => ({
    id: 'lanterns',
    rules: 1,
    start: (setup: never) => {
      const { name, seats, commitment } = setup as Setup;
      const base = { name, seats, commitment, over: false, notes: [] };
      return {
        open: { turn: 1, step: 'dusk', nextId: 1, ...base, lit: { East: 0, West: 0 }, rolled: 0 },
        hidden: {},
      };
    },
    commands,
    measure: ({ lit }) => ({ ...lit }),
  }),
  describe: (open, line) => ({
    name: open.name,
    season: description.printTurn(open.turn),
    people: open.seats.map(({ person }) => person).join(', '),
    now: 'Dusk',
    next: namedBy(description.guideFor(open)),
    due: '',
    last: line.findLast((entry) => entry.open) ? 'Lanterns were lit' : 'The table is set',
  }),
  rolls: true,
  papers: (_, person) => ({ command: { type: 'open-papers', person }, viewers: [], curtain: false }),
  afterPapers: () => [],
};
