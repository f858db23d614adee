import { describe, expect, it } from 'vitest';
import { card, event, QUIET } from '../testing/play';
import type { Country, Power } from '../vocabulary';
import { checkDeck, warnDeck } from './decks';

const flexible = (power: Power, ...countries: Country[]) =>
  event({ kind: 'flexible', power, amount: 1, countries });
const deck = (italian: Country[], french: Country[]) => ({
  name: 'Test deck',
  cards: [
    card(4, QUIET, { Italy: flexible('Italy', ...italian) }),
    card(9, QUIET, { France: flexible('France', ...french) }),
  ],
});

describe('GS Guide, Diplomacy: a country in the flexible events of two powers', () => {
  const shared = deck(['Greece', 'Turkey'], ['Turkey', 'Spain']);

  it('GS Guide, Diplomacy is named, with the cards and the powers', () => {
    expect(warnDeck(shared)).toEqual([
      'Cards 4 and 9: flexible events of Italy and France name Turkey; no country belongs to two powers’ (GS Guide, Diplomacy).',
    ]);
    expect(warnDeck(deck(['Greece', 'Turkey'], ['Spain', 'Hungary']))).toEqual([]);
  });

  it('GS Guide, Diplomacy never prevents a deck from being played', () => {
    expect(checkDeck(shared).ok).toBe(true);
  });

  it('GS Guide, Diplomacy is named too while a card is unfinished', () => {
    const [italian, french] = shared.cards.map(({ number, national: { Italy, France } }) => ({
      number,
      national: number === 4 ? { Italy } : { France },
    }));
    expect(warnDeck({ cards: [italian, french].flatMap((item) => item ?? []) })).toHaveLength(1);
  });
});
