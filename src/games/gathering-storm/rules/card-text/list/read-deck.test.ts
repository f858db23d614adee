import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, share } from '@/kernel/testing/effort';
import type { Deck } from '../../cards/card';
import { HOUSE_DECK } from '../../cards/house-deck';
import { anyDeck } from '../../testing/arbitraries';
import { POWERS } from '../../vocabulary';
import { printDeck } from '../read/print-event';
import { parseDeck } from './read-deck';

const SIX: Deck = { name: 'Six cards', cards: HOUSE_DECK.cards.slice(0, 6) };
const text = printDeck(SIX);
const lines = text.split('\n');
const lineOf = (words: string) => lines.indexOf(words) + 1;
const json = JSON.stringify(SIX, null, 2);
/** The mistakes, without their `allowed`. */
const wrong = (source: string) =>
  parseDeck(source).mistakes.map(({ kind, line, column, message }) => [kind, line, column, message]);
const change = (from: string | RegExp, to: string) => text.replace(from, to);

describe('GS 9.12: a deck as text', () => {
  it('the house deck is printed and read back as the same deck', () => {
    expect(parseDeck(printDeck(HOUSE_DECK))).toEqual({
      deck: HOUSE_DECK,
      cards: HOUSE_DECK.cards,
      mistakes: [],
    });
  });

  it('every deck is, and prints the same again', () => {
    fc.assert(
      fc.property(anyDeck(6), (deck) => {
        const printed = printDeck(deck);
        const again = parseDeck(printed);
        expect(again.mistakes).toEqual([]);
        expect(again.deck && printDeck(again.deck)).toBe(printed);
      }),
      { numRuns: runs(15) },
    );
  });

  it.each<[string, string]>([
    ['case and line breaks', text.toUpperCase().replaceAll('\n', '\r\n')],
    ['a mark before it, no blank lines', `\ufeff${text.replaceAll('\n\n', '\n')}`],
    [
      'colons and full stops',
      text
        .replaceAll(/^(General|Germany|Italy|Britain|France|Russia)$/gm, '$1:')
        .replaceAll(', trend ', ' – Economic trend: '),
    ],
    ['true minus signs', text.replaceAll(/trend -/g, 'trend −')],
    [
      'sections in another order',
      text.replace(/(General\n[\s\S]*?)\n\n(Germany\n[\s\S]*?)\n\n(?=Italy)/, '$2\n\n$1\n\n'),
    ],
  ])('forgives %s', (_, source) => {
    const { deck, mistakes } = parseDeck(source);
    expect(mistakes).toEqual([]);
    expect(deck?.cards.map(({ number, trend }) => [number, trend])).toEqual(
      SIX.cards.map(({ number, trend }) => [number, trend]),
    );
    expect(deck?.cards[1]?.national.France.effects).toEqual(SIX.cards[1]?.national.France.effects);
  });

  it('needs no name', () => {
    expect(parseDeck(change('Deck: Six cards\n\n', '')).deck).toEqual({ ...SIX, name: 'Deck of 6 cards' });
  });
});

describe('GS 9.12: mistakes in a deck as text, each at its line', () => {
  const second = lineOf('Card 2, trend -1');

  it.each<[string, string, [string, number, number, string][]]>([
    ['a number twice', change('Card 2,', 'Card 1,'), [['refused', second, 1, 'Card 1 is there twice.']]],
    [
      'no number of a card',
      change('Card 2,', 'Card 1000,'),
      [['refused', second, 1, 'A card’s number is 1 to 999.']],
    ],
    [
      'no trend',
      change('Card 2, trend -1', 'Card 2'),
      [['ask', second, 1, 'What is the card’s economic trend?']],
    ],
    [
      'a trend too far',
      change('Card 2, trend -1', 'Card 2, trend -4'),
      [['refused', second, 1, 'A trend lies between −3 and +3.']],
    ],
    [
      'a power missing',
      change(/\nRussia\n.*\n.*\n/, '\n'),
      [['refused', lineOf('Card 1, trend 0'), 1, 'Card 1 has no event for Russia.']],
    ],
    [
      'a power twice',
      change('Italy\n', 'Germany\n'),
      [
        ['refused', lineOf('Card 1, trend 0'), 1, 'Card 1 has no event for Italy.'],
        ['refused', lineOf('Italy'), 1, 'Card 1 has a second event for Germany.'],
        ['refused', lineOf('Italy') + 2, 1, ''],
      ],
    ],
    [
      'nothing under a power',
      change(/\nItaly\n.*\n.*\n.*\n/, '\nItaly\n'),
      [['refused', lineOf('Italy'), 1, 'There is no event under Italy.']],
    ],
    ['words before the cards', `Hello\n${text}`, [['unread', 1, 1, 'This comes before the first card.']]],
    [
      'words before the events',
      change('General\n', 'Hello\nGeneral\n'),
      [['unread', lineOf('General'), 1, 'This comes before the first event of the card.']],
    ],
    [
      'an event that cannot be read',
      change('German support level: +1', 'German suport level: +1'),
      [['unread', lineOf('German support level: +1'), 1, '“suport” is not understood here.']],
    ],
    [
      'too few cards',
      printDeck({ ...SIX, cards: SIX.cards.slice(0, 5) }),
      [['refused', 1, 1, 'A deck has at least six cards.']],
    ],
    [
      'a name without end',
      change('Six cards', 'x'.repeat(201)),
      [['unread', 1, 1, 'A deck’s name has 1 to 200 letters.']],
    ],
    ['nothing at all', '', [['refused', 1, 1, 'A deck has at least six cards.']]],
  ])('%s', (what, source, expected) => {
    const found = wrong(source);
    if (what === 'a power twice') expect(found.slice(0, 2)).toEqual(expected.slice(0, 2));
    else expect(found).toEqual(expected);
    expect(parseDeck(source).deck).toBeNull();
  });

  it('GS 9.41D: names events that are not allowed, and understands the other cards', () => {
    const source = change('Norway, Sweden or Ireland: 1', 'Norway, Sweden or Ireland: -1');
    expect(wrong(source)).toEqual([
      [
        'refused',
        lineOf('Norway, Sweden or Ireland: 1'),
        1,
        'A national diplomatic event always helps its owner.',
      ],
    ]);
    expect(parseDeck(source).cards.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6]);
  });

  it('all of them in one reading, in the order of the text', () => {
    const found = wrong(
      change('Card 6,', 'Card 5,').replace('Card 2, trend -1', 'Card 2').replace('Deck:', 'Dock:'),
    );
    expect(found.map(([, line]) => line)).toEqual([
      1,
      second,
      lineOf('Card 6, trend 1') ||
        lineOf('Card 6, trend +1') ||
        lines.findIndex((line) => line.startsWith('Card 6')) + 1,
    ]);
  });
});

