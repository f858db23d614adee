import type { Entry } from '@/kernel/journal/entry';
import type { Event } from '../cards/card';
import { kindOf } from '../effects';
import type { Effect } from '../effects/shapes';
import { totalOf } from '../state/lines';

/** Describes what an event does, in one sentence for each effect. */
export function sayEvent(event: Event): string[] {
  return event.effects.map((effect) => kindOf(effect).say(effect));
}

/** Describes what an event did, in one sentence for each effect; mentions a modifier that changed nothing. */
export function sayEffects(event: Event, { changes }: Pick<Entry, 'changes'>): string[] {
  const moved = (effect: Effect) =>
    effect.kind !== 'diplomacy' ||
    effect.amount === 0 ||
    changes.some(([key]) => key === totalOf.country(effect.country, effect.side));
  return event.effects.map((effect) =>
    effect.kind === 'diplomacy' && !moved(effect)
      ? `No modifier in ${effect.country}.`
      : kindOf(effect).say(effect),
  );
}
