import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Mark } from '../mark/roundel';
import type { ChartColumn } from './chart';
import { Chart, type ChartLine } from './chart';
import { ChartTable } from './chart-table';

const G: Mark = { letter: 'G', shape: 'square', ring: 'solid', ribbon: 'double', tone: 'g' };

const COLUMNS: ChartColumn[] = [
  { id: '1', name: 'Spring 1935', short: 'Spr', group: '1935', state: 'past' },
  { id: '2', name: 'Summer 1935', short: 'Sum', group: '1935', state: 'past' },
  { id: '3', name: 'Fall 1935', short: 'Fall', group: '1935', state: 'now' },
  { id: '4', name: 'Winter 1935', short: 'Win', group: '1935', state: 'ahead' },
];
const NOTHING = { value: null, marks: 0 };
const line = (id: string, name: string, points: ChartLine['points'], mark?: Mark): ChartLine => ({
  id,
  name,
  span: { min: -3, max: 3 },
  points,
  ...(mark ? { mark } : {}),
});
const GERMANY = line(
  'g',
  'Germany',
  [{ value: -2, marks: 1 }, { value: 1, marks: 0 }, { value: 3, marks: 2 }, NOTHING],
  G,
);
const ITALY = line('i', 'Italy', [NOTHING, { value: 0, marks: 1 }, { value: 0, marks: 0 }, NOTHING]);

function chart(lines: ChartLine[] = [GERMANY, ITALY]) {
  const onOpen = vi.fn();
  render(<Chart label="Support" columns={COLUMNS} lines={lines} onOpen={onOpen} />);
  return onOpen;
}
const marksOf = (name: string) => within(screen.getByRole('toolbar', { name })).getAllByRole('button');

test('every mark is a button that names whose number, when, how much and how many entries', () => {
  const onOpen = chart();
  expect(marksOf('Germany').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Germany, Spring 1935: −2, 1 entry',
    'Germany, Fall 1935: +3, 2 entries',
  ]);
  fireEvent.click(marksOf('Germany')[0] as HTMLElement);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('g', '1');
});

test('a turn without changes has no mark, and an unknown one has no point', () => {
  chart();
  expect(marksOf('Italy')).toHaveLength(1);
  expect(screen.getByRole('toolbar', { name: 'Italy' }).textContent).toBe('00');
});

test('Tab reaches the newest mark of a line once; the arrows move from mark to mark', () => {
  chart();
  const [first, last] = marksOf('Germany') as [HTMLElement, HTMLElement];
  expect([first.tabIndex, last.tabIndex]).toEqual([-1, 0]);
  last.focus();
  fireEvent.keyDown(last, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
  expect([first.tabIndex, last.tabIndex]).toEqual([0, -1]);
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'End' });
  expect(document.activeElement).toBe(last);
});

test('the line is broken if a number is not known', () => {
  chart([
    line('x', 'Index', [{ value: 1, marks: 0 }, NOTHING, { value: 2, marks: 0 }, { value: 2, marks: 0 }]),
  ]);
  const path = document.querySelector('path')?.getAttribute('d') ?? '';
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/L/g)).toHaveLength(1);
});

test('the same numbers as a table: newest first, with its caption and heads, and the way to what moved them', () => {
  const onOpen = vi.fn();
  render(
    <ChartTable
      caption="Support at the end of each turn"
      corner="Turn"
      columns={COLUMNS}
      lines={[GERMANY, ITALY]}
      marks={[1, 1, 2, 0]}
      onOpen={onOpen}
    />,
  );
  const table = screen.getByRole('table', { name: 'Support at the end of each turn' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Turn', 'GGermany', 'Italy', 'Moved by']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Fall 1935 now', 'Summer 1935', 'Spring 1935']);
  const spring = within(table).getByRole('row', { name: /^Spring 1935/ });
  expect(
    within(spring)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['−2', '–not known', '1 entry in Spring 1935']);
  fireEvent.click(within(spring).getByRole('button', { name: '1 entry in Spring 1935' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('1');
});
