import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { framed, linesIn, sitDown } from '../testing/sit-down';
import { EconomicStage } from './economic-stage';

const show = (table: Play) =>
  sitDown(
    table,
    framed('table', (page) => <EconomicStage {...page} />),
  );
const SEGMENTS = ['Factories', 'Research', 'Construction'];
const headings = () => SEGMENTS.filter((name) => screen.queryByRole('heading', { name }) !== null);

it('GS 9.41: a segment without anything to do is only the way to its board, all in one line', () => {
  show(paper({ keeps: [] }).deal().to('industrial'));
  expect(headings()).toEqual([]);
  const boards = within(screen.getByRole('list', { name: 'Boards' }));
  expect(boards.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Economy board',
    'Construction board',
  ]);
});

it('GS 9.41: a segment in which a card lets a power do something is a box with its line', () => {
  const table = paper({ keeps: [] }).deal().to('industrial');
  table.plays('Germany', { kind: 'factory-price', power: 'Germany', amount: -2 });
  show(table);
  expect(headings()).toEqual(['Factories']);
  expect(linesIn(screen, 'Boards')).toEqual(['Construction board']);
});
