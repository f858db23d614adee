import { createChance } from '@/kernel/chance';
import { LESSON_SEED } from '@/kernel/first-turn-spots';
import type { Card, Deck, Event } from '../cards/card';
import type { Effect } from '../effects/shapes';

const event = (title: string, ...effects: Effect[]): Event => ({ title, secret: false, effects });

/** What a power may do with its card here is told by what it says. */
const NATIONAL: Card['national'] = {
  Germany: event('Harbor cranes delivered', { kind: 'support', power: 'Germany', amount: 1 }),
  Italy: event('A good harvest in the south', { kind: 'income', power: 'Italy', amount: 1 }),
  Britain: event('Crowds at the launch', { kind: 'support', power: 'Britain', amount: 1 }),
  France: event('New rails to the ports', { kind: 'income', power: 'France', amount: 1 }),
  Russia: event('A mission to Ankara', {
    kind: 'diplomacy',
    country: 'Turkey',
    amount: 1,
    side: 'Russia',
    beneficiaries: ['Russia'],
  }),
};

/** In the order in which they are drawn: a general card and one for each power, twice. */
function drawn(national: Card['national']): Omit<Card, 'number'>[] {
  const dealt = Array.from({ length: 5 }, () => ({ trend: 0, general: event('Talk of calm'), national }));
  return [
    { trend: -1, general: event('Wages fall behind'), national },
    ...dealt,
    { trend: 1, general: event('Order books fill'), national },
    ...dealt,
  ];
}

/** Each card lies where the seed’s own shuffle finds it at its turn. */
function inOrder(national: Card['national']): Card[] {
  const cards: Card[] = [];
  const all = drawn(national);
  for (const [at, place] of createChance(LESSON_SEED).order('deck', 0, all.length).entries())
    cards[place] = { ...(all[at] as Omit<Card, 'number'>), number: place + 1 };
  return cards;
}

const NAME = 'Deck of the first turn';

/** The deck of every guided turn in which the app deals. */
export const LESSON_DECK: Deck = { name: NAME, cards: inOrder(NATIONAL) };

/** The same for who plays alone: Britain’s card is secret, so that the app chooses its moment. */
export const DECK_ALONE: Deck = {
  name: NAME,
  cards: inOrder({ ...NATIONAL, Britain: { ...NATIONAL.Britain, secret: true } }),
};
