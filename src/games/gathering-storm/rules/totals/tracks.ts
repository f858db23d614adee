import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { linesOf, totalOf } from '../state/lines';
import type { ClimateMove, OpenState, StandingLine } from '../state/state';
import { printSigned } from '../vocabulary';

const HOW_LONG = { turn: 'This turn', every: 'Every turn until removed', removed: 'Until removed' };

/** Returns a line for reading; formulas are computed by their own total. */
export function readLine(line: StandingLine, amount = line.amount ?? 0): TotalLine {
  return {
    id: line.id,
    words: line.words,
    amount,
    basis: line.basis,
    until: line.until,
    how: HOW_LONG[line.until],
    ...(line.rule ? { rule: line.rule } : {}),
  };
}

/** Like `readLine`; a line that follows subversion is worth what one subversion result changes. */
export const readFollowing = (open: OpenState, line: StandingLine): TotalLine =>
  readLine(line, line.follows ? (open.facts.subversion ?? 0) : line.amount);

const plain = (open: OpenState, total: string) => linesOf(open, total).map((line) => readLine(line));

/** Returns the limits of the Economic Climate by the table's reading. @rule GS 11.3 */
export function climateLimits(open: Pick<OpenState, 'readings'>): { min: number; max: number } {
  return open.readings['climate-range'] === 'none' ? { min: -9, max: 9 } : { min: -3, max: 3 };
}

/**
 * Returns the Economic Climate: its value at the start of the turn and the actual steps since.
 * @rule GS 9.21
 */
export function readClimate(open: OpenState): Explained {
  const moves = open.climate.moves.map((move): TotalLine => {
    const stopped =
      move.amount !== move.asked ? `The limit stopped it: ${printSigned(move.asked)} was due` : 'It stays';
    return {
      words: move.words,
      amount: move.amount,
      basis: move.basis,
      how: stopped,
      ...(move.rule ? { rule: move.rule } : {}),
    };
  });
  return explain([
    { words: 'At the start of the turn', amount: open.climate.start, basis: 'rule', rule: 'GS 11.3' },
    ...moves,
    ...plain(open, totalOf.climate),
  ]);
}

/** Moves the Economic Climate; the limit stops it and the move records what it really made. @rule GS 9.21 */
export function moveClimate(
  draft: OpenState,
  asked: number,
  move: Omit<ClimateMove, 'asked' | 'amount'>,
): number {
  const now = readClimate(draft).value;
  const { min, max } = climateLimits(draft);
  // A track that the table has set beyond its limits is stopped there, never pulled back.
  const amount =
    asked > 0 ? Math.min(asked, Math.max(0, max - now)) : Math.max(asked, Math.min(0, min - now));
  draft.climate.moves.push({ ...move, asked, amount });
  return amount;
}

/** The Balance of Power; plus for the Axis. The table counts it on its own chart. */
export function readBalance(open: OpenState): Explained {
  const base: TotalLine = {
    words: open.balance === null ? 'Not entered yet' : 'As the table counts it',
    amount: open.balance ?? 0,
    basis: 'table',
    rule: 'GS 18.21B',
    how: 'Plus for the Axis, minus for the Allies',
  };
  return explain([base, ...plain(open, totalOf.balance)]);
}
