import { countCards } from '@/kernel/seats';
import type { Event } from '../cards/card';
import { kindOf, partWindow, windowOf } from '../effects';
import type { Window } from '../effects/windows';
import { hasPassed, isOfPhase, isToCome, stepAt, WINDOW_WORDS } from '../guide/phases';
import { waits } from '../guide/waiting-parts';
import { isTracked, type OpenState } from '../state/state';
import type { Power } from '../vocabulary';

/** The effect of a card entered before or after its moment. */
export interface Mistimed {
  hint: 'is over' | 'is still to come';
  /** When it is shown, and what it changes now. */
  words: string;
  rule: string;
}

/** Whether the moment of a card has passed at this table. @rule GS 9.41 */
function isLate(open: OpenState, window: Window): boolean {
  // Income is fixed when it is taken, not when its events are asked for (GS 11.12C).
  if (window === 'income' && isTracked(open, 'income')) return open.incomeTaken;
  return hasPassed(window, open.step) && !stepAt(open.step).shows.includes(window);
}

/** Of a paper card that is entered after its moment: that it is, and what it still does; nothing in time. @rule GS 9.41 */
export function sayLate(open: OpenState, event: Event, power: Power): Mistimed | null {
  const window = windowOf(event, open);
  if (!isLate(open, window)) return null;
  const late = event.effects.filter((effect) => isLate(open, partWindow(event, effect, open)));
  const still = [...new Set(late.map((effect) => kindOf(effect).late(open, effect, power)))];
  const { at, rule } = WINDOW_WORDS[window];
  return { hint: 'is over', words: `It is shown ${at}, and that is over. ${still.join(' ')}`, rule };
}

/** Of a paper card that is entered before its moment: that it is, and when it applies; nothing in time. @rule GS 9.41 */
function sayEarly(open: OpenState, event: Event): Mistimed | null {
  const window = windowOf(event, open);
  // With paper cards a phase is one stop: all of its moments are now.
  if (!isToCome(window, open.step) || isOfPhase(window, open.step)) return null;
  const { at, rule } = WINDOW_WORDS[window];
  // Subversion asks for its country when it is announced.
  const waiting = window === 'subversion' || event.effects.some((_, part) => waits(open, event, part));
  const now = waiting
    ? 'Everyone sees it now; what has a later moment waits for it.'
    : 'Entered now it counts at once.';
  return { hint: 'is still to come', words: `It is shown ${at}, and that is still to come. ${now}`, rule };
}

/** Describes when a mistimed paper card is due and what it does; null if it is on time. @rule GS 9.41 */
export const sayMistimed = (open: OpenState, event: Event, power: Power): Mistimed | null =>
  sayLate(open, event, power) ?? sayEarly(open, event);

/** Reports that a power has shown every card it was dealt; null if it may show another. @rule GS 9.12 */
export function sayAllShown(open: OpenState, power: Power): string | null {
  const { dealt, held } = open.hands[power];
  if (dealt === 0 || held > 0) return null;
  const shown = dealt === 1 ? 'it is shown' : 'all are shown';
  return `${power} was dealt ${countCards(dealt)} this turn, and ${shown} already. Another is entered all the same (GS 9.12).`;
}
