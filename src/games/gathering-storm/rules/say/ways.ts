import type { Change } from '@/kernel/journal/entry';
import type { Effect } from '../effects/shapes';
import type { OpenState } from '../state/state';
import type { Power } from '../vocabulary';
import { totalMoved } from './names';

/** A number before and after an effect. */
export interface Way {
  from: number;
  to: number;
}

/** What a picture may be drawn from: what everybody sees, or what the owner of the papers sees. */
export interface Told {
  open: OpenState;
  /** What the effect changed or would change; nothing where that is not known or not to be told. */
  changes?: readonly Change[];
}

/** Totals that are the plain sum of their lines: several effects move them one after the other. */
const SUMS = ['support', 'income', 'country', 'index'];

/** What one effect adds to a total; `null` if only the table can tell. */
interface Added {
  at: number;
  amount: number | null;
}

/**
 * Each effect's number before and after, in printed order, from what the whole entry changed. Whatever else
 * changed the number, such as the trend, came first.
 * @rule GS 9.21, 9.31
 */
export function waysOf(effects: readonly Effect[], { open, changes = [] }: Told): (Way | undefined)[] {
  const ways: (Way | undefined)[] = effects.map(() => undefined);
  for (const key of new Set(effects.map(totalMoved))) {
    const change = changes.find(([total]) => total === key);
    if (key === null || !change || !isKnown(open, key)) continue;
    const moving = effects.flatMap((effect, at) => (totalMoved(effect) === key ? [at] : []));
    const found = SUMS.includes(key.split(':')[0] ?? '')
      ? walk(effects, key, change)
      : direct(moving, change);
    for (const at of moving) ways[at] = found.get(at);
  }
  return ways;
}

/** Whether the whole number is known, and not only what changes it. */
function isKnown(open: OpenState, key: string): boolean {
  const [kind, power] = key.split(':');
  if (kind === 'index') return !open.running || open.facts.known.includes('index');
  if (kind === 'draws') return open.facts.baseTiles[power as Power] !== undefined;
  if (kind === 'conversion') return open.prices[power as Power] !== undefined;
  return true;
}

/** A number that only one effect moves. */
const direct = (moving: readonly number[], [, from, to]: Change): Map<number, Way> =>
  new Map(moving.length === 1 ? moving.map((at) => [at, { from, to }]) : []);

/** From the last effect back to the first, each by what it adds; one that depends on the table adds what is left. */
function walk(effects: readonly Effect[], key: string, [, before, after]: Change): Map<number, Way> {
  const own = addedTo(effects, (total) => total === key);
  // Support is part of the income that is still to be taken (GS 10.21).
  const support = key.replace(/^income:/, 'support:');
  const all = addedTo(effects, (total) => total === key || total === support);
  const added = sumOf(own) === after - before ? own : all;
  if (added.filter(({ amount }) => amount === null).length > 1) return new Map();
  const left = after - before - sumOf(added);
  const ways = new Map<number, Way>();
  let to = after;
  for (const { at, amount } of added.toReversed()) {
    const from = to - (amount ?? left);
    ways.set(at, { from, to });
    to = from;
  }
  return ways;
}

const sumOf = (added: readonly Added[]) => added.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const addedTo = (effects: readonly Effect[], isOf: (total: string) => boolean): Added[] =>
  effects.flatMap((effect, at) => {
    const total = totalMoved(effect);
    if (total === null || !isOf(total)) return [];
    return [{ at, amount: 'amount' in effect && typeof effect.amount === 'number' ? effect.amount : null }];
  });
