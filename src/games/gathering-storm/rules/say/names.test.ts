import { expect, it } from 'vitest';
import { paper } from '../testing/play';
import { measure } from '../totals';
import { printTotal, signOfTotal } from './names';

it('GS 24.54E: a total has the same sign in its title and in its figure', () => {
  const keys = Object.keys(measure(paper().open));
  expect(keys).toContain('counters:Britain');
  for (const key of keys)
    expect([key, printTotal(key, 2)]).toEqual([key, signOfTotal(key) === 'always' ? '+2' : '2']);
  expect([printTotal('counters:Britain', 3), signOfTotal('counters:Britain')]).toEqual(['3', 'minus']);
});
