import type { Explained } from '@/kernel/totals';
import type { OpenState } from '../state';
import { POWERS } from '../vocabulary';
import type { TotalKind } from './kind';
import { KINDS, kindOf, type TotalKey } from './kinds';

/** The value and lines of any total by its key. */
export function readTotal(open: OpenState, key: TotalKey): Explained {
  const { kind, of } = kindOf(key);
  return kind.read(open, of);
}

const kinds = () => Object.entries<TotalKind>(KINDS).filter(([, { noted }]) => noted);
const keyOf = (name: string, of: string) => (of === '' ? name : `${name}:${of}`) as TotalKey;
const notes = (open: OpenState, kind: TotalKind, of: string) => kind.noted?.(open, of) === true;

/** The countries with a line this turn, as their totals' keys, in the order of the alphabet. */
export const countryKeys = (open: OpenState): TotalKey[] =>
  KINDS.country.of.filter((of) => notes(open, KINDS.country, of)).map((of) => keyOf('country', of));

/**
 * The keys of every total that this table has, for everyone: money only where everyone sees it. What only follows from
 * them (military counters, forced builds, the garrison) is told when it is asked for, and no entry notes it.
 */
export function totalKeys(open: OpenState): TotalKey[] {
  const all = kinds();
  const ofPowers = all.filter(([, { of }]) => of === POWERS);
  const others = all.filter(([, { of }]) => of !== POWERS);
  return [
    ...POWERS.flatMap((power) =>
      ofPowers.filter(([, kind]) => notes(open, kind, power)).map(([name]) => keyOf(name, power)),
    ),
    ...others.flatMap(([name, kind]) =>
      (kind.of.length === 0 ? [''] : kind.of)
        .filter((of) => notes(open, kind, of))
        .map((of) => keyOf(name, of)),
    ),
  ];
}

/** Every total with its value: what an entry compares before and after. */
export function measure(open: OpenState): Record<string, number> {
  return Object.fromEntries(totalKeys(open).map((key) => [key, readTotal(open, key).value]));
}
