import type { Entry } from '@/kernel/journal/entry';
import type { Event } from '../cards/card';
import { kindOf } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import { totalOf } from '../state/lines';

/** Describes what an event does, in one sentence for each effect. */
export function sayEvent(event: Event): string[] {
  return event.effects.map((effect) => kindOf(effect).say(effect));
}

/** Describes what an event did, in one sentence for each effect; mentions a modifier that changed nothing. */
export function sayEffects(event: Event, entry: Pick<Entry, 'changes'>): string[] {
  return event.effects.map((effect) =>
    hasNoModifier(effect, entry) ? `No modifier in ${effect.country}.` : kindOf(effect).say(effect),
  );
}

/** Whether an event of a country left no modifier there. */
export const hasNoModifier = (
  effect: Effect,
  { changes }: Pick<Entry, 'changes'>,
): effect is EffectOf<'diplomacy'> =>
  effect.kind === 'diplomacy' &&
  effect.amount !== 0 &&
  !changes.some(([key]) => key === totalOf.country(effect.country, effect.side));
