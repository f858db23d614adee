import type { Effect } from '../../effects/shapes';
import type { Power } from '../../vocabulary';
import type { Amount, Topic } from './token';
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
