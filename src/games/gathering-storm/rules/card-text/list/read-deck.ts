import type { Card, Deck } from '../../cards/card';
import {
  type CardPart,
  isWhole,
  MOST_CARDS,
  numbersMissing,
  PARTS,
  type PartCard,
} from '../../cards/own-deck';
import { type Mistake, mistakeAt, type ReadDeck, sortMistakes } from '../read/mistake';
import { capMistakes, gatherList, type Listed, type ListedCard, type ListFormat, sayPart } from './listed';
import { readListed, refuseLong } from './read-list';

const FEWEST = 6;

/**
 * Reads a whole deck from its text, CSV or JSON: the cards that are whole, and every mistake by line and column,
 * of which a part that is missing is one. There is a deck only without mistakes.
 * @rule GS 9.12
 */
export function parseDeck(source: string): ReadDeck {
  const long = refuseLong(source);
  if (long) return { deck: null, cards: [], mistakes: [long] };
  const listed = readListed(source);
  const gathered = gatherList(listed);
  const { mistakes } = gathered;
  if (listed.cards.length <= MOST_CARDS)
    for (const card of listed.cards)
      for (const missing of refuseMissing(listed, card)) mistakes.push(missing);
  const cards = gathered.cards.filter(isWhole) as Card[];
  for (const mistake of refuseCount(listed, gathered.cards, mistakes.length > 0)) mistakes.push(mistake);
  const name = listed.name ?? `Deck of ${cards.length} cards`;
  const deck: Deck | null = mistakes.length === 0 ? { name, cards } : null;
  return { deck, cards, mistakes: capMistakes(sortMistakes(mistakes)) };
}

/** Every part that a card does not have. */
function refuseMissing({ sheet, format }: Listed, card: ListedCard): Mistake[] {
  const { number, span, national = span, parts } = card;
  const there = new Map(parts.map((part) => [part.part, part]));
  return PARTS.flatMap((part): Mistake[] => {
    const held = there.get(part);
    if (held && !held.empty) return [];
    if (held)
      return [
        mistakeAt(sheet, held.span, 'refused', {
          message: `There is no event under ${nameOf(part)}.`,
          allowed: 'Write its title on a line, or - for none, and its effects under it.',
        }),
      ];
    if (part === 'trend')
      return [
        mistakeAt(sheet, span, 'ask', {
          message: 'What is the card’s economic trend?',
          rule: 'GS 9.21',
          allowed:
            format === 'text'
              ? `Write for example: Card ${number ?? 12}, trend -1.`
              : 'Write a trend from -3 to +3.',
        }),
      ];
    return [
      mistakeAt(sheet, part === 'general' ? span : national, 'refused', {
        message: `${number === null ? 'This card' : `Card ${number}`} has no ${sayPart(part)}.`,
        allowed: WHERE[format](nameOf(part)),
        rule: 'GS 9.12',
      }),
    ];
  });
}

const WHERE: Record<ListFormat, (name: string) => string> = {
  text: (name) => `Write ${name} on a line, the event under it.`,
  csv: (name) => `Write the event in a row or a column of ${name}.`,
  json: (name) => `Write "${name === 'General' ? 'general' : name}": { … }.`,
};
const nameOf = (part: CardPart) => (part === 'general' ? 'General' : part);

/** Refuses a missing name in JSON, missing cards, and, if nothing else is wrong, too few cards. */
function refuseCount(
  { format, name, size, sizeAt, sheet }: Listed,
  cards: readonly PartCard[],
  wrong: boolean,
): Mistake[] {
  const add = (at: readonly [number, number], message: string, allowed: string) =>
    mistakeAt(sheet, at, 'refused', { message, allowed });
  const found: Mistake[] = [];
  if (size !== null && cards.length < size)
    found.push(
      add(
        sizeAt,
        `The deck has ${cards.length} of ${size} cards; missing: ${printRanges(numbersMissing({ name: '', size, cards: [...cards] }))}.`,
        'Write the others, or say how many it has.',
      ),
    );
  else if (!wrong && cards.length < FEWEST)
    found.push(add([0, 0], 'A deck has at least six cards.', 'Write six cards, one turn’s draw, or more.'));
  if (format === 'json' && name === null)
    found.push(add([0, 0], 'A deck has a name.', 'Write for example: "name": "Our cards".'));
  return found;
}

/** "3, 7 to 9". */
function printRanges(numbers: readonly number[]): string {
  const starts = numbers.filter((number, at) => numbers[at - 1] !== number - 1);
  const ends = numbers.filter((number, at) => numbers[at + 1] !== number + 1);
  return starts.map((start, at) => (ends[at] === start ? `${start}` : `${start} to ${ends[at]}`)).join(', ');
}
