import { hidesMoney, isMoney } from '../state/purse';
import type { OpenState } from '../state/state';
import { printSigned, printTurn } from '../vocabulary';
import { readTotal } from '.';
import type { TotalKey } from './kinds';

/** A total's value at the end of the last turn, and its change since. */
export interface Since {
  turn: number;
  was: number;
  by: number;
}

/** Returns the change since the end of the last turn; null if it had no public number then. */
export function readSince(open: OpenState, total: TotalKey): Since | null {
  if (hidesMoney(open) && isMoney(total)) return null;
  const last = open.past.at(-1);
  const was = last?.values[total];
  if (!last || was === undefined || last.turn !== open.turn - 1) return null;
  // A total without any entered base cannot be compared.
  if (isMoney(total) && last.unknown?.some((power) => total.endsWith(power))) return null;
  return { turn: last.turn, was, by: readTotal(open, total).value - was };
}

/** "+3 since Winter 1936". */
export function printSince({ turn, by }: Since): string {
  return by === 0 ? `As in ${printTurn(turn)}` : `${printSigned(by)} since ${printTurn(turn)}`;
}
