import type { Event } from '../cards/card';
import { kindOf } from '../effects';
import type { OpenState } from '../state/state';
import type { Power } from '../vocabulary';

/** What a card is worth to a power, by what lies open: what it raises, less what it lowers. */
export interface Worth {
  now: number;
  /** What it may come to be within the turn, as the table changes. */
  best: number;
  raises: boolean;
  lowers: boolean;
}

/** Weighs a card by what lies open. */
export function weigh(open: OpenState, power: Power, event: Event): Worth {
  const parts = event.effects.map((effect) => kindOf(effect).worth(open, effect, { power, event }));
  return {
    now: parts.reduce((sum, [now]) => sum + now, 0),
    best: parts.reduce((sum, [, best]) => sum + best, 0),
    raises: parts.some(([now]) => now > 0),
    lowers: parts.some(([now]) => now < 0),
  };
}
