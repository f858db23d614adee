import * as v from 'valibot';
import { printSigned } from '@/kernel/print';
import { type Explained, explain, limitLine, type TotalLine } from '@/kernel/totals';
import { type Dice, type EventKind, printTwo, readTwo } from '../vocabulary';

/** One row: a range of the modified roll, what it does in combat (left) and in movement (right). */
export interface ResultRow {
  from: number;
  to: number;
  combat: string;
  movement: string;
  /** Whether a movement event keeps its marker until the end of the phase. @rule GOSS 23.1.1b */
  keeps: boolean;
}

export const WHENS = ['combat', 'movement', 'both'] as const;

/** A modifier of the roll, from the table's own list. */
export interface ResultModifier {
  id: string;
  words: string;
  amount: number;
  when: (typeof WHENS)[number];
  /** The clock ticks it: it counts at night. */
  clock?: 'night' | undefined;
}

/** A table of results: one range serves both columns. @rule GOSS 23.1.1a */
export interface ResultsTable {
  name: string;
  /** Our own house table, not one from a published game. */
  ours: boolean;
  rows: ResultRow[];
  modifiers: ResultModifier[];
}

/** Longer than the real limit, so that the check can report text that is too long. */
const words = v.pipe(v.string('Write it in words.'), v.maxLength(400, 'At most 400 letters.'));
const number = v.pipe(v.number('A number is needed.'), v.finite('A number is needed.'));

export const resultsShape: v.GenericSchema<unknown, ResultsTable> = v.strictObject({
  name: words,
  ours: v.optional(v.boolean(), false),
  rows: v.pipe(
    v.array(
      v.strictObject({
        from: number,
        to: number,
        combat: words,
        movement: words,
        keeps: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(200, 'At most 200 rows can be read.'),
  ),
  modifiers: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,15}$/, 'An id is of small letters and digits.')),
        words,
        amount: number,
        when: v.optional(v.picklist(WHENS, 'A modifier is for "combat", "movement" or "both".'), 'both'),
        clock: v.optional(v.literal('night', 'The clock knows "night".')),
      }),
    ),
    v.maxLength(50, 'At most 50 modifiers can be read.'),
  ),
});

/** The row of a roll that is held between 00 and 99. */
export const rowAt = ({ rows }: ResultsTable, value: number) =>
  rows.find(({ from, to }) => from <= value && value <= to);

/** The ids of those that the clock ticks now; the house table of older tables has its own by its id. @rule GOSS 23.1.1a */
export const byTheClock = (table: ResultsTable, kind: EventKind, night: boolean): string[] =>
  modifiersFor(table, kind)
    .filter(({ id, clock }) => night && (clock === 'night' || (table.ours && id === 'night')))
    .map(({ id }) => id);

/** Returns the modifiers that may apply to this kind of event. */
export const modifiersFor = ({ modifiers }: ResultsTable, kind: EventKind) =>
  modifiers.filter(({ when }) => when === 'both' || when === kind);

/**
 * Returns the modified roll with its lines: the dice, the table's modifiers, any extra, and the cap at either
 * end of the table.
 * @rule GOSS 23.1.1a (that it is held to the ends is assumed)
 */
export function sumOf(dice: Dice, modifiers: readonly ResultModifier[], extra = 0): Explained {
  const lines: TotalLine[] = [
    { words: 'Two dice', amount: readTwo(dice), basis: 'rule', rule: 'GOSS 23.1.1a' },
    ...modifiers.map(({ words, amount }): TotalLine => ({ words, amount, basis: 'table' })),
    ...(extra === 0 ? [] : [{ words: 'The table’s own', amount: extra, basis: 'table' } as const]),
  ];
  const high = explain(lines).value > 99;
  const held = limitLine(lines, 0, 99, high ? 'Held at 99' : 'Held at 00', 'GOSS 23.1.1a');
  return explain(held.map((line, at) => (at < lines.length ? line : { ...line, basis: 'assumed' })));
}

/** The sum as it is read out: "47", or "47 +5 = 52". @rule GOSS 23.1.1a */
export function printSum({ lines, value }: Explained): string {
  const [dice, ...more] = lines.map(({ amount }) => amount);
  const rolled = printTwo(dice ?? value);
  return more.length === 0 ? rolled : `${rolled} ${more.map(printSigned).join(' ')} = ${printTwo(value)}`;
}
