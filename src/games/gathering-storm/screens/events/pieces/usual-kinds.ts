import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { standsOn } from './effect-kinds';

/** The kinds of each step: the first four allowed on the card, so that the usual event takes three taps. */
const USUAL: Record<string, readonly Effect['kind'][]> = {
  'income-events': ['income', 'tile-draw', 'support', 'index'],
  income: ['income', 'tile-draw', 'support', 'index'],
  industrial: ['factory-price', 'by-hand', 'support', 'index'],
  research: ['research-level', 'research-level-any', 'research-steps-any', 'espionage'],
  construction: ['free-unit', 'free-ship', 'acceleration', 'by-hand'],
  placement: ['diplomatic-counter', 'russian-door', 'diplomacy', 'support', 'index'],
  diplomacy: ['diplomacy', 'flexible', 'support', 'index'],
  subversion: ['subversion', 'by-hand', 'support', 'index'],
  resolution: ['subversion', 'diplomacy', 'flexible', 'support', 'index'],
};
const ANY: readonly Effect['kind'][] = ['support', 'support-results', 'diplomacy', 'index'];
/** Only a Russian card counts levels. @rule GS Guide, Support */
const RUSSIAN: readonly Effect['kind'][] = ['support', 'support-results', 'support-progress', 'diplomacy'];
const OFFERED = 4;

/** The kinds that this power’s card is likely to carry at a step. */
export function usualAt(step: string, power: Power): Effect['kind'][] {
  const kinds = USUAL[step] ?? (power === 'Russia' ? RUSSIAN : ANY);
  return kinds.filter((kind) => standsOn(kind, { general: false, power })).slice(0, OFFERED);
}
