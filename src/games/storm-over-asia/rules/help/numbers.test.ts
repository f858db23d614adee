import { expect, test } from 'vitest';
import { TOTALS } from '../totals';
import { NUMBERS, whatIs } from './numbers';

test.each(TOTALS)('the sheet of %s begins with what it is', (total) => {
  expect(whatIs(total)).toMatch(/^[A-Z].+\.$/);
});

test('tells actual and required numbers apart, and has no number that no table has', () => {
  const descriptions = TOTALS.map(whatIs);
  for (const { is } of Object.values(NUMBERS)) expect(descriptions).toContain(is);
  expect(whatIs('garrison:army')).not.toBe(whatIs('garrison:army-needed'));
});
