import { describe, expect, it } from 'vitest';
import type { Card } from '@/games/gathering-storm/rules/cards/card';
import { PLACES } from '@/games/gathering-storm/rules/cards/find-cards';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { event, secret } from '@/games/gathering-storm/rules/testing/play';
import { fileName } from '../share-sheet';
import { isTooLong, mirrored, pagesOf, sentencesOn, typeSizeOf } from './print-sheets';

describe('pages of nine', () => {
  const cards = Array.from({ length: 144 }, (_, at) => at + 1);

  it('144 cards make sixteen', () => {
    const pages = pagesOf(cards);
    expect(pages.map((page) => page.length)).toEqual(Array(16).fill(9));
    expect(pages.flat()).toEqual(cards);
    expect(pagesOf([])).toEqual([]);
  });

  it('each back is behind its front when flipped on the long edge', () => {
    expect(mirrored([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([3, 2, 1, 6, 5, 4, 9, 8, 7]);
    expect(mirrored([1, 2, 3, 4])).toEqual([3, 2, 1, null, null, 4]);
  });
});

it('GS Guide: a printed card shows its effect in our own sentence', () => {
  const [{ national }] = HOUSE_DECK.cards as [Card];
  const card: PartCard = {
    number: 1,
    national: {
      ...national,
      Germany: secret({ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }),
      Italy: event([
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'index', amount: 1 },
      ]),
    },
  };
  expect(sentencesOn(card, 'general')).toBe('');
  expect(sentencesOn(card, 'Germany')).toBe(
    'German support −3, and one more for each military research result, at most +3 in all.',
  );
  expect(sentencesOn(card, 'Italy').split('\n')).toHaveLength(2);
  const all = HOUSE_DECK.cards.flatMap((one) => PLACES.map((place) => sentencesOn(one, place)));
  expect(all.filter((words) => /: [+-]?\d|\(max|^EAI|support level|Any two/m.test(words))).toEqual([]);
});

describe('type on a card', () => {
  const [first] = HOUSE_DECK.cards as [PartCard];
  const wordy = (letters: number): PartCard => ({
    ...first,
    general: {
      title: 'Words',
      secret: false,
      effects: [{ kind: 'by-hand', words: 'word '.repeat(letters / 5), window: 'drawn' }],
    },
  });

  it('every card of the house deck is set in at least six points', () => {
    expect(Math.min(...HOUSE_DECK.cards.map(typeSizeOf))).toBeGreaterThanOrEqual(6);
  });

  it('shrinks with more words, and reports a card with too many', () => {
    expect(typeSizeOf(wordy(1000))).toBeLessThan(typeSizeOf(wordy(100)));
    expect([isTooLong(wordy(100)), isTooLong(wordy(10_000))]).toEqual([false, true]);
  });
});

it.each([
  ['Our deck', 'our-deck'],
  ['Élan & Co.', 'elan-co'],
  ['../../etc/passwd', 'etc-passwd'],
  ['カード', 'deck'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the file of %j is called %s', (name, file) => expect(fileName(name)).toBe(file));
