import type { Account, Carry } from '@/games/gathering-storm/rules/totals/ledger';
import { capitalize, printList, printTurn } from '@/games/gathering-storm/rules/vocabulary';

export const points = (count: number) => `${count} tile ${count === 1 ? 'point' : 'points'}`;

/** Returns the parts of a sum that the table has not entered, or null. */
export function sayMissing({ lines }: Account): string | null {
  const missing = lines.flatMap(({ missing: what }) => (what ? [WHAT[what]] : []));
  return missing.length > 0 ? `${capitalize(printList(missing))} not entered` : null;
}

const WHAT = { base: 'base income', climate: 'what the climate gives' };

/** Returns what the end of the turn would leave, or null. @rule GS 6.33, 10.41C */
export function sayCarry(
  { kept: carried, lost, short, lowers, unknown }: Carry,
  turn: number,
): string | null {
  const next = printTurn(turn + 1);
  if (unknown) return null;
  if (short > 0) return `${short} short: support is ${lowers || 'no'} lower in ${next} (GS 10.41C)`;
  if (lost > 0)
    return `${carried} go on to ${next}; ${lost} ${lost === 1 ? 'is' : 'are'} lost, the limit is 21 (GS 6.33)`;
  return `${carried} ${carried === 1 ? 'goes' : 'go'} on to ${next}`;
}
