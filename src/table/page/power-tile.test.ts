import { expect, it } from 'vitest';
import { namePerson } from './power-tile';

const TWO = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'France', powers: ['France'] },
];

it('a power shows its player, if several people play and its own name does not say so', () => {
  expect(['Germany', 'Italy', 'France', 'Russia'].map((power) => namePerson(TWO, power))).toEqual([
    'Anna',
    'Anna',
    undefined,
    undefined,
  ]);
  expect(namePerson([{ person: 'Anna', powers: ['Germany'] }], 'Germany')).toBeUndefined();
  const alone = [
    { person: 'Anna', powers: ['Germany'] },
    { person: 'The app', powers: ['Italy'], by: 'app' as const },
  ];
  expect(['Germany', 'Italy'].map((power) => namePerson(alone, power))).toEqual([undefined, undefined]);
});
