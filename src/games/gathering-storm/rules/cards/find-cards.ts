import { printEffect } from '../card-text/grammar/printed';
import { EFFECTS, kindOf } from '../effects';
import type { Effect } from '../effects/shapes';
import { POWERS, type Power } from '../vocabulary';
import type { Event } from './card';
import { isWhole, type PartCard } from './own-deck';

/** The places of an event on a card: general, or one power's. @rule GS 9.12 */
export const PLACES = ['general', ...POWERS] as const;
export type EventPlace = (typeof PLACES)[number];

/** Search criteria for a deck. One event must satisfy all of them. */
export interface Wanted {
  /** A card's number, or words of its title, its description or its printed text. */
  words: string;
  kind: Effect['kind'] | null;
  place: EventPlace | null;
  /** Cards that still lack something. */
  unfinished: boolean;
}

export const ANYTHING: Wanted = { words: '', kind: null, place: null, unfinished: false };

/** A card found, and its matching events; empty if only its number, or nothing, was searched for. */
export interface FoundCard {
  card: PartCard;
  events: EventPlace[];
}

/** The event of a card at a place, if it is written. */
export function eventAt(card: PartCard, place: EventPlace): Event | undefined {
  return place === 'general' ? card.general : card.national[place];
}

/** Returns the place as effect checks expect it. */
export const placeOf = (place: EventPlace): { general: boolean; power?: Power } =>
  place === 'general' ? { general: true } : { general: false, power: place };

/** Returns the cards that match the criteria, in deck order. */
export function findCards(cards: readonly PartCard[], wanted: Wanted): FoundCard[] {
  const number = numberIn(wanted.words);
  const words = number === null ? wordsIn(wanted.words) : [];
  const byEvent = words.length > 0 || wanted.kind !== null || wanted.place !== null;
  return cards.flatMap((card): FoundCard[] => {
    if (number !== null && card.number !== number) return [];
    if (wanted.unfinished && isWhole(card)) return [];
    if (!byEvent) return [{ card, events: [] }];
    const events = PLACES.filter((place) => answers(card, place, wanted, words));
    return events.length > 0 ? [{ card, events }] : [];
  });
}

function answers(card: PartCard, place: EventPlace, wanted: Wanted, words: readonly string[]): boolean {
  const event = eventAt(card, place);
  if (!event || (wanted.place !== null && wanted.place !== place)) return false;
  if (wanted.kind !== null && !event.effects.some(({ kind }) => kind === wanted.kind)) return false;
  if (words.length === 0) return true;
  const text = textOf(event, place);
  return words.every((word) => text.includes(word));
}

/** How many cards have an event of each kind, of what else is wanted; kinds that none has are left out. */
export function countKinds(
  cards: readonly PartCard[],
  wanted: Wanted,
): { kind: Effect['kind']; name: string; count: number }[] {
  const counts = new Map<Effect['kind'], number>();
  const any = findCards(cards, { ...wanted, kind: null });
  for (const { card, events } of any) {
    const looked = events.length > 0 ? events : PLACES;
    const kinds = looked.flatMap((place) => eventAt(card, place)?.effects.map(({ kind }) => kind) ?? []);
    for (const kind of new Set(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return (Object.keys(EFFECTS) as Effect['kind'][]).flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, name: EFFECTS[kind].name, count }] : [];
  });
}

/** "57" is a number; "57 divisions" is words. */
function numberIn(words: string): number | null {
  const [, digits] = /^\s*(?:no\.?|card|#)?\s*(\d{1,3})\s*$/i.exec(words) ?? [];
  return digits === undefined ? null : Number(digits);
}

const plainly = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[−–]/g, '-').replace(/[’‘]/g, "'").toLowerCase();
const wordsIn = (text: string) =>
  plainly(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Events are immutable, so their search text is built once. */
const texts = new WeakMap<Event, string>();

/** Returns the title, description and printed text, ignoring case, accents and kinds of dash. */
function textOf(event: Event, place: EventPlace): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const descriptions = event.effects.flatMap((effect) => [
    kindOf(effect).say(effect),
    printEffect(effect, placeOf(place)),
  ]);
  const text = plainly([event.title, ...descriptions, event.secret ? 'secret' : ''].join('\n'));
  texts.set(event, text);
  return text;
}
