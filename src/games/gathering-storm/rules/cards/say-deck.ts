import { inWords, POWERS, printList } from '../vocabulary';
import { type CardPart, dealtDeck, isWhole, missingOf, type OwnDeck, type PartCard } from './own-deck';

const partWords = (part: CardPart): string =>
  part === 'trend' ? 'the trend' : part === 'general' ? 'the general event' : `${part}’s event`;

/** So many powers are named; of more their number is enough. */
const NAMED = 2;

/** Describes the missing parts of a card; empty if it is complete. */
export function sayMissing(card: PartCard): string {
  const missing = missingOf(card);
  const powers = POWERS.filter((power) => missing.includes(power));
  const others = missing.filter((part) => part === 'trend' || part === 'general').map(partWords);
  if (powers.length <= NAMED) return printList([...others, ...powers.map(partWords)]);
  return printList([...others, `${inWords(powers.length)} powers’ events`]);
}

const cardsIn = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** Describes a deck's contents: "12 of 144 cards, 3 unfinished"; if complete, "144 cards". */
export function sayDeck({ size, cards }: OwnDeck): string {
  const unfinished = cards.filter((card) => !isWhole(card)).length;
  const there = cards.length === size ? cardsIn(size) : `${cards.length} of ${cardsIn(size)}`;
  return unfinished > 0 ? `${there}, ${unfinished} unfinished` : there;
}

/** How full an unfinished deck is: “57 of 144 general events. National events: Germany 43, …”. @rule GS 9.12 */
export function sayParts({ size, cards }: OwnDeck): string {
  const general = cards.filter((card) => card.general).length;
  const national = POWERS.map(
    (power) => `${power} ${cards.filter((card) => card.national[power]).length}/${size}`,
  );
  return `${general} of ${size} general events; national events: ${printList(national)}`;
}

/**
 * Describes what would be dealt: "12 of 144, unfinished ones stay out"; null if the deck cannot be.
 * @rule GS 9.12
 */
export function sayDealt(deck: OwnDeck): string | null {
  const dealt = dealtDeck(deck);
  if (!dealt.ok) return null;
  const count = dealt.value.cards.length;
  if (count === deck.size) return cardsIn(count);
  const rest = count < deck.cards.length ? ', unfinished ones stay out' : '';
  return `${count} of ${deck.size}${rest}`;
}
