import { accept, type Result, refuse } from '@/kernel/result';
import type { Event } from './card';
import { type CardPart, learn, MOST_CARDS, type OwnDeck, type PartCard } from './own-deck';

/** One part of a card as it is written. */
export type WrittenPart =
  | { part: 'trend'; value: number }
  | { part: Exclude<CardPart, 'trend'>; value: Event };

/** The deck with one part of one card written. @rule GS 9.12 */
export function writePart(deck: OwnDeck, number: number, { part, value }: WrittenPart): OwnDeck {
  if (part === 'trend') return learn(deck, { number, trend: value });
  if (part === 'general') return learn(deck, { number, general: value });
  return learn(deck, { number, national: { [part]: value } });
}

/** Returns the deck without one part of one card; a card left empty is removed, too. */
export function takePartOut(deck: OwnDeck, number: number, part: CardPart): OwnDeck {
  const cards = deck.cards.flatMap((card) => {
    if (card.number !== number) return [card];
    const left = withoutPart(card, part);
    return isEmpty(left) ? [] : [left];
  });
  return { ...deck, cards };
}

function withoutPart(card: PartCard, part: CardPart): PartCard {
  const { number, trend, general, national } = card;
  const events = Object.entries(national).filter(([power]) => power !== part);
  return {
    number,
    ...(trend === undefined || part === 'trend' ? {} : { trend }),
    ...(general === undefined || part === 'general' ? {} : { general }),
    national: Object.fromEntries(events),
  };
}

const isEmpty = ({ trend, general, national }: PartCard) =>
  trend === undefined && general === undefined && Object.values(national).every((event) => !event);

/** The deck without one card. */
export function takeCardOut(deck: OwnDeck, number: number): OwnDeck {
  return { ...deck, cards: deck.cards.filter((card) => card.number !== number) };
}

/**
 * The deck with a card under another number; its size grows with a higher number.
 * Refuses a number that another card has, and one that no card can have.
 */
export function moveCard(deck: OwnDeck, from: number, to: number): Result<OwnDeck> {
  const card = deck.cards.find(({ number }) => number === from);
  if (!card)
    return refuse(`Card ${from} is not in this deck.`, { allowed: 'Write something on it, then move it.' });
  if (!Number.isInteger(to) || to < 1 || to > MOST_CARDS)
    return refuse(`A card’s number is 1 to ${MOST_CARDS}.`, { allowed: 'Choose another number.' });
  if (to === from) return refuse(`This is card ${from} already.`, { allowed: 'Choose another number.' });
  if (deck.cards.some(({ number }) => number === to))
    return refuse(`Card ${to} is there already.`, {
      allowed: `Choose a number that no card has, or take card ${to} out first.`,
    });
  const others = deck.cards.filter(({ number }) => number !== from);
  return accept({
    ...deck,
    size: Math.max(deck.size, to),
    cards: [...others, { ...card, number: to }].sort((one, other) => one.number - other.number),
  });
}
