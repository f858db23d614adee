import type { Event } from '../cards/card';
import { partWindow, windowOf } from '../effects';
import type { Effect } from '../effects/shapes';
import type { Window } from '../effects/windows';
import { hasPassed, stepAt, stepIndex, WINDOW_WORDS } from '../guide/phases';
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
  const still = [...new Set(late.map((effect) => stillDoes(open, effect, power)))];
  const { at, rule } = WINDOW_WORDS[window];
  return { words: `It is shown ${at}, and that is over. ${still.join(' ')}`, rule };
}

const FROM_HERE = 'it counts from here on; what was settled before stays.';

const isOver = (open: OpenState, step: string) => stepIndex(open.step) > stepIndex(step);

/** What one of its effects still does. */
function stillDoes(open: OpenState, effect: Effect, power: Power): string {
  switch (effect.kind) {
    case 'tile-draw':
      return open.tiles.draws.some((draw) => draw.power === (effect.power ?? power))
        ? 'The random tiles are drawn: it comes too late for this turn’s, unless you put them right on the board.'
        : 'It counts only for random tiles that are not drawn yet.';
    case 'income':
      return 'Entered now it changes the income that was taken.';
    case 'factory-price':
      return isOver(open, 'construction')
        ? 'Factories are converted: what was paid stays.'
        : 'It counts for factories that are not converted yet.';
    case 'diplomacy':
    case 'flexible':
    case 'subversion':
      return isOver(open, 'resolution')
        ? 'Diplomacy is resolved: what was resolved stays.'
        : 'It counts as diplomacy is resolved.';
    case 'diplomatic-counter':
    case 'russian-door':
      return isOver(open, 'resolution')
        ? 'Diplomacy is resolved: no counter follows.'
        : 'Its counter would be laid down after the others.';
    case 'research-level':
    case 'research-level-any':
    case 'research-steps':
    case 'research-steps-any':
    case 'espionage':
    case 'research-counter':
      return 'The Economic phase is over: put on the sheet now what it gives, if the table agrees.';
    case 'free-unit':
    case 'free-ship':
    case 'acceleration':
      return 'Construction is over: it may be used until the turn ends, if the table agrees.';
    case 'support':
      return open.readings['secret-any-time'] === 'all'
        ? `On gray it is secret, and in time until the turn ends (GS 10.41B, 26.11). On white ${FROM_HERE}`
        : `Entered now ${FROM_HERE}`;
    case 'by-hand':
      return 'Do now what the table agrees on.';
    default:
      return `Entered now ${FROM_HERE}`;
  }
}
