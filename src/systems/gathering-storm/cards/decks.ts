import { fingerprint } from '@/kernel/canonical';
import { accept, type Result, refuse } from '@/kernel/result';
import { checkEvent } from '../effects';
import type { Setup } from '../setup';
import { POWERS } from '../vocabulary';
import type { Deck } from './card';

/** What a table's set-up says of its deck: its identity and the order that chance addresses. */
export function deckInTable(deck: Deck): NonNullable<Setup['deck']> {
  return { fingerprint: fingerprint(deck), numbers: deck.cards.map((card) => card.number) };
}

/** A deck that can be played: each number once, and every event where it may stand. @rule GS Guide */
export function checkDeck(deck: Deck): Result<Deck> {
  const numbers = new Set<number>();
  for (const card of deck.cards) {
    if (numbers.has(card.number))
      return refuse(`Card ${card.number} is there twice.`, {
        allowed: 'Give each card a number of its own.',
      });
    numbers.add(card.number);
    const wrong =
      checkEvent(card.general, { general: true }) ??
      POWERS.map((power) => checkEvent(card.national[power], { general: false, power })).find(
        (refusal) => refusal !== null,
      );
    if (wrong) return refuse(`Card ${card.number}: ${wrong.message}`, wrong);
  }
  return accept(deck);
}
