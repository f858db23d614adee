import { expect, it } from 'vitest';
import { spotsOf } from '@/games/goss/rules/hex';
import { system } from '@/games/goss/rules/system';
import { sitDown } from '@/games/goss/rules/testing/play';
import { SHOWN, TILE } from './home-tile';
import { markOf } from './marks';

it('the picture on Home shows the hexes that are next to its own', () => {
  expect(spotsOf({ hex: SHOWN.hex }, { lines: 'columns', shifted: 'even' })).toEqual(SHOWN.near);
});

it('a listed table shows the seals of its sides, and an older note without them shows none', () => {
  const { open } = sitDown();
  const note = { ...system.describe(open, []), id: 'a', game: 'goss' } as Parameters<typeof TILE.sealsOf>[0];
  expect(TILE.sealsOf(note)).toEqual([markOf(open.sides.first), markOf(open.sides.second)]);
  const { sides, ...older } = note;
  expect(sides).toHaveLength(2);
  expect(TILE.sealsOf(older)).toEqual([]);
});
