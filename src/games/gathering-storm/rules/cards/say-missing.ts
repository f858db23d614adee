import { inWords, POWERS, printList } from '../vocabulary';
import { type CardPart, missingOf, type PartCard } from './own-deck';

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
