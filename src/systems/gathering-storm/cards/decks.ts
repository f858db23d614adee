import { fingerprint } from '@/kernel/canonical';
import type { Setup } from '../state';
import type { Deck } from './card';

/** What a table's set-up says of its deck: its identity and the order that chance addresses. */
export function deckInTable(deck: Deck): NonNullable<Setup['deck']> {
  return { fingerprint: fingerprint(deck), numbers: deck.cards.map((card) => card.number) };
}
