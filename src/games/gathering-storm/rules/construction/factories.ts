import type { Refusal } from '@/kernel/result';
import { stepIndex } from '../guide/phases';
import { addLine, linesOf, totalOf } from '../state/lines';
import { isTracked, type OpenState } from '../state/state';
import { addUpBase } from '../totals/base-income';
import { readConversion } from '../totals/construction';
import { ADJECTIVES, type Power } from '../vocabulary';

export const FACTORY = 'GS Guide, Factory';

/** What an idle factory becomes: civilian by conversion, military by mobilization. */
export const FACTORY_USES = ['civilian', 'military'] as const;
export type FactoryUse = (typeof FACTORY_USES)[number];

/**
 * Returns why no factory can be converted, or null. The event is used in the Industrial segment, but the app
 * shows it only when that segment ends; so conversions are allowed until the Economic phase ends.
 * @rule GS Guide, Factory
 */
export function checkConvert(open: OpenState, power: Power): Refusal | null {
  const step = stepIndex(open.step);
  if (step < stepIndex('industrial') || step > stepIndex('construction'))
    return {
      message: 'Factories are converted in the Economic phase.',
      rule: FACTORY,
      allowed: 'From the Industrial segment, whose events are shown as it is left, to the end of the phase.',
    };
  const factories = open.factories[power];
  return factories && factories.idle === 0
    ? {
        message: `${power} has no idle factory.`,
        rule: FACTORY,
        allowed: 'Only an idle factory is converted or mobilized; correct the counts if the board has one.',
      }
    : null;
}

/** Converts an idle factory and pays its price. @rule GS Guide, Factory */
export function convert(draft: OpenState, power: Power, to: FactoryUse): void {
  const factories = draft.factories[power];
  if (factories) {
    factories.idle -= 1;
    factories[to] += 1;
    addUpBase(draft, power);
  }
  pay(draft, power, to);
  if (draft.readings['factory-once'] === 'once') spendEvents(draft, power);
}

function pay(draft: OpenState, power: Power, to: FactoryUse): void {
  if (!isTracked(draft, 'income') || draft.prices[power] === undefined) return;
  const { value } = readConversion(draft, power);
  if (value === 0) return;
  addLine(draft, {
    total: totalOf.tiles(power),
    amount: -value,
    words: `${ADJECTIVES[power]} factory, ${to}`,
    rule: FACTORY,
    until: 'turn',
    basis: 'rule',
  });
}

/** One conversion uses up every event that changed its price (two at once: assumed). */
function spendEvents(draft: OpenState, power: Power): void {
  const total = totalOf.conversion(power);
  const left = linesOf(draft, total)
    .filter(({ basis }) => basis !== 'table')
    .reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (left === 0) return;
  addLine(draft, {
    total,
    amount: 0 - left,
    words: 'Used for one conversion',
    rule: FACTORY,
    until: 'turn',
    basis: 'rule',
  });
}
