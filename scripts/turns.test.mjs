import { expect, test } from 'vitest';
import { hasTurnOn } from '../e2e/support/effort.ts';

const DAYS = [20261129, 20261130, 20261201, 20261202, 20261230, 20261231, 20270101, 20270102];

test.each([2, 3])(
  'of those that take turns each has its own once in %i days, whatever month they are in',
  (every) => {
    for (let at = 0; at < 7; at += 1)
      for (const begin of [0, 1, 4, 5]) {
        const turns = DAYS.slice(begin, begin + every).filter((day) => hasTurnOn(day, at, every));
        expect(turns, `${at} from ${DAYS[begin]}`).toHaveLength(1);
      }
  },
);

test('on each day those that stand beside each other are told by turns', () => {
  for (const day of DAYS) {
    const told = Array.from({ length: 6 }, (_, at) => hasTurnOn(day, at, 2));
    expect(told).toEqual(told.map((_, at) => told[at % 2]));
    expect(told[0]).not.toBe(told[1]);
  }
});
