import { ADJECTIVES } from '../../vocabulary';
import type { EffectKind } from '../effect';
import { type EffectOf, supportIndex as shape } from '../shapes';
import { FOLLOWS, FORMULA_KIND } from './formula-line';

/** Support: the European Aggression Index, held to −3 … +3. @rule GS Guide, Support */
export const supportIndex: EffectKind<EffectOf<'support-index'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by the index',
  fields: ['power'],
  missing: (open) =>
    open.running && !open.facts.known.includes('index')
      ? {
          facts: [{ fact: 'index' }],
          words: 'What does the European Aggression Index stand at?',
          rule: 'GS 23.21',
        }
      : null,
  printed: [`${FOLLOWS} European Aggression Index.`],
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by the European Aggression Index, between −3 and +3.`,
};
