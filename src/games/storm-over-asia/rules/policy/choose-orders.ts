import type { By, Chosen } from '@/kernel/command/choosing';
import { boundWhy, thoughtBefore } from '@/kernel/command/policy';
import type { Event } from '../cards/card';
import { comesAsDrawn } from '../cards/known';
import type { HeldCard, OpenState } from '../state';
import { STEPS, stepAt, stepIndex } from '../steps';
import { choose } from './choosing';
import { factsOfCard } from './facts';
import type { VisibleFacts } from './visible-facts';

/** The steps at which a power of the app’s thinks of its cards: as they are dealt, and of what it kept later on. */
export const POLICY_STEPS = ['read', 'diplomacy', 'end'] as const;

/** Whether the step that shows a card automatically has passed: there is nothing left to decide about it. */
function hasPassed(event: Event | null, step: string): boolean {
  const shown = event && STEPS.find(({ shows }) => shows.includes(event.window));
  return shown ? stepIndex(shown.id) < stepIndex(step) : false;
}

/** Whether to decide a card now: only once, except for a kept card whose next moment has come. */
function isOpen(open: OpenState, card: HeldCard, order: 'play' | 'keep' | undefined): boolean {
  if (hasPassed(card.event, open.step)) return false;
  if (!order) return true;
  const later = open.step === 'diplomacy' || open.step === 'end';
  return order === 'keep' && later && !open.round;
}

/**
 * Returns the private orders that an app power leaves in its visit, each with the rules that applied: one for
 * every card to be decided now, based only on the card and public state. A card ordered to be shown that may
 * come at once is shown when any papers are closed (`system.afterPapers`).
 * @param byFor each card has its own dice
 * @rule SOA 9 (assumed)
 */
export function chooseOrders({ power, view }: VisibleFacts, byFor: (of: string) => By): Chosen[] {
  const { open, hidden: own } = view;
  if (!own || open.over) return [];
  return own.hand
    .filter((card) => isOpen(open, card, own.orders[card.slot]))
    .map((card): Chosen => {
      const { slot, event } = card;
      if (comesAsDrawn({ ...card, diplomatic: open.diplomatic })) {
        const why = ['It turns a flag as it is drawn'];
        return { command: { type: 'order', power, slot, do: 'play', why }, why };
      }
      const facts = factsOfCard(open, power, event);
      const { option, lines } = choose(byFor(`card ${slot}`), 'card', { facts, allowed: ['show', 'keep'] });
      const why = boundWhy([...thoughtBefore(own.why?.[slot], stepAt(open.step).phase), ...lines]);
      return { command: { type: 'order', power, slot, do: option === 'show' ? 'play' : 'keep', why }, why };
    });
}
