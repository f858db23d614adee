import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, limitLine, type TotalLine } from './totals';

const line = (amount: number): TotalLine => ({ words: 'A line', amount, basis: 'rule' });
const amounts = fc.array(fc.integer({ min: -99, max: 99 }), { maxLength: 8 });

describe('totals', () => {
  it('the value is the sum of the lines; of none it is 0', () => {
    expect(explain([]).value).toBe(0);
    expect(explain([line(3), line(-5), line(1)]).value).toBe(-1);
  });

  it('a limit is a line that brings the sum within it, and there is none if not needed', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: -9, max: 0 }),
        fc.integer({ min: 0, max: 9 }),
        (list, low, high) => {
          const lines = list.map(line);
          const sum = list.reduce((total, amount) => total + amount, 0);
          const held = limitLine(lines, low, high, 'held', 'GS 1');
          expect(explain(held).value).toBe(Math.min(high, Math.max(low, sum)));
          expect(held).toHaveLength(lines.length + (sum < low || sum > high ? 1 : 0));
          expect(held.slice(0, lines.length)).toEqual(lines);
        },
      ),
    );
  });
});
