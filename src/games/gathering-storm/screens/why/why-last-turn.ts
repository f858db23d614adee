import { printTotal } from '@/games/gathering-storm/rules/say/names';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { displayKey } from '@/games/gathering-storm/rules/totals/known-money';
import { isWhole } from '@/games/gathering-storm/rules/totals/lacking';
import { type Explained, explain, type TotalLine } from '@/kernel/totals';

/**
 * A total of a turn that is over, by its lines: what the table noted as the turn ended is what it was, and the last
 * cards were shown only then.
 * @param before the table just before that turn ended
 * @rule GS 9.13
 */
export function readEnd(now: OpenState, before: OpenState, total: TotalKey): Explained {
  const { lines, value } = readTotal(before, total);
  const noted = now.past.find(({ turn }) => turn === before.turn)?.values[total];
  if (noted === undefined || noted === value) return { lines, value };
  const shown: TotalLine = {
    words: 'Shown as the turn ended',
    amount: noted - value,
    basis: 'event',
    rule: 'GS 9.13',
  };
  return explain([...lines, shown]);
}

/** "Last turn: −2"; without the number where some of it was not entered. */
export function sayLast(now: OpenState, before: OpenState, total: TotalKey): string {
  const shownKey = displayKey(before, total);
  if (!isWhole(before, shownKey)) return 'Last turn';
  return `Last turn: ${printTotal(shownKey, readEnd(now, before, total).value)}`;
}
