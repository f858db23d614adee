import type { Event } from '../cards/card';
import { kindOf } from '../effects';
import type { OpenState } from '../state/state';
import type { Power } from '../vocabulary';

/** A card's worth to a power, by public facts: what it raises minus what it lowers. */
export interface Worth {
  now: number;
  /** The worth it may reach within the turn, as the table changes. */
  best: number;
  raises: boolean;
  lowers: boolean;
}

/** Computes a card's worth from public facts. */
export function weigh(open: OpenState, power: Power, event: Event): Worth {
  const parts = event.effects.map((effect) => kindOf(effect).worth(open, effect, { power, event }));
  return {
    now: parts.reduce((sum, [now]) => sum + now, 0),
    best: parts.reduce((sum, [, best]) => sum + best, 0),
    raises: parts.some(([now]) => now > 0),
    lowers: parts.some(([now]) => now < 0),
  };
}
