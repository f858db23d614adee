import { ADJECTIVES } from '../vocabulary';
import { type EffectKind, never } from './effect';
import { addFormula, formulaWindow, SUPPORT_GUIDE } from './formula-line';
import { type EffectOf, supportIndex as shape } from './shapes';

/** Support: the European Aggression Index, held to −3 … +3. @rule GS Guide, Support */
export const supportIndex: EffectKind<EffectOf<'support-index'>> = {
  shape,
  name: 'Support by the index',
  rule: () => SUPPORT_GUIDE,
  window: formulaWindow,
  fields: ['power'],
  check: never,
  ask: never,
  missing: (open) =>
    open.running && !open.facts.known.includes('index')
      ? {
          facts: [{ fact: 'index' }],
          words: 'What does the European Aggression Index stand at?',
          rule: 'GS 23.21',
        }
      : null,
  apply: addFormula,
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by the European Aggression Index, between −3 and +3.`,
};
