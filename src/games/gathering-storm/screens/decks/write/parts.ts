import type { CardPart } from '@/games/gathering-storm/rules/cards/own-deck';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';

/** The events of a card, in the order in which it prints them. @rule GS 9.12 */
export const EVENT_PARTS = ['general', ...POWERS] as const;
export type EventPart = (typeof EVENT_PARTS)[number];

/** The kind of card that an event of this part belongs on. */
export const placeOf = (part: EventPart): CardPlace =>
  part === 'general' ? { general: true } : { general: false, power: part };

/** The part in a word, as a line of a list has it. */
export function nameOf(part: CardPart): string {
  if (part === 'trend') return 'Trend';
  return part === 'general' ? 'General' : part;
}

/** The kinds offered first on a card from paper. */
export const firstKinds = (part: EventPart): readonly Effect['kind'][] =>
  part === 'general'
    ? ['diplomacy', 'support', 'income', 'index']
    : ['support', 'income', 'diplomacy', 'index'];
