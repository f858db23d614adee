import type { Explained } from '@/kernel/totals';
import { linesOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { POWERS } from '../vocabulary';
import type { TotalKind } from './kind';
import { KINDS, kindOf, type TotalKey, totalKey } from './kinds';

/** The value and lines of any total by its key. */
export function readTotal(open: OpenState, key: TotalKey): Explained {
  const { kind, of } = kindOf(key);
  return kind.read(open, of);
}

/** A total that an entry may record. */
interface Row {
  key: TotalKey;
  kind: TotalKind;
  of: string;
}

const known = new WeakMap<TotalKind, readonly Row[]>();

/** The rows of a kind, whose keys are put together once. */
function rowsOfKind(name: string, kind: TotalKind): readonly Row[] {
  const found = known.get(kind);
  if (found) return found;
  const rows = (kind.of.length === 0 ? [''] : kind.of).map((of) => ({
    key: (of === '' ? name : `${name}:${of}`) as TotalKey,
    kind,
    of,
  }));
  known.set(kind, rows);
  return rows;
}

/** The rows of the totals that this table has: what each power has first, then what others have and all. */
function rowsOf(open: OpenState): Row[] {
  const lined = new Set(open.lines.map(({ total }) => total));
  const has = ({ key, kind: { noted }, of }: Row) =>
    noted === 'lines' ? lined.has(key) : noted?.(open, of) === true;
  const rows = Object.entries<TotalKind>(KINDS).map(([name, kind]) => rowsOfKind(name, kind));
  const ofPowers = rows.filter(([first]) => first?.kind.of === POWERS);
  const others = rows.filter(([first]) => first?.kind.of !== POWERS);
  return [...POWERS.flatMap((_, at) => ofPowers.map((row) => row[at] as Row)), ...others.flat()].filter(has);
}

/** The countries with a line this turn, as their totals' keys, in the order of the alphabet. */
export const countryKeys = (open: OpenState): TotalKey[] =>
  rowsOf(open).flatMap(({ key, kind }) => (kind === KINDS.country ? [key] : []));

/**
 * Returns the keys of all public totals of this table; money only if everyone sees it. Totals that follow
 * from them (military counters, forced builds, the garrison) are computed on request and not recorded.
 */
export const totalKeys = (open: OpenState): TotalKey[] => rowsOf(open).map(({ key }) => key);

/** Returns the value of every total: an entry compares them before and after. */
export function measure(open: OpenState): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { key, kind, of } of rowsOf(open)) totals[key] = kind.read(open, of).value;
  return totals;
}

/** Whether a total is fully known: no line waits for the table, or the table entered the whole. */
export const isWhole = (open: OpenState, total: string): boolean =>
  linesOf(open, total).some(({ ruling }) => ruling) || lackingIn(open, total).length === 0;

/** Returns what was not entered of a total, in the words of its lines. */
export const lackingIn = (open: OpenState, total: string): string[] =>
  readTotal(open, totalKey(total)).lines.flatMap(({ lacking, words }) => (lacking ? [words] : []));
