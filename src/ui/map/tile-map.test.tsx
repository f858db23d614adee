import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TileMap } from './tile-map';

const CELLS = [
  { id: 'North', column: 1, row: 1 },
  { id: 'East', column: 2, row: 2 },
  { id: 'South', column: 1, row: 2 },
];

function show(props: Partial<Parameters<typeof TileMap<(typeof CELLS)[number]>>[0]> = {}) {
  const press = vi.fn();
  render(
    <TileMap
      label="Arcadia"
      columns={2}
      cells={CELLS}
      bridges={[]}
      tile={({ id }, tabIndex) => (
        <button type="button" data-tile tabIndex={tabIndex} onClick={() => press(id)}>
          {id}
        </button>
      )}
      {...props}
    />,
  );
  const tile = (name: string) => screen.getByRole('button', { name });
  const stops = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0)
      .map(({ textContent }) => textContent);
  return { press, tile, stops };
}

it('is one stop of the Tab key, which goes along with the arrow keys', () => {
  const { tile, stops } = show();
  expect(stops()).toEqual(['North']);
  tile('North').focus();
  fireEvent.keyDown(tile('North'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(tile('South'));
  fireEvent.keyDown(tile('South'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tile('East'));
  expect(stops()).toEqual(['East']);
});

it('an arrow key moves the focus and presses nothing; at the edge it stays', () => {
  const { press, tile } = show();
  tile('North').focus();
  const moved = fireEvent.keyDown(tile('North'), { key: 'ArrowUp' });
  expect([moved, document.activeElement === tile('North'), press.mock.calls.length]).toEqual([
    false,
    true,
    0,
  ]);
});

it('begins at the open tile, and passes over tiles that cannot be chosen', () => {
  const { tile, stops } = show({ current: 'South', canFocus: ({ id }) => id !== 'East' });
  expect(stops()).toEqual(['South']);
  tile('South').focus();
  fireEvent.keyDown(tile('South'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tile('South'));
});
