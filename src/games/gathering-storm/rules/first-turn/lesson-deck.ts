import { createChance } from '@/kernel/chance';
import { LESSON_SEED } from '@/kernel/lesson/first-turn-targets';
import type { Card, Deck, Event } from '../cards/card';
import type { Effect } from '../effects/shapes';
import { type Country, type Power, sideOf } from '../vocabulary';

const event = (title: string, ...effects: Effect[]): Event => ({ title, secret: false, effects });

const leans = (title: string, country: Country, power: Power): Event =>
  event(title, { kind: 'diplomacy', country, amount: 1, side: sideOf(power), beneficiaries: [power] });

const supports = (title: string, power: Power, amount: number): Event =>
  event(title, { kind: 'support', power, amount });

/** Each card's text explains what its power may do with it; all of them appear in one turn. */
const NATIONAL: Card['national'] = {
  Germany: supports('Harbor cranes delivered', 'Germany', 1),
  Italy: supports('A good harvest in the south', 'Italy', 1),
  Britain: supports('Crowds at the launch', 'Britain', 1),
  France: supports('New rails to the ports', 'France', 1),
  Russia: supports('A dam is opened', 'Russia', 1),
};

/** The second turn brings other events than the first. */
const LATER: Card['national'] = {
  Germany: leans('Talks in Budapest', 'Hungary', 'Germany'),
  Italy: leans('Guests from Vienna', 'Austria', 'Italy'),
  Britain: leans('A visit to Athens', 'Greece', 'Britain'),
  France: leans('A loan for Warsaw', 'Poland', 'France'),
  Russia: leans('A mission to Ankara', 'Turkey', 'Russia'),
};

/** In the order in which they are drawn: a general card and one for each power, twice. */
function drawn(national: Card['national']): Omit<Card, 'number'>[] {
  const dealt = (of: Card['national']) =>
    Array.from({ length: 5 }, () => ({ trend: 0, general: event('Talk of calm'), national: of }));
  return [
    { trend: -1, general: event('Wages fall behind'), national },
    ...dealt(national),
    { trend: -1, general: event('Orders stay away'), national: LATER },
    ...dealt(LATER),
  ];
}

/** Orders the cards so that the seed's own shuffle draws each one at its turn. */
function inOrder(national: Card['national']): Card[] {
  const cards: Card[] = [];
  const all = drawn(national);
  for (const [at, place] of createChance(LESSON_SEED).order('deck', 0, all.length).entries())
    cards[place] = { ...(all[at] as Omit<Card, 'number'>), number: place + 1 };
  return cards;
}

/** A secret card is played when its owner, a person or the app, says so; the others are shown at their moment. */
function deckWith(secrets: readonly Power[]): Deck {
  const hides = (power: Power) => ({ ...NATIONAL[power], secret: secrets.includes(power) });
  const cards = inOrder({
    Germany: hides('Germany'),
    Italy: hides('Italy'),
    Britain: hides('Britain'),
    France: hides('France'),
    Russia: hides('Russia'),
  });
  return { name: 'Deck of the first turn', cards };
}

/** For a hotseat game: only Germany's card appears in the first round. */
export const LESSON_DECK = deckWith(['Italy', 'Britain', 'France', 'Russia']);

/** For a solo game: Germany's card is the player's to decide, and Britain's the app's. */
export const DECK_ALONE = deckWith(['Germany', 'Britain']);
