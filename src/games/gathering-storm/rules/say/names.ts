import { type Piece, sayMarker } from '@/kernel/board-moves';
import { printNumber } from '@/kernel/print';
import { kindOf } from '../effects';
import type { Effect } from '../effects/shapes';
import { findKind } from '../totals/kinds';
import { printSigned } from '../vocabulary';

/** What a total is called: "German support", "Economic Climate"; one that a file names and this build has not, its key. */
export function nameTotal(key: string): string {
  const found = findKind(key);
  return found ? found.kind.name(found.of) : key;
}

/** The short name, for a strip that already shows the power: "Support". */
export const shortName = (key: string): string => findKind(key)?.kind.short ?? nameTotal(key);

/** Whether a total is always printed with its sign, or only with a minus. */
export const signOfTotal = (key: string): 'always' | 'minus' => findKind(key)?.kind.sign ?? 'always';

/** A total's value as it is read: income and points without a plus, points below 0 as short. */
export function printTotal(key: string, value: number): string {
  const print = findKind(key)?.kind.print;
  if (print) return print(value);
  return signOfTotal(key) === 'minus' ? printNumber(value) : printSigned(value);
}

/** Returns the piece on the board that shows a number; null if only the app tracks it. @rule GS 25.31 */
export function markerOf(key: string): Piece | null {
  const found = findKind(key);
  return found?.kind.marker?.(found.of) ?? null;
}

/** "Move Spain’s civil war marker from 3 to 4"; without a counter it is off the board. @rule GS 25.31 */
export function sayWarMarker([key, ...way]: readonly [string, number, number]): string {
  const [from, to] = way.map((value) => (value === 0 ? null : printTotal(key, value)));
  return sayMarker(markerOf(key) as Piece, from as string | null, to as string | null);
}

/** "German support 0 to +1"; for a civil war, the move of its marker. */
export function printChange([key, before, after]: [string, number, number]): string {
  if (key.startsWith('war:')) return sayWarMarker([key, before, after]);
  return `${nameTotal(key)} ${printTotal(key, before)} to ${printTotal(key, after)}`;
}

/** Returns the first total that an effect changes, or null. */
export const totalMoved = (effect: Effect): string | null => kindOf(effect).moves(effect);
