import * as v from 'valibot';
import type { Refusal } from '@/kernel/result';
import { type Card, cardShape, type Deck, deckShape } from '../cards/card';
import { kindOf } from '../effects';
import type { Place } from '../effects/effect';
import { POWERS } from '../vocabulary';
import { type Mistake, mistakeAt, type ReadDeck, sortMistakes } from './mistake';
import { createPassage, endOfLine, type Passage } from './passage';
import { placesInJson } from './places-in-json';

/** A place to speak of: the passage and where each value of it begins. */
interface Source {
  passage: Passage;
  places: Map<string, number>;
}

/** Reads a deck from JSON, each card by itself. @rule GS 9.12 */
export function readDeckJson(written: string): ReadDeck {
  // A byte order mark is no JSON.
  const source = written.replace(/^\ufeff/, ' ');
  const passage = createPassage(source);
  const found = placesInJson(source);
  const data = found.ok ? parseJson(source) : undefined;
  if (!found.ok || data === undefined) {
    const at = found.ok ? 0 : found.at;
    const wrong = mistakeAt(passage, [at, endOfLine(passage, at)], 'unread', {
      message: 'Here the text is no JSON, or too deep.',
    });
    return { deck: null, cards: [], mistakes: [wrong] };
  }
  const from: Source = { passage, places: found.places };
  const parsed = v.safeParse(deckShape, data);
  const mistakes = (parsed.issues ?? []).map((issue) =>
    mistakeIn(from, v.getDotPath(issue) ?? '', { message: issue.message }),
  );
  const cards = cardsIn(data).flatMap(({ card, at }) => {
    const wrong = refuseCard(from, card, `cards.${at}`);
    for (const mistake of wrong) mistakes.push(mistake);
    return wrong.length === 0 ? [card] : [];
  });
  for (const mistake of refuseTwice(from, data)) mistakes.push(mistake);
  const deck: Deck | null = parsed.success && mistakes.length === 0 ? parsed.output : null;
  return { deck, cards, mistakes: sortMistakes(mistakes) };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

const listed = (data: unknown): unknown[] => {
  const cards = (data as { cards?: unknown } | null)?.cards;
  return Array.isArray(cards) ? cards : [];
};

/** The cards of the data that have the shape of one. */
function cardsIn(data: unknown): { card: Card; at: number }[] {
  return listed(data).flatMap((item, at) => {
    const card = v.safeParse(cardShape, item);
    return card.success ? [{ card: card.output, at }] : [];
  });
}

function refuseTwice(from: Source, data: unknown): Mistake[] {
  const seen = new Set<unknown>();
  return listed(data).flatMap((card, at) => {
    const number = (card as { number?: unknown } | null)?.number;
    const twice = number !== undefined && seen.has(number);
    seen.add(number);
    const refusal = {
      message: `Card ${number} is there twice.`,
      allowed: 'Give each card a number of its own.',
    };
    return twice ? [mistakeIn(from, `cards.${at}.number`, refusal)] : [];
  });
}

/** Every effect that cannot stand where it stands. */
function refuseCard(from: Source, card: Card, path: string): Mistake[] {
  const events: [string, Place, Card['general']][] = [
    ['general', { general: true }, card.general],
    ...POWERS.map((power): [string, Place, Card['general']] => [
      `national.${power}`,
      { general: false, power },
      card.national[power],
    ]),
  ];
  return events.flatMap(([name, place, event]) =>
    event.effects.flatMap((effect, at) => {
      const refusal = kindOf(effect).check(effect, place);
      return refusal ? [mistakeIn(from, `${path}.${name}.effects.${at}`, refusal)] : [];
    }),
  );
}

/** A mistake at the value of a path, or at the nearest value that holds it. */
function mistakeIn({ passage, places }: Source, path: string, refusal: Refusal): Mistake {
  let held = path;
  while (!places.has(held) && held !== '') held = held.slice(0, Math.max(0, held.lastIndexOf('.')));
  const at = places.get(held) ?? 0;
  return mistakeAt(
    passage,
    [at, endOfLine(passage, at)],
    'refused',
    path === '' ? refusal : { at: path, ...refusal },
  );
}
