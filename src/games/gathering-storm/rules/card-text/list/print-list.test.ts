import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { HOUSE_DECK } from '../../cards/house-deck';
import { type OwnDeck, ownDeckOf } from '../../cards/own-deck';
import { anyOwnDeck } from '../../testing/arbitraries';
import { readRows } from './cells';
import { LIST_FORMATS } from './listed';
import { printList } from './print-list';
import { readList } from './read-list';

const read = (source: string) => {
  const { format, name, size, cards, mistakes } = readList(source);
  return { format, deck: { name, size, cards }, mistakes };
};

const titled = (title: string): OwnDeck => ({
  name: 'Titles',
  size: 6,
  cards: [
    { number: 1, national: { Italy: { title, secret: false, effects: [{ kind: 'index', amount: 1 }] } } },
  ],
});

describe.each(LIST_FORMATS)('a deck of one’s own as %s', (format) => {
  it('is read back the same, finished or not', () => {
    fc.assert(
      fc.property(anyOwnDeck, (deck) => {
        expect(read(printList(deck, format))).toEqual({ format, deck, mistakes: [] });
      }),
      { numRuns: runs(60) },
    );
  });

  it('the house deck is read back the same too, with every part understood once', () => {
    const deck = ownDeckOf(HOUSE_DECK);
    const printed = printList(deck, format);
    expect(read(printed)).toEqual({ format, deck, mistakes: [] });
    expect(readList(printed).understood).toHaveLength(deck.cards.length * 7);
  });

  it.each([
    ['no card', []],
    ['a card of which nothing is known', [{ number: 12, national: {} }]],
    ['a trend alone', [{ number: 12, trend: 0, national: {} }]],
    [
      'a general event of nothing',
      [{ number: 3, general: { title: '', secret: false, effects: [] }, national: {} }],
    ],
  ])('%s is written too', (_, cards) => {
    const deck: OwnDeck = { name: 'Begun', size: 144, cards };
    expect(read(printList(deck, format))).toEqual({ format, deck, mistakes: [] });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is a title and a name like any other',
    (word) => {
      const deck = { ...titled(word), name: word };
      expect(read(printList(deck, format))).toEqual({ format, deck, mistakes: [] });
      expect(({} as Record<string, unknown>).title).toBeUndefined();
    },
  );
});

describe('CSV for a spreadsheet', () => {
  it.each([';', '\t'] as const)('with %j between its cells is read back the same', (separator) => {
    fc.assert(
      fc.property(anyOwnDeck, (deck) => {
        expect(read(printList(deck, 'csv', separator))).toEqual({ format: 'csv', deck, mistakes: [] });
      }),
      { numRuns: runs(60) },
    );
    expect(printList(titled('A'), 'csv', separator)).toContain(`number${separator}trend${separator}part`);
  });

  it.each(['=1+1', '=HYPERLINK("http://x";"y")', '+1', '-2', '@SUM(A1)', '-', '--', '"=1"', '＝1'])(
    'the title %s is in no cell that can be taken for a formula',
    (title) => {
      const deck = titled(title);
      const printed = printList(deck, 'csv');
      const cells = readRows(printed, ',').flatMap((row) => row.cells.map(({ value }) => value));
      expect(cells.filter((value) => /^[=+\-@＝＋－＠\t\r]/.test(value))).toEqual([]);
      expect(read(printed).deck).toEqual(deck);
    },
  );

  it('numbers and trends are the only cells that begin with a sign', () => {
    fc.assert(
      fc.property(anyOwnDeck, (deck) => {
        for (const { cells } of readRows(printList(deck, 'csv'), ','))
          for (const { value } of cells) expect(value).not.toMatch(/^(?![+-]\d$)(?!-$)[=+\-@\t\r]/);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('text', () => {
  it('prints the name and the number of cards on its first line, and quotes a name that contains a number', () => {
    expect(printList({ name: 'Ours', size: 144, cards: [] }, 'text')).toBe('Deck: Ours, 144 cards\n');
    expect(printList({ name: 'House deck, 36 cards', size: 40, cards: [] }, 'text')).toBe(
      'Deck: "House deck, 36 cards", 40 cards\n',
    );
  });
});
