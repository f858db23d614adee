import {
  type Effect,
  type EffectOf,
  SHIP_TYPES,
  UNIT_TYPES,
} from '@/games/gathering-storm/rules/effects/shapes';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { type Amount, speaksOf, type Topic } from './token';
import type { TokenBag } from './token-bag';

/** One way of phrasing a kind of effect. */
export interface Frame {
  /** At least one topic of each must occur. */
  says: readonly (Topic | readonly Topic[])[];
  /** Topics that may occur without adding meaning. */
  may?: readonly Topic[];
  /**
   * The effects, or null unless exactly one meaning is possible. Tokens left in the bag are not understood.
   */
  read(bag: TokenBag): readonly Effect[] | null;
}

/** An effect for each whom it concerns. */
export const forEach = (bag: TokenBag, make: (power: Power) => Effect): Effect[] | null =>
  bag.takeWhom()?.map(make) ?? null;

/** A kind of a power and a signed number; “income zero” says what it is, and not by how much it changes. */
export const signed =
  (kind: 'support' | 'income' | 'factory-price', ...of: Topic[]): Frame['read'] =>
  (bag) => {
    const amount = bag.takeSigned(...of);
    return amount === null || amount === 0 ? null : forEach(bag, (power) => ({ kind, power, amount }));
  };

/** A kind of a power that is there once, with or without its “one more”; no card takes one away. */
export const once =
  (make: (power: Power) => Effect, ...of: Topic[]): Frame['read'] =>
  (bag) => {
    const amount = bag.takeAmount(...of);
    bag.take('up');
    if (bag.has('down') || !isOne(amount)) return null;
    return forEach(bag, make);
  };

export const isOne = (amount: Amount | null) =>
  !amount || (amount.size === 1 && (amount.sign !== '-' || amount.loose));

/** Frames for construction. */

export const freeOf = (kind: 'free-unit' | 'free-ship', what: 'unit' | 'ship'): Frame => ({
  says: [what, ['free', 'up']],
  may: ['free', 'construction', 'any', 'place', 'accelerate', 'in economy'],
  read(bag) {
    const type = bag.typeOf(what);
    if (type === null) return null;
    const types: readonly string[] = what === 'unit' ? UNIT_TYPES : SHIP_TYPES;
    const of = type && types.includes(type) ? { [what]: type } : {};
    // “Ships +1” may mean advancing a ship or laying one down.
    if (!speaksOf(bag.tokens, 'free') && !bag.all('amount').every(({ value }) => !value.sign)) return null;
    return once((power) => ({ kind, power, ...of }) as EffectOf<typeof kind>, what)(bag);
  },
});
export const acceleration: Frame = {
  says: ['ship', ['space', 'accelerate']],
  may: ['accelerate', 'construction', 'free', 'space', 'any', 'up', 'in economy'],
  read(bag) {
    // All battleships are not all ships.
    if (bag.typeOf('ship') !== undefined) return null;
    const ships = bag.takeCount('ship')?.size;
    const spaces = bag.takeAmount('space')?.size;
    const all = bag.take('all', 'each');
    if (all && (ships ?? 1) !== 1) return null;
    const many = speaksOf(
      bag.tokens.filter((token) => token.is === 'topic' && token.many),
      'ship',
    );
    const which =
      (all || (ships === undefined && many)) && (spaces ?? (all ? 1 : 0)) === 1
        ? 'all'
        : !all && (ships ?? 1) === 1 && spaces === 2
          ? 'one'
          : null;
    return which ? forEach(bag, (power) => ({ kind: 'acceleration', power, ships: which })) : null;
  },
};
