import { expect, it } from 'vitest';
import { guideFor } from './guide';
import { sitDown } from './testing/play';

it.each([
  ['both', 'Tap Doubles when both dice rolls of an assault show doubles: 1 in 100.'],
  ['either', 'Tap Doubles when either dice roll of an assault shows doubles: 19 in 100.'],
] as const)('GOSS 23.1.0, reading %s: the guide explains whose doubles make an event', (doubles, words) => {
  const table = sitDown({ setup: { readings: { doubles } } }).to('first:combat');
  expect(guideFor(table.open).reason).toBe(words);
});
