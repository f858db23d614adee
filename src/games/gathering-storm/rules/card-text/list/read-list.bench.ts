import { bench, describe } from 'vitest';
import { HOUSE_DECK } from '../../cards/house-deck';
import { ownDeckOf } from '../../cards/own-deck';
import { LIST_FORMATS } from './listed';
import { printList } from './print-list';
import { readList } from './read-list';

const deck = ownDeckOf(HOUSE_DECK);

// Milliseconds: the column "mean". The target is 150 at a fourfold slowdown.
describe('864 events, a deck of 144 cards', () => {
  // Must run before any other source is printed, while no code is compiled.
  const once = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 };
  bench('printed and read as text, for the first time', () => void readList(printList(deck, 'text')), once);

  const few = { iterations: 20, time: 500, warmupIterations: 10, warmupTime: 0 };
  for (const format of LIST_FORMATS) {
    let source: string | undefined;
    const read = () => {
      source ??= printList(deck, format);
      readList(source);
    };
    bench(`read from ${format}`, read, few);
  }
});

// Four times the characters should take about four times as long.
for (const letters of [100_000, 400_000])
  describe(`${letters} letters that are no list`, () => {
    for (const piece of ['x\n', '1,"\n', ',;\t', '{"a":1},', 'x y z Turky: 1 pertner\n']) {
      const text = piece.repeat(letters / piece.length);
      bench(JSON.stringify(piece), () => void readList(text), {
        iterations: 3,
        time: 0,
        warmupIterations: 1,
      });
    }
  });
