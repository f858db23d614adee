import { expect, test } from 'vitest';
import { KINDS, kindOf } from '../totals/kinds';
import { NUMBERS } from './numbers';

test.each(Object.entries(KINDS))('the sheet of %s begins with what it is', (_, kind) => {
  expect(kind.is).toMatch(/^[A-Z].+\.$/);
});

test('describes no number that does not exist at a table', () => {
  expect(Object.keys(NUMBERS).filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
});

test('GS 9.21 describes an income that was not entered as income, not as a climate', () => {
  expect(kindOf('income-change:Italy').kind.is).toBe(NUMBERS.income.is);
  expect(kindOf('climate').kind.is).toBe(NUMBERS.climate.is);
});
