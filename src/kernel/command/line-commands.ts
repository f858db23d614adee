import * as v from 'valibot';
import { type Refusal, refuse } from '../result';
import { type Basis, DURATIONS, type Duration, type Explained } from '../totals';
import type { Description, PublicCommand } from './command';
import { acceptNothing, type Defining, text, whole } from './define';

/** A line as the table puts it into a total. */
export interface TableLine {
  total: string;
  amount: number;
  words: string;
  rule?: string;
  until: Duration;
  basis: 'table';
  /** The table stated the whole total, so this line applies after every limit. */
  ruling?: true;
}

interface Lines<Open, Context> {
  /** The keys of the totals. */
  total: v.GenericSchema<unknown, string>;
  readTotal(open: Open, total: string): Explained;
  addLine(draft: Open, line: TableLine): void;
  /** Returns why a public line may not be entered in this total, or null. */
  barred?(open: Open, total: string): Refusal | null;
  /** Whether the total is unknown, so that any number is new information. */
  unknown?(open: Open, total: string): boolean;
  /** Handles a stated total that is not stored as a line; returns whether it did. */
  take?(draft: Open, total: string, difference: number): boolean;
  /** The default duration of a stated total. */
  usually(total: string): Duration;
  print(value: number): string;
  sayAdded(line: { total: string; amount: number; words: string; rule?: string | undefined }): Description;
  removed: string;
  sayTotal(total: string, value: number): Description;
  short: PublicCommand<Open, unknown, never, never, never, Context, unknown>['short'];
}

const duration = v.picklist(DURATIONS, 'Say "turn", "every" or "removed".');

/** The table's own modifiers, for rules that the app does not know. */
export const createLines = <Open extends { lines: { id: string; basis: Basis }[] }, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  game: Lines<Open, Context>,
) => ({
  'add-line': plain({
    shape: v.strictObject({
      type: v.literal('add-line'),
      total: game.total,
      amount: whole(-99, 99),
      words: v.optional(text(80), 'The table’s modifier'),
      rule: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(24, 'A rule label has at most 24 letters.'))),
      until: v.optional(duration, 'turn'),
    }),
    asks: { total: null, amount: 'Amount', words: 'In words', rule: 'Rule label', until: 'How long' },
    check(open, { total, amount }) {
      const barred = game.barred?.(open, total);
      if (barred) return { ok: false, refusal: barred };
      return amount === 0
        ? refuse('A modifier of 0 changes nothing.', { allowed: 'Write an amount above or below 0.' })
        : acceptNothing();
    },
    open: (draft, { total, amount, words, rule, until }) =>
      game.addLine(draft, { total, amount, words, until, basis: 'table', ...(rule ? { rule } : {}) }),
    say: (line) => game.sayAdded(line),
    short: game.short,
    nature: 'ruling',
  }),
  'remove-line': plain({
    shape: v.strictObject({ type: v.literal('remove-line'), id: v.string() }),
    asks: { id: null },
    check(open, { id }) {
      const line = open.lines.find((item) => item.id === id);
      if (!line) return refuse('This modifier is no longer there.', { allowed: 'Remove one that is there.' });
      return line.basis === 'table'
        ? acceptNothing()
        : refuse('Only a modifier that the table added can be removed.', {
            allowed: 'Undo takes an event back.',
          });
    },
    open(draft, { id }) {
      draft.lines = draft.lines.filter((line) => line.id !== id);
    },
    say: () => ({ text: game.removed }),
    short: game.short,
    nature: 'ruling',
  }),
  // "The table says it is N": the difference becomes a line.
  'say-total': plain({
    shape: v.strictObject({
      type: v.literal('say-total'),
      total: game.total,
      value: whole(-99, 99),
      until: v.optional(duration),
    }),
    asks: { total: null, value: 'Value', until: 'How long' },
    check(open, { total, value }) {
      const barred = game.barred?.(open, total);
      if (barred) return { ok: false, refusal: barred };
      return game.readTotal(open, total).value === value && !game.unknown?.(open, total)
        ? refuse(`It is ${game.print(value)} already.`, { allowed: 'Say another number.' })
        : acceptNothing();
    },
    open(draft, { total, value, until = game.usually(total) }) {
      const amount = value - game.readTotal(draft, total).value;
      if (game.take?.(draft, total, amount)) return;
      const words = `The table says ${game.print(value)}`;
      game.addLine(draft, { total, amount, words, until, basis: 'table', ruling: true });
    },
    say: ({ total, value }) => game.sayTotal(total, value),
    short: game.short,
    nature: 'ruling',
  }),
});
