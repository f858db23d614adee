import { POWERS, type Power } from '../vocabulary';
import { BOARD_KINDS } from './board-kinds';
import type { TotalKind } from './kind';
import { POWER_KINDS } from './power-kinds';

/**
 * All kinds of totals: reading, naming, printing and explaining use these definitions. Entries record them in
 * this order, those of each power first.
 */
export const KINDS = { ...POWER_KINDS, ...BOARD_KINDS };

type Kinds = typeof KINDS;
type KeyOf<Kind extends keyof Kinds> =
  Kinds[Kind] extends TotalKind<infer Of> ? ([Of] extends [never] ? Kind : `${Kind}:${Of}`) : never;

/** The keys of the totals: the compiler refuses any other. */
export type TotalKey = { [Kind in keyof Kinds]: KeyOf<Kind> }[keyof Kinds];

/** Returns the kind and the owner of a key from a file; null if there is no such total. */
export function findKind(key: string): { kind: TotalKind; of: string } | null {
  const colon = key.indexOf(':');
  const name = colon === -1 ? key : key.slice(0, colon);
  const of = colon === -1 ? '' : key.slice(colon + 1);
  const kind = Object.hasOwn(KINDS, name) ? ((KINDS as Record<string, unknown>)[name] as TotalKind) : null;
  return kind && (kind.of.length === 0 ? key === name : kind.of.includes(of)) ? { kind, of } : null;
}

/** Returns the kind of a key. Throws for an unknown key: that is a bug, and no default applies. */
export function kindOf(key: string): { kind: TotalKind; of: string } {
  const found = findKind(key);
  if (!found) throw new Error(`There is no total "${key}".`);
  return found;
}

/** Converts a string from a sheet, a line or a lesson to a key. */
export function totalKey(key: string): TotalKey {
  kindOf(key);
  return key as TotalKey;
}

/** Returns the power whose total it is; undefined if it belongs to a country, a side or all. */
export const powerOf = (key: string): Power | undefined => {
  const of = findKind(key)?.of;
  return POWERS.find((power) => power === of);
};
