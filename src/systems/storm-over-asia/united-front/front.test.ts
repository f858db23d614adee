import { describe, expect, it } from 'vitest';
import { createFront, saySurplus } from './front';

describe('SOA 26.212: what is said of the surplus', () => {
  it.each([
    ['no front', { surplus: 2 }, 'There is no United Front: no warlord flag may be turned'],
    [
      'nothing left',
      { exists: true, allJoined: true, surplus: 2, surplusUsed: 2 },
      'Surplus 0: no warlord flag may be turned',
    ],
    [
      'a Communist flag outside',
      { exists: true, surplus: 2 },
      'Surplus 2: it waits until every Communist flag has joined',
    ],
    [
      'one left',
      { exists: true, allJoined: true, surplus: 2, surplusUsed: 1 },
      'Surplus 1: one warlord flag may be turned',
    ],
  ])('%s', (_, more, words) => {
    expect(saySurplus({ ...createFront(), ...more }).words).toBe(words);
  });
});
