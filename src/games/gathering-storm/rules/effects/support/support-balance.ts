import { overridable } from '@/kernel/result';
import { ADJECTIVES } from '../../vocabulary';
import type { EffectKind } from '../effect';
import { type EffectOf, supportBalance as shape } from '../shapes';
import { FOLLOWS, FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

/** Support: the lead in the Balance of Power as the power's side sees it, held to −3 … +3. @rule GS Guide, Support */
export const supportBalance: EffectKind<EffectOf<'support-balance'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by the balance',
  // The Guide gives no sign for a Russian balance event.
  placement: { group: 'Support', powers: ['Germany', 'Italy', 'Britain', 'France'], forAnother: false },
  fields: ['power'],
  // The Guide gives no sign for Russia. If the table has one anyway, Russia counts like the Allies (assumed).
  check: ({ power }) =>
    power === 'Russia'
      ? overridable({
          message: 'No balance event for Russia: the Guide gives it no sign.',
          rule: SUPPORT_GUIDE,
          allowed: 'Name Germany, Italy, Britain or France.',
        })
      : null,
  missing: (open) =>
    open.balance === null
      ? {
          facts: [{ fact: 'balance' }],
          words: 'What does the Balance of Power stand at? Plus for the Axis.',
          rule: SUPPORT_GUIDE,
        }
      : null,
  printed: [`${FOLLOWS} Balance of Power`],
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by its side’s lead in the Balance of Power, between −3 and +3.`,
};
