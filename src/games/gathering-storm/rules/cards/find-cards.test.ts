import { describe, expect, it } from 'vitest';
import { event, secret } from '../testing/play';
import { ANYTHING, countKinds, findCards, type Wanted } from './find-cards';
import type { PartCard } from './own-deck';

const CARDS: PartCard[] = [
  {
    number: 5,
    trend: 0,
    general: event({ kind: 'index', amount: 1 }, { title: 'Élan of the Fleets' }),
    national: {
      Germany: secret({ kind: 'support', power: 'Germany', amount: -1 }, 'Harvest'),
      Italy: event({ kind: 'support', power: 'Italy', amount: 1 }, { title: 'Harvest' }),
    },
  },
  {
    number: 57,
    general: event({ kind: 'support', power: 'Italy', amount: 1 }, { title: 'Fairs' }),
    national: { Russia: event({ kind: 'index', amount: -1 }, { title: 'Fifth of 5 harvests' }) },
  },
];
const found = (wanted: Partial<Wanted>) =>
  findCards(CARDS, { ...ANYTHING, ...wanted }).map(({ card, events }) => [card.number, ...events]);

describe('cards are found', () => {
  it.each<[string, Partial<Wanted>, ReturnType<typeof found>]>([
    ['all of them, where nothing is wanted', {}, [[5], [57]]],
    ['by their number, and not by one that begins so', { words: '5' }, [[5]]],
    ['by a number with spaces around', { words: ' 57 ' }, [[57]]],
    ['none by a number that no card has', { words: '6' }, []],
    ['by a title, whatever its case and accents', { words: 'elan OF' }, [[5, 'general']]],
    [
      'by words of several events, each named',
      { words: 'harvest' },
      [
        [5, 'Germany', 'Italy'],
        [57, 'Russia'],
      ],
    ],
    ['by printed words, with any dash', { words: 'support level: −1' }, [[5, 'Germany']]],
    ['by what we say of them', { words: 'support falls by one' }, [[5, 'Germany']]],
    ['by their color', { words: 'secret' }, [[5, 'Germany']]],
    [
      'by kind',
      { kind: 'index' },
      [
        [5, 'general'],
        [57, 'Russia'],
      ],
    ],
    ['by place', { place: 'Italy' }, [[5, 'Italy']]],
    ['by all of one event together', { kind: 'support', place: 'Italy', words: 'harvest' }, [[5, 'Italy']]],
    ['not by what two events say between them', { kind: 'index', words: 'harvest', place: 'general' }, []],
    ['by number and kind', { words: '57', kind: 'index' }, [[57, 'Russia']]],
    ['where a part is missing', { unfinished: true }, [[5], [57]]],
  ])('%s', (_, wanted, cards) => {
    expect(found(wanted)).toEqual(cards);
  });

  it('and counted by kind: cards that have it, of what else is wanted', () => {
    const counts = (wanted: Partial<Wanted>) =>
      countKinds(CARDS, { ...ANYTHING, ...wanted }).map(({ kind, count }) => [kind, count]);
    expect(counts({})).toEqual([
      ['support', 2],
      ['index', 2],
    ]);
    expect(counts({ place: 'general', kind: 'index' })).toEqual([
      ['support', 1],
      ['index', 1],
    ]);
    expect(counts({ words: 'harvest' })).toEqual([
      ['support', 1],
      ['index', 1],
    ]);
  });
});
