import { createFields } from '../command/fields';
import type { Description, TableBase } from '../description';
import { explain } from '../totals';
import { add, type Tally, tally } from './tally';

/** For tests only: the description of the smallest game. */
export const tallyDescription: Description<Tally & TableBase> = {
  ...createFields({ commands: tally.commands, event: null }),
  name: 'Tally',
  powers: ['A', 'B'],
  mostPeople: 2,
  forOne: false,
  handRule: null,
  viewersOf: (power) => [power],
  printTurn: (turn) => `Round ${turn}`,
  whenOf: ({ turn }) => ({ title: `Round ${turn}`, note: `Turn ${turn}` }),
  phaseOf: () => 'Counting',
  stepOf: ({ sum }) => `Sum ${sum}`,
  guideFor: ({ sum }) => ({
    line: 'Next: add',
    reason: `It stands at ${sum}.`,
    action: { label: 'Add three', command: add(3) },
  }),
  duesOf: () => [],
  hasCurtain: () => true,
  nextVisitor: ({ sum }) => (sum > 2 ? 'Ben' : null),
  sayEntry: ({ open }) => ({ text: `Told: ${open?.command.type}`, notes: [] }),
  sayItself: ({ open }) => ({ text: `Told: ${open?.command.type}`, notes: [] }),
  sayRow: ({ entry }) => ({ text: `Told: ${entry.open?.command.type}`, notes: ['A note'], rule: 'T 2' }),
  sayCards: () => [],
  nameEntry: () => 'the sum',
  hasShown: ({ open }) => open?.command.type === 'roll',
  natureOf: ({ open }) => (['roll', 'add'].includes(open?.command.type ?? '') ? 'event' : 'record'),
  totals: () => ['sum'],
  readTotal: ({ sum }) => explain([{ words: 'Added', amount: sum, basis: 'table' }]),
  nameTotal: (key) => key,
  printTotal: (_, value) => String(value),
};
