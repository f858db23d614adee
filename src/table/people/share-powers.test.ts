import { describe, expect, it } from 'vitest';
import type { Seat } from '../game-ui';
import { seatAnother, unseat } from './share-powers';

const ALL = ['Germany', 'Italy', 'Britain', 'France', 'Russia'];
const THREE: Seat[] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France'] },
  { person: 'Clara', powers: ['Russia'] },
];
const held = (seats: readonly Seat[]) => seats.map(({ powers }) => powers.join(' '));

describe('who sits down at a new table', () => {
  it('takes a power from the player with the most: five players hold one power each', () => {
    const four = seatAnother(THREE, 'Dora');
    expect(held(four)).toEqual(['Germany Italy', 'Britain', 'Russia', 'France']);
    const five = seatAnother(four, 'Emil');
    expect(held(five)).toEqual(['Germany', 'Britain', 'Russia', 'France', 'Italy']);
    expect(five.map(({ person }) => person)).toEqual(['Anna', 'Ben', 'Clara', 'Dora', 'Emil']);
  });

  it('from one to five: no player is without a power, whoever joins', () => {
    let seats: Seat[] = [{ person: 'Anna', powers: ALL }];
    for (const name of ['Ben', 'Clara', 'Dora', 'Emil']) {
      seats = seatAnother(seats, name);
      expect(seats.filter(({ powers }) => powers.length === 0)).toEqual([]);
      expect(seats.flatMap(({ powers }) => powers).sort()).toEqual([...ALL].sort());
    }
  });

  it('gets none if no player can spare one', () => {
    const two = [
      { person: 'Anna', powers: ['Germany'] },
      { person: 'Ben', powers: [] },
    ];
    expect(held(seatAnother(two, 'Clara'))).toEqual(['Germany', '', '']);
  });
});

describe('who leaves a new table', () => {
  it('leaves their powers to the player with the fewest, beside the powers of their side', () => {
    expect(held(unseat(THREE, 2, ALL))).toEqual(['Germany Italy', 'Britain France Russia']);
    expect(held(unseat(THREE, 1, ALL))).toEqual(['Germany Italy', 'Britain France Russia']);
    expect(held(unseat(unseat(THREE, 2, ALL), 1, ALL))).toEqual([ALL.join(' ')]);
  });

  it('reverses the way that players joined', () => {
    const four = seatAnother(THREE, 'Dora');
    expect(held(unseat(seatAnother(four, 'Emil'), 4, ALL))).toEqual(held(four));
    expect(held(unseat(four, 3, ALL))).toEqual(held(THREE));
  });
});
