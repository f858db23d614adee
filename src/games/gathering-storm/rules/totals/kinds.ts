import { POWERS, type Power } from '../vocabulary';
import { BOARD_KINDS } from './board-kinds';
import type { TotalKind } from './kind';
import { POWER_KINDS } from './power-kinds';

/**
 * Every total, a row for each kind: whoever reads, names, writes or explains one reads its row. Entries note them in
 * this order, what each power has first.
 */
export const KINDS = { ...POWER_KINDS, ...BOARD_KINDS };

type Kinds = typeof KINDS;
type KeyOf<Kind extends keyof Kinds> =
  Kinds[Kind] extends TotalKind<infer Of> ? ([Of] extends [never] ? Kind : `${Kind}:${Of}`) : never;

/** The keys of the totals: the compiler refuses any other. */
export type TotalKey = { [Kind in keyof Kinds]: KeyOf<Kind> }[keyof Kinds];

/** The row of a key that comes out of a file, and whose of the kind it is; nothing where there is no such total. */
export function findKind(key: string): { kind: TotalKind; of: string } | null {
  const colon = key.indexOf(':');
  const name = colon === -1 ? key : key.slice(0, colon);
  const of = colon === -1 ? '' : key.slice(colon + 1);
  const kind = Object.hasOwn(KINDS, name) ? ((KINDS as Record<string, unknown>)[name] as TotalKind) : null;
  return kind && (kind.of.length === 0 ? key === name : kind.of.includes(of)) ? { kind, of } : null;
}

/** The row of a key. An unknown one is an error of ours: no total stands in for it. */
export function kindOf(key: string): { kind: TotalKind; of: string } {
  const found = findKind(key);
  if (!found) throw new Error(`There is no total "${key}".`);
  return found;
}

/** A key that came as a word: of a sheet, a line or a lesson. */
export function totalKey(key: string): TotalKey {
  kindOf(key);
  return key as TotalKey;
}

/** The power whose total it is; nothing where it is a country's, a side's or everyone's. */
export const powerOf = (key: string): Power | undefined => {
  const of = findKind(key)?.of;
  return POWERS.find((power) => power === of);
};
