import type { Event } from '../cards/card';
import { kindOf, partWindow, windowOf } from '../effects';
import type { Window } from '../effects/windows';
import { hasPassed, stepAt, WINDOW_WORDS } from '../guide/phases';
import { keeps, type OpenState } from '../state/state';
import type { Power } from '../vocabulary';

/** What a card that is entered after its moment still does. */
export interface Late {
  /** When it is shown, and what it changes now. */
  words: string;
  rule: string;
}

/** Whether the moment of a card is over, as far as the table has gone. @rule GS 9.41 */
function isLate(open: OpenState, window: Window): boolean {
  // Income is fixed as it is taken, not as its events are asked for (GS 11.12C).
  if (window === 'income' && keeps(open, 'income')) return open.incomeTaken;
  return hasPassed(window, open.step) && !stepAt(open.step).shows.includes(window);
}

/** Of a paper card that is entered after its moment: that it is, and what it still does; nothing in time. @rule GS 9.41 */
export function sayLate(open: OpenState, event: Event, power: Power): Late | null {
  const window = windowOf(event, open);
  if (!isLate(open, window)) return null;
  const late = event.effects.filter((effect) => isLate(open, partWindow(event, effect, open)));
  const still = [...new Set(late.map((effect) => kindOf(effect).late(open, effect, power)))];
  const { at, rule } = WINDOW_WORDS[window];
  return { words: `It is shown ${at}, and that is over. ${still.join(' ')}`, rule };
}
