import { expect, test } from 'vitest';
import { KINDS, kindOf } from '../totals/kinds';
import { NUMBERS } from './numbers';

test.each(Object.entries(KINDS))('the sheet of %s begins with what it is', (_, kind) => {
  expect(kind.is).toMatch(/^[A-Z].+\.$/);
});

test('no number is told that no table has', () => {
  expect(Object.keys(NUMBERS).filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
});

test('GS 9.21 an income that nobody entered is said to be income, not a climate', () => {
  expect(kindOf('income-change:Italy').kind.is).toBe(NUMBERS.income.is);
  expect(kindOf('climate').kind.is).toBe(NUMBERS.climate.is);
});
