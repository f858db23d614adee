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

const dealt = Array.from({ length: 5 }, () => ({
  trend: 0,
  general: event('Talk of calm'),
  national: NATIONAL,
}));

/** In the order in which they are drawn: a general card and one for each power, twice. */
const DRAWN: Omit<Card, 'number'>[] = [
  { trend: -1, general: event('Wages fall behind'), national: NATIONAL },
  ...dealt,
  { trend: 1, general: event('Order books fill'), national: NATIONAL },
  ...dealt,
];

/** Each card lies where the seed’s own shuffle finds it at its turn. */
function inOrder(drawn: readonly Omit<Card, 'number'>[]): Card[] {
  const cards: Card[] = [];
  for (const [at, place] of createChance(LESSON_SEED).order('deck', 0, drawn.length).entries())
    cards[place] = { ...(drawn[at] as Omit<Card, 'number'>), number: place + 1 };
  return cards;
}

/** The deck of every guided turn in which the app deals. */
export const LESSON_DECK: Deck = { name: 'Deck of the first turn', cards: inOrder(DRAWN) };
