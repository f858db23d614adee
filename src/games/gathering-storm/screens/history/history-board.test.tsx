import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { framed, linesIn, sitDown, tap, whole } from '../testing/sit-down';
import { HistoryBoard } from './history-board';

const show = (table: Play) => sitDown(table, framed('history', HistoryBoard));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('also shows the numbers in a table; a turn opens the entries that changed any of them', async () => {
  const table = paper().deal(1, { kind: 'support', power: 'Italy', amount: 1 });
  for (let turn = 0; turn < 3; turn += 1) table.nextTurn();
  show(table);
  pick('Table');
  expect(screen.getByRole('table', { name: 'Support at the end of each turn' })).toBeDefined();
  expect(screen.getAllByRole('rowheader').map(whole)).toEqual([
    'Winter 1935 now',
    'Fall 1935',
    'Summer 1935',
    'Spring 1935',
  ]);
  for (const power of ['Germany', 'Italy', 'Britain', 'France', 'Russia'])
    expect(screen.getByRole('columnheader', { name: power })).toBeDefined();
  const spring = within(screen.getByRole('row', { name: /^Spring 1935/ }));
  const moved = Number(/\d+/.exec(whole(spring.getByRole('button')))?.[0]);
  await tap(spring, /\d/);
  expect(moved).toBeGreaterThan(0);
  expect(linesIn(within(screen.getByRole('dialog')), 'What moved it')).toHaveLength(moved);
  await tap(within(screen.getByRole('dialog')), /^Close/);
  pick('Climate');
  expect(screen.getByRole('table', { name: 'Economic Climate at the end of each turn' })).toBeDefined();
  pick('Chart');
  expect(
    within(screen.getByRole('toolbar', { name: 'Economic Climate' })).getAllByRole('button'),
  ).not.toEqual([]);
});

it('GS 6: income that only its owner sees is not drawn', () => {
  show(paper({ keeps: ['income'], readings: { 'income-shown': 'owner' } as never }).to('income'));
  pick('Income');
  expect(screen.getByText(/Only its owner sees the income of a power/)).toBeDefined();
  expect(screen.queryByRole('toolbar')).toBeNull();
});
