import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { sitAt, tap } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { FrontSheet } from './front-sheet';

const FRONT = { exists: true, entered: 8, allJoined: true, surplus: 2 };

function sitAtFront(front: object = FRONT, lookBack = false) {
  const table = sitDown('paper', { china: { Yunnan: 'WN', Shensi: 'WW' } });
  table.run('set-front', front);
  return sitAt(table, <FrontSheet onOpen={() => undefined} />, { face: GAME_UI, lookBack });
}
const keys = () => screen.queryAllByRole('button', { name: /^Turn a warlord flag in/ });
const sheet = () => within(screen.getByRole('region', { name: 'United Front' }));

it('SOA 26.212: the surplus is used next to its announcement, flag by flag until nothing is left', async () => {
  const { sent } = sitAtFront();
  expect(screen.getByText(/^Surplus 2: 2 warlord flags may be turned/)).toBeDefined();
  expect(keys().map(({ textContent }) => textContent)).toEqual(['Yunnan', 'Shensi']);
  await tap(sheet(), 'Turn a warlord flag in Yunnan');
  expect(sent).toEqual([{ type: 'convert-warlord', region: 'Yunnan', cause: 'surplus' }]);
  expect(keys().map(({ textContent }) => textContent)).toEqual(['Shensi']);
  await tap(sheet(), 'Turn a warlord flag in Shensi');
  expect(keys()).toEqual([]);
  expect(screen.getByText(/^Surplus 0 of 2 left/)).toBeDefined();
});

it.each([
  ['a Communist flag has not joined', { ...FRONT, allJoined: false }],
  ['it was not entered', { exists: true }],
])('SOA 26.212: no key where %s', (_, front) => {
  sitAtFront(front);
  expect(keys()).toEqual([]);
});

it('no key at a moment that is past', () => {
  sitAtFront(FRONT, true);
  expect(keys()).toEqual([]);
});
