import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { duesOf } from '@/games/storm-over-asia/rules/dues';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { sitAt } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { PowerRow } from './power-row';

const atEase = (table: ReturnType<typeof sitDown>) => {
  sitAt(table, <PowerRow onOpen={() => undefined} />, { face: GAME_UI });
  return screen.queryAllByText('Nothing due').length;
};

it('SOA 9 no tile says that nothing is due before the table turns its card', () => {
  expect(atEase(sitDown('paper'))).toBe(0);
});

it('SOA 26.112 no tile says that nothing is due before the warlord card is drawn', () => {
  const table = sitDown('paper', { china: { Yunnan: 'W' } }).to('warlord');
  expect(duesOf(table.open).map(({ id }) => id)).toEqual(['warlord']);
  expect(atEase(table)).toBe(0);
});

it('SOA 7 every tile says that nothing is due if the step asks for nothing', () => {
  const table = sitDown('paper').to('read');
  expect(duesOf(table.open)).toEqual([]);
  expect(atEase(table)).toBe(4);
});
