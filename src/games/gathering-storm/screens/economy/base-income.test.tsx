import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { framed, sitDown, tap, whole, write } from '../testing/sit-down';
import { EconomyBoard } from './economy-board';

it('GS 11.12C: a base income is computed from factories, pacts and maintenance, with its why sheet', async () => {
  sitDown(paper({ keeps: ['income'] }).to('income-events'), framed('economy', EconomyBoard));
  const ledger = within(screen.getByRole('table', { name: 'Economy' }));
  await tap(ledger, 'Germany: enter figures');
  const sheet = within(screen.getByRole('dialog'));
  const figures = {
    Civilian: '6',
    Military: '2',
    Idle: '1',
    'Pacts give': '3',
    Maintenance: '5',
    'Random tiles each turn': '2',
  };
  for (const [label, value] of Object.entries(figures)) write(sheet, label, value);
  await tap(sheet, 'Enter');
  expect(ledger.getByRole('button', { name: /^Germany draws 2 random tiles/ })).toBeDefined();
  // 12 for six factories, 3 for pacts, and 5 of maintenance less 2 for military factories: lines of their own.
  const lines = ['Civilian factories', 'Trade pacts', 'Maintenance'].map((label) =>
    whole(
      within(ledger.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement).getAllByRole(
        'cell',
      )[0] as HTMLElement,
    ),
  );
  expect(lines).toEqual(['12', '+3', '−3']);
  await tap(ledger, 'Germany: Income 12. Why?');
  const why = whole(screen.getByRole('dialog'));
  expect(why).toContain('Civilian factories, 6');
  expect(why).toContain('5, less 2 for military factories');
  expect(within(screen.getByRole('dialog')).getByRole('list', { name: 'Lines' })).toBeDefined();
});
