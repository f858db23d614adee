import { hidesMoney, isMoney } from '../state/purse';
import type { OpenState } from '../state/state';
import { printSigned, printTurn } from '../vocabulary';
import { readTotal } from '.';
import type { TotalKey } from './kinds';

/** What a total was when the last turn ended, and how far it has moved since. */
export interface Since {
  turn: number;
  was: number;
  by: number;
}

/** Against the last turn’s end; nothing where that turn did not have this number for everyone. */
export function readSince(open: OpenState, total: TotalKey): Since | null {
  if (hidesMoney(open) && isMoney(total)) return null;
  const last = open.past.at(-1);
  const was = last?.values[total];
  if (!last || was === undefined || last.turn !== open.turn - 1) return null;
  // A sum that rested on nothing entered is no measure.
  if (isMoney(total) && last.unknown?.some((power) => total.endsWith(power))) return null;
  return { turn: last.turn, was, by: readTotal(open, total).value - was };
}

/** "+3 since Winter 1936". */
export function printSince({ turn, by }: Since): string {
  return by === 0 ? `As in ${printTurn(turn)}` : `${printSigned(by)} since ${printTurn(turn)}`;
}
