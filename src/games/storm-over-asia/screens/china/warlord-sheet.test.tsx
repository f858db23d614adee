import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { linesIn, sheetOf, sitAt } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { WarlordSheet } from './warlord-sheet';

it('SOA 26.112: each card says what it would do, or why it cannot come', () => {
  const table = sitDown('paper', { china: { Shensi: 'NNCC', 'Northern China': 'WWWW', Yunnan: 'NW' } });
  table.run('conquest', { region: 'Shanghai', conquered: true });
  sitAt(table, <WarlordSheet />, { face: GAME_UI });
  const cards = linesIn(sheetOf('Warlord cards'), 'Cards by region');
  expect(cards).toHaveLength(9);
  expect(cards.slice(0, 2)).toEqual([
    expect.stringMatching(/^Shensi: a Nationalist flag becomes a warlord flag/),
    expect.stringMatching(/^Northern China: changes nothing/),
  ]);
  expect(cards).toContainEqual(expect.stringMatching(/^Shanghai: conquered/));
  expect(cards).toContainEqual(expect.stringMatching(/^Yunnan: adds a warlord flag/));
  expect(screen.getByText('1 in 8')).toBeDefined();
});
