import type { Event } from '../cards/card';
import { type Power, type Side, sideOf } from '../vocabulary';

/** What an effect is worth to the card's holder, by public facts: now, and at best within the turn. */
export type EffectWorth = readonly [now: number, best: number];

/** The power that holds a card, and the whole event of it. */
export interface Holder {
  power: Power;
  event: Event;
}

/** A worth that does not depend on anything else. */
export const worth = (amount: number): EffectWorth => [amount + 0, amount + 0];

/** What helps the side of a power is worth as much as it is, what helps the other side as little. */
export const worthTo = ({ power }: Holder, side: Side, amount: number): EffectWorth =>
  worth(sideOf(power) === side ? amount : -amount);

/** A free unit, a step of research and the like count as one. */
export const worthOne = () => worth(1);
export const worthNothing = () => worth(0);
