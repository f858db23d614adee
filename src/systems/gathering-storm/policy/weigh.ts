import type { Event } from '../cards/card';
import { statusOf } from '../diplomacy/targets';
import { isDead } from '../diplomacy/without-effect';
import { isConditional } from '../effects';
import type { Effect, Formula } from '../effects/shapes';
import type { OpenState } from '../state/state';
import { reckon } from '../totals/formulas';
import { type Power, type Side, sideOf } from '../vocabulary';

/** What a card is worth to a power, by what lies open: what it raises, less what it lowers. */
export interface Worth {
  now: number;
  /** What it may come to be within the turn, as the table changes. */
  best: number;
  raises: boolean;
  lowers: boolean;
}

/** The most that a conditional support event can come to. @rule GS Guide, Support */
function mostOf(open: OpenState, formula: Formula): number {
  switch (formula.kind) {
    case 'support-results':
    case 'support-progress':
      return formula.max + (open.readings['max-of-what'] === 'offset' ? formula.base : 0);
    case 'support-pacts':
      return formula.max;
    default:
      return 3;
  }
}

const toward = (power: Power, other: Side) => (sideOf(power) === other ? 1 : -1);

/** One effect, for the power that holds the card: amount now, and at best. */
function weighEffect(
  open: OpenState,
  power: Power,
  effect: Effect,
  event: Event,
): [now: number, best: number] {
  const fixed = (amount: number): [number, number] => [amount + 0, amount + 0];
  switch (effect.kind) {
    case 'support':
    case 'income':
      return fixed(toward(power, sideOf(effect.power)) * effect.amount);
    case 'tile-draw':
      return fixed(toward(power, sideOf(effect.power)) * (effect.amount === 'none' ? -1 : effect.amount));
    case 'factory-price':
      return fixed(-toward(power, sideOf(effect.power)) * effect.amount);
    case 'diplomacy': {
      const works = statusOf(open, effect.country) !== 'conquered' || isDead(open, event);
      return fixed(works ? toward(power, effect.side) * effect.amount : 0);
    }
    case 'purge':
      return fixed(power === 'Russia' ? -1 : 0);
    case 'flexible':
      return fixed(effect.amount);
    case 'index':
    case 'civil-war':
    case 'dispute':
    case 'doubling':
    case 'by-hand':
      return fixed(0);
    default:
      return isConditional(effect) ? weighFormula(open, power, effect as Formula) : fixed(1);
  }
}

function weighFormula(open: OpenState, power: Power, formula: Formula): [number, number] {
  const { amount } = reckon(open, formula);
  if (sideOf(formula.power) !== sideOf(power)) return [0 - amount, 0 - amount];
  return [amount, Math.max(amount, mostOf(open, formula))];
}

/** Weighs a card by what lies open; a free unit, a step of research and the like count as one. */
export function weigh(open: OpenState, power: Power, event: Event): Worth {
  const parts = event.effects.map((effect) => weighEffect(open, power, effect, event));
  return {
    now: parts.reduce((sum, [now]) => sum + now, 0),
    best: parts.reduce((sum, [, best]) => sum + best, 0),
    raises: parts.some(([now]) => now > 0),
    lowers: parts.some(([now]) => now < 0),
  };
}
