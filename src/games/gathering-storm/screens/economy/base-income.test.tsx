import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { framed, sheetOf, sitDown, tap, whole, write } from '../testing/sit-down';
import { EconomyBoard } from './economy-board';

it('GS 11.12C: a base income is computed from factories, pacts and maintenance, with its why sheet', async () => {
  sitDown(paper({ keeps: ['income'] }).to('income-events'), framed('economy', EconomyBoard));
  await tap(sheetOf('Germany'), 'Enter figures');
  const figures = {
    Civilian: '6',
    Military: '2',
    Idle: '1',
    'Pacts give': '3',
    Maintenance: '5',
    'Random tiles each turn': '2',
  };
  for (const [label, value] of Object.entries(figures)) write(sheetOf('Germany'), label, value);
  await tap(sheetOf('Germany'), 'Enter');
  expect(
    sheetOf('Germany').getByRole('button', { name: 'Germany draws 2 random tiles. Why?' }),
  ).toBeDefined();
  // 12 for six factories, 3 for pacts, and 5 of maintenance less 2 for military factories.
  await tap(sheetOf('Germany'), 'Germany: Income 12. Why?');
  const why = whole(screen.getByRole('dialog'));
  expect(why).toContain('Civilian factories, 6');
  expect(why).toContain('5, less 2 for military factories');
  expect(within(screen.getByRole('dialog')).getByRole('list', { name: 'Lines' })).toBeDefined();
});
