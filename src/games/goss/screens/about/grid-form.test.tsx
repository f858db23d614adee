import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Grid } from '@/games/goss/rules/grid';
import { GridForm } from './grid-form';

function Sheet({ begin }: { begin: Grid | null }) {
  const [grid, setGrid] = useState(begin);
  return <GridForm grid={grid} onChange={setGrid} />;
}

const field = () => screen.getByRole('textbox', { name: 'Any hex of your map' });
const type = (hex: string) => fireEvent.change(field(), { target: { value: hex } });
const said = () =>
  screen
    .getByRole('status')
    .textContent?.match(/[A-Z]*\d+/g)
    ?.slice(1) ?? [];
/** Returns what the picture shows, place by place; the typed hex is last. */
const drawn = () => [...document.querySelectorAll('svg g')].map((place) => place.textContent);

it('E8: the neighbors follow the typed hex, in words and in the picture', () => {
  render(<Sheet begin={{ lines: 'columns', shifted: 'even' }} />);
  expect(said()).toEqual(['2416', '2517', '2518', '2418', '2318', '2317']);
  type('1011');
  expect(said()).toEqual(['1010', '1111', '1112', '1012', '0912', '0911']);
  expect(drawn()).toEqual(['1010', '1111', '1112', '1012', '0912', '0911', '1011']);
  type(' a7');
  expect(said()).toEqual(['A6', 'B6', 'B7', 'A8']);
  expect(drawn()).toEqual(['A6', 'B6', 'B7', 'A8', '', '', 'A7']);
});

it('E8: the other lines shifted, or rows instead of columns, show other neighbors of the same hex', () => {
  render(<Sheet begin={{ lines: 'columns', shifted: 'even' }} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Odd columns' }));
  expect(said()).toEqual(['2416', '2516', '2517', '2418', '2317', '2316']);
  fireEvent.click(screen.getByRole('radio', { name: /^Straight rows/ }));
  expect(said()).toEqual(['2516', '2517', '2518', '2418', '2317', '2416']);
  expect(screen.getByText('Half a hex to the right')).toBeTruthy();
});

it('a grid that is not set shows no picture', () => {
  render(<Sheet begin={null} />);
  expect(document.querySelector('svg')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Straight columns/ }));
  expect(drawn()).toHaveLength(7);
  fireEvent.click(screen.getByRole('radio', { name: /^Not set/ }));
  expect(document.querySelector('svg')).toBeNull();
});

it.each(['', '24', 'Bastogne', '24-17', '9'.repeat(100)])('refuses an invalid hex in place: %s', (hex) => {
  render(<Sheet begin={{ lines: 'rows', shifted: 'odd' }} />);
  type(hex);
  expect(screen.getByRole('alert').textContent).toMatch(/A hex is four digits, or/);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[viewBox="-98 -98 196 196"]')).toBeNull();
});

it.each(['A123', '0000', '1700'])('lists no neighbors for a hex without a column and a row: %s', (hex) => {
  render(<Sheet begin={{ lines: 'rows', shifted: 'odd' }} />);
  type(hex);
  expect(screen.getByRole('alert').textContent).toMatch(`${hex} does not give a column and a row`);
  expect(said()).toEqual([]);
});
