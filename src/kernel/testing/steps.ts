import fc from 'fast-check';
import { createChance } from '../chance';
import type { Command } from '../game';
import { isPublic, type Journal, movesHead } from '../journal/journal';
import { standingTo } from '../journal/moments';
import { add, type Notes, note, type Tally } from './tally';

/** For tests only: games of every sort of step, for properties. */

export const chance = createChance(new Uint8Array(64).fill(5));
const amount = fc.integer({ min: -3, max: 6 });

const what = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('add', 'spend', 'lines', 'even', 'roll', 'visit', 'note', 'drop'),
  },
  { weight: 5, arbitrary: fc.constantFrom('undo', 'redo', 'undo A', 'return') },
  { weight: 3, arbitrary: fc.constantFrom('change', 'remove', 'insert') },
);
const step = (of: fc.Arbitrary<string>) => fc.record({ what: of, amount, at: fc.nat() });
/** Redo is only possible right after an undo, which rarely happens by chance. */
const backAndForth = fc.tuple(...(['add', 'undo', 'redo'] as const).map((one) => step(fc.constant(one))));

/** A command of every sort; `at` picks what it reaches among what can be reached. */
export const steps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 15, arbitrary: step(what).map((one) => [one]) },
      { weight: 1, arbitrary: backAndForth },
    ),
    { maxLength: 60 },
  )
  .map((groups) => groups.flat());
export type Step = { what: string; amount: number; at: number };

/** Returns the command for a step on this table. */
export function commandOf(journal: Journal<Tally, Notes>, { what, amount, at }: Step): Command {
  if (what === 'undo A') return { type: 'undo', viewer: 'A' };
  if (what === 'lines') return { type: 'lines', amounts: [amount, 1] };
  if (what === 'drop') return { type: 'drop', id: `l${at % 9}` };
  if (what === 'note') return note('A', 'a word');
  if (what === 'return') {
    const rows = journal.entries.filter((entry) => isPublic(entry) && movesHead(entry) === null);
    return { type: 'return', entry: rows[at % Math.max(1, rows.length)]?.n };
  }
  if (['change', 'remove', 'insert'].includes(what)) {
    const line = standingTo(journal).filter(isPublic);
    const target = line[at % Math.max(1, line.length)];
    const command = what === 'change' ? { ...target?.open?.command, amount } : add(amount);
    return { type: 'correct', entry: target?.n, how: what, ...(what === 'remove' ? {} : { command }) };
  }
  return what === 'add' || what === 'spend' ? { type: what, amount } : { type: what };
}
