import { expect, test } from 'vitest';
import { totalOf } from '../lines';
import { CIVIL_WAR_COUNTRIES, COUNTRIES, POWERS, SIDES } from '../vocabulary';
import { NUMBERS, whatIs } from './numbers';

/** Every total that there can be. */
const KEYS = Object.values(totalOf).flatMap((key) => {
  if (typeof key === 'string') return [key];
  const keyOf = key as (...of: string[]) => string;
  return [...POWERS, ...SIDES, ...CIVIL_WAR_COUNTRIES, ...COUNTRIES].map((of) => keyOf(of, 'Axis'));
});
const KINDS = [
  ...new Set(
    [...KEYS, 'income-change:Italy', 'points-change:Italy', 'cards:Italy'].map(
      (key) => key.split(':')[0] ?? '',
    ),
  ),
];

test.each(KINDS)('the sheet of %s begins with what it is', (kind) => {
  expect(whatIs(`${kind}:Italy:Axis`)).toMatch(/^[A-Z].+\.$/);
});

test('no number is told that no table has', () => {
  expect(Object.keys(NUMBERS).filter((kind) => !KINDS.includes(kind))).toEqual([]);
});

test('GS 9.21 an income that nobody entered is said to be income, not a climate', () => {
  expect(whatIs('income-change:Italy')).toBe(NUMBERS.income.is);
  expect(whatIs('climate')).toBe(NUMBERS.climate.is);
});
