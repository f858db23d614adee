import fc from 'fast-check';
import { DECK_SIZE, type Event, LISTS, WINDOWS } from '../cards/card';
import { cleanLine } from '../cards/lines';
import { FLAG_EVENTS } from '../warlords/flag-events';

/** Words of a card, and much that only looks like them. */
export const anyWords = (max: number) =>
  fc
    .oneof(
      fc.string({ maxLength: max }),
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.constantFrom(
        'JAI: +1',
        'Title: x',
        'By hand: y',
        'A visit [secret]',
        'A visit [hm]',
        '[income]',
        'A warlord flag becomes Nationalist',
        'German support level: +1',
        'General 12',
        '__proto__',
        '<img src=x onerror=alert(1)>',
      ),
    )
    .map((text) => cleanLine(text.replace(/[\r\n\u2028\u2029]/g, ' ')).slice(0, max))
    .map(cleanLine);

/** Entries that can be written in words, for every place in the deck. */
export const anyEvent: fc.Arbitrary<Event> = fc.record({
  title: anyWords(80),
  secret: fc.boolean(),
  window: fc.constantFrom(...WINDOWS),
  effects: fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('line' as const),
        total: fc.constantFrom('index', 'support:Japan', 'support:Russia', 'income:China', 'income:Britain'),
        amount: fc.integer({ min: -9, max: 9 }),
      }),
      anyWords(200)
        .filter((text) => text !== '')
        .map((text) => ({ kind: 'by-hand' as const, words: text })),
      fc
        .constantFrom(...FLAG_EVENTS)
        .map(({ from, to, picks, rule }) => ({ kind: 'turn-flag' as const, from, to, picks, rule })),
    ),
    { maxLength: 6 },
  ),
});

/** Any entry of the deck. */
export const anyPlace = fc.record({
  list: fc.constantFrom(...LISTS),
  number: fc.integer({ min: 1, max: DECK_SIZE }),
});
