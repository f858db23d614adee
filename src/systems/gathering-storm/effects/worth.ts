import type { Event } from '../cards/card';
import { stepIndex } from '../guide/phases';
import type { OpenState } from '../state/state';
import { type Power, type Side, sideOf } from '../vocabulary';

/** What an effect is worth to the power that holds its card, by what lies open: now, and at best within the turn. */
export type EffectWorth = readonly [now: number, best: number];

/** The power that holds a card, and the whole event of it. */
export interface Holder {
  power: Power;
  event: Event;
}

/** The same whatever else changes. */
export const worth = (amount: number): EffectWorth => [amount + 0, amount + 0];

/** What helps the side of a power is worth as much as it is, what helps the other side as little. */
export const worthTo = ({ power }: Holder, side: Side, amount: number): EffectWorth =>
  worth(sideOf(power) === side ? amount : -amount);

/** A free unit, a step of research and the like count as one. */
export const worthOne = () => worth(1);
export const worthNothing = () => worth(0);

export const FROM_HERE = 'it counts from here on; what was settled before stays.';

/** What most effects still do, where they are entered after their moment. */
export const countsFromHere = () => `Entered now ${FROM_HERE}`;

/** What one still does whose phase of the turn may be over. */
export const untilOver =
  (step: string, over: string, before: string) =>
  (open: OpenState): string =>
    stepIndex(open.step) > stepIndex(step) ? over : before;

/** What is resolved with diplomacy. */
export const untilResolved = untilOver(
  'resolution',
  'Diplomacy is resolved: what was resolved stays.',
  'It counts as diplomacy is resolved.',
);
/** A counter that is laid down with the others. */
export const untilLaid = untilOver(
  'resolution',
  'Diplomacy is resolved: no counter follows.',
  'Its counter would be laid down after the others.',
);

/** What lies on a research sheet. */
export const onSheetNow = () =>
  'The Economic phase is over: put on the sheet now what it gives, if the table agrees.';
/** What is built. */
export const usedNow = () => 'Construction is over: it may be used until the turn ends, if the table agrees.';