describe('GS 9.12: a deck as JSON', () => {
  const at = (words: string) => json.split('\n').findIndex((line) => line.includes(words)) + 1;

  it('is read correctly', () => {
    expect(parseDeck(json)).toEqual({ deck: SIX, cards: SIX.cards, mistakes: [] });
    expect(parseDeck(`\ufeff${JSON.stringify(HOUSE_DECK)}`).deck).toEqual(HOUSE_DECK);
  });

  it.each<[string, string, number, RegExp]>([
    ['a power missing', json.replace('"Italy": {', '"Itally": {'), at('"national": {'), /Italy/],
    [
      'a wrong amount',
      json.replace('"amount": -1', '"amount": 17'),
      at('"amount": -1'),
      /between −9 and \+9/,
    ],
    [
      'a number twice',
      json.replace('"number": 2', '"number": 1'),
      at('"number": 2'),
      /Card 1 is there twice/,
    ],
    ['an unknown country', json.replace('"Belgium"', '"Atlantis"'), at('"Belgium"'), /diplomatic regions/],
    ['no deck', '{"name": "x"}', 1, /cards/],
    ['too few cards', JSON.stringify({ name: 'x', cards: SIX.cards.slice(0, 2) }), 1, /six cards/],
    ['a list', '[1, 2]', 1, /name/],
    ['a comma too many', json.replace('"trend": -1,', '"trend": -1,,'), at('"trend": -1,'), /not JSON/],
    ['an open end', json.slice(0, -2), json.split('\n').length - 1, /not JSON/],
    ['a number no JSON has', '{"name": 01}', 1, /not JSON/],
    ['a depth without end', `{"cards": ${'['.repeat(300_000)}`, 1, /too deeply/],
  ])('%s is told at its line', (_, source, line, message) => {
    const { deck, mistakes } = parseDeck(source);
    expect(deck).toBeNull();
    const mistake = mistakes.find((one) => message.test(one.message));
    expect(mistake?.line).toBe(line);
  });

  it('GS 9.31: reports an event that is not allowed with its rule, and understands the other cards', () => {
    const effects = [{ kind: 'income', power: 'Germany', amount: -1 }];
    const cards = SIX.cards.map((card) =>
      card.number === 4 ? { ...card, general: { ...card.general, effects } } : card,
    );
    const { mistakes, cards: held } = parseDeck(JSON.stringify({ ...SIX, cards }, null, 1));
    expect(mistakes).toMatchObject([
      { rule: 'GS Guide, Income', at: 'cards.3.general.effects.0', words: '{' },
    ]);
    expect(held).toHaveLength(5);
  });
});

describe('any text', () => {
  it('is read or refused as a deck, never thrown', () => {
    const piece = fc.constantFrom(
      'Card 1',
      ', trend ',
      '-1',
      '\n',
      'General',
      ...POWERS,
      ' Test',
      '-',
      'EAI: +1',
      '{',
      '"',
      ':',
      '[',
      '}',
      ']',
      '\\',
      'Deck:',
      '\u202e',
    );
    const source = fc.oneof(
      fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
    );
    fc.assert(
      fc.property(source, (any) => {
        expect(parseDeck(any).deck).toBeNull();
      }),
      { numRuns: runs(150) },
    );
  });

  it.each(['{"number":1},', '{},', '1,'])('half a megabyte of %s in a list is read to its end', (item) => {
    const cards = item.repeat((500_000 * share()) / item.length).slice(0, -1);
    expect(parseDeck(`{"name":"x","cards":[${cards}]}`).deck).toBeNull();
  });

  it.each([
    'x\n',
    'Card 1, trend 0\n',
    'General\n',
    'Card 1\nItaly\nx\n',
    '{',
    '[',
    '"',
    '{"a":',
    '[0,',
    '\u202e\n',
    'Deck: x\n',
    'card ',
  ])('half a megabyte of %j is read to its end', (piece) => {
    const { deck, mistakes } = parseDeck(piece.repeat((500_000 * share()) / piece.length));
    expect([deck, mistakes.length > 0]).toEqual([null, true]);
  });
});
