import { bringCloser } from './civil-war-counters';
import { type EffectKind, never } from './effect';
import { type EffectOf, civilWar as shape } from './shapes';

/** A civil war event of value 0: a counter, and no modifier for anyone. @rule GS Guide, Diplomacy; 25.31 */
export const civilWar: EffectKind<EffectOf<'civil-war'>> = {
  shape,
  name: 'Civil war',
  rule: () => 'GS 25.31',
  window: () => 'diplomatic',
  fields: ['country'],
  check: never,
  ask: never,
  missing: never,
  apply(draft, effect) {
    bringCloser(draft, effect.country, false);
  },
  say: ({ country }) => `${country} comes one event closer to civil war. Nobody gets a modifier.`,
};
