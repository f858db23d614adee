import { describe, expect, it } from 'vitest';
import { countFrontConversion, createFront, explainFront, nameFront, removeFrontConversion } from './front';
import { saySurplus } from './surplus';

describe('SOA 26.212: the surplus in words', () => {
  it.each([
    ['no front', { surplus: 2 }, 'There is no United Front: no warlord flag may be turned'],
    [
      'nothing left',
      { exists: true, allJoined: true, surplus: 2, surplusUsed: 2 },
      'Surplus 0 of 2 left: no warlord flag may be turned',
    ],
    [
      'a Communist flag outside',
      { exists: true, surplus: 2 },
      'Surplus 2: it waits until every Communist flag has joined',
    ],
    [
      'one left',
      { exists: true, allJoined: true, surplus: 2, surplusUsed: 1 },
      'Surplus 1 of 2 left: one warlord flag may be turned',
    ],
  ])('%s', (_, more, words) => {
    expect(saySurplus({ front: { ...createFront(), ...more }, lines: [] }).words).toBe(words);
  });
});

it('SOA 26.22, 32.81A: every −1 and every one removed is a line, newest first, the start last', () => {
  const front = { ...createFront(), entered: 6 };
  countFrontConversion(front, 'Yunnan', 3);
  const lines = () =>
    explainFront(front, (turn) => `turn ${turn}`).lines.map(({ words, amount }) => [words, amount]);
  removeFrontConversion(front, 4, true);
  removeFrontConversion(front, 5, true);
  expect(lines()).toEqual([
    ['Entered by the table', 6],
    ['Two at the start', -2],
    ['Warlord to Nationalist, Yunnan', -1],
    ['Nationalist to warlord by an event: one of the start no longer counts', 1],
    ['Nationalist to warlord by an event: Yunnan no longer counts', 1],
  ]);
  expect(removeFrontConversion(front, 6, false)).toBe(false);
});

describe('SOA 32: a level that was not entered', () => {
  it('is called a change until it is entered', () => {
    expect(nameFront({ entered: null })).toBe('United Front, change');
    expect(nameFront({ entered: 0 })).toBe('United Front');
  });
});
