import { describe, expect, it } from 'vitest';
import { appPowers, isForOne, namePass, powersRead, readerOf, type Seat, visitorsOf } from './seats';

const anna: Seat = { person: 'Anna', powers: ['A', 'B'] };
const ben: Seat = { person: 'Ben', powers: ['C'] };
const app: Seat = { person: 'The app', powers: ['C', 'D'], by: 'app' };
const open: Seat = { person: 'Open hands', powers: ['E'], by: 'open' };
const names = (seats: Seat[]) => visitorsOf(seats).map(({ person }) => person);

describe('a table for one', () => {
  it('has a single player, with powers that the app holds or that are face up', () => {
    expect(isForOne([anna, app])).toBe(true);
    expect(isForOne([anna, open])).toBe(true);
    expect(isForOne([{ person: 'Anna', powers: [] }, open, app])).toBe(true);
    expect(isForOne([anna])).toBe(false);
    expect(isForOne([anna, ben, app])).toBe(false);
    expect(isForOne([anna, { ...app, powers: [] }])).toBe(false);
  });

  it('opens the player’s own sheets and those face up, and none that the app holds', () => {
    expect(powersRead([anna, open, app], 'Anna')).toEqual(['A', 'B', 'E']);
    expect(powersRead([anna, open, app], 'The app')).toEqual([]);
    expect(powersRead([anna, open, app], 'Open hands')).toEqual([]);
    expect(powersRead([anna, ben], 'Ben')).toEqual(['C']);
    expect(powersRead([anna, ben], 'Nobody')).toEqual([]);
    expect(['A', 'E', 'C'].map((power) => readerOf([anna, open, app], power))).toEqual([
      'Anna',
      'Anna',
      undefined,
    ]);
  });

  it('visits the person and the app, once each', () => {
    expect(names([anna, open, app])).toEqual(['Anna', 'The app']);
    expect(names([{ person: 'Anna', powers: [] }, open])).toEqual(['Anna']);
    expect(names([anna, { person: 'Ben', powers: [] }])).toEqual(['Anna']);
    expect(appPowers([anna, open, app])).toEqual(['C', 'D']);
  });

  it('has nothing to pass: papers are read, the app decides', () => {
    expect(namePass([anna, app], 'Anna')).toBe('Read your cards');
    expect(namePass([anna, app], 'The app')).toBe('Let the app decide');
    expect(namePass([anna, ben], 'Ben')).toBe('Pass to Ben');
  });
});
