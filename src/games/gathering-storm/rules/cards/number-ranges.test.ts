import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printRanges, readRanges } from './own-deck';

describe('numbers as ranges', () => {
  it.each<[number[], string]>([
    [[], ''],
    [[7], '7'],
    [[3, 1, 2], '1 to 3'],
    [[1, 2, 4, 9, 8, 10], '1 to 2, 4 and 8 to 10'],
  ])('%j is %j', (numbers, text) => expect(printRanges(numbers)).toBe(text));

  it.each<[string, number[] | null]>([
    ['1-3, 8', [1, 2, 3, 8]],
    ['8; 1 – 2', [1, 2, 8]],
    ['1 to 2 and 2', [1, 2]],
    ['', null],
    ['0', null],
    ['3-1', null],
    ['998 to 1000', null],
    ['1e2', null],
    ['-0', null],
    ['one', null],
  ])('%j reads as %j', (text, numbers) => expect(readRanges(text, 999)).toEqual(numbers));

  it('printed ranges parse to the same numbers', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 40 }),
        (numbers) => {
          const sorted = [...numbers].sort((one, other) => one - other);
          expect(readRanges(printRanges(numbers), 999)).toEqual(sorted);
        },
      ),
    );
  });
});
