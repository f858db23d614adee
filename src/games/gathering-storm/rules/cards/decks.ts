import { fingerprint } from '@/kernel/file/fingerprint';
import { accept, type Result, refuse } from '@/kernel/result';
import { checkEvent } from '../effects';
import type { Setup } from '../state/setup';
import { COUNTRIES, POWERS, printList } from '../vocabulary';
import type { Deck } from './card';
import type { PartCard } from './own-deck';

/** Returns what a table's setup stores of its deck: its identity and the order that chance refers to. */
export function deckInTable(deck: Deck): NonNullable<Setup['deck']> {
  return { fingerprint: fingerprint(deck), numbers: deck.cards.map((card) => card.number) };
}

/** Checks that a deck can be played: unique numbers, and every event in an allowed place. @rule GS Guide */
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

/**
 * Warns about what a deck may contain although no printed one does: a country in the flexible events of two
 * powers.
 * @rule GS Guide, Diplomacy
 */
export function warnDeck({ cards }: { cards: readonly PartCard[] }): string[] {
  const named = cards.flatMap(({ number, national }) =>
    POWERS.flatMap((power) =>
      (national[power]?.effects ?? []).flatMap((effect) =>
        effect.kind === 'flexible' ? effect.countries.map((country) => ({ number, power, country })) : [],
      ),
    ),
  );
  return COUNTRIES.flatMap((country) => {
    const here = named.filter((item) => item.country === country);
    const powers = POWERS.filter((power) => here.some((item) => item.power === power));
    if (powers.length < 2) return [];
    const numbers = [...new Set(here.map(({ number }) => String(number)))];
    return `${numbers.length > 1 ? 'Cards' : 'Card'} ${printList(numbers)}: flexible events of ${printList(powers)} name ${country}; no country belongs to two powers’ (GS Guide, Diplomacy).`;
  });
}
