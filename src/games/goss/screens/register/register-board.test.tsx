import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sitDown } from '@/games/goss/rules/testing/play';
import { framed, sitAt, whole } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { RegisterBoard } from './register-board';

type Table = ReturnType<typeof sitDown>;

function open(play: (table: Table) => void, setup = {}) {
  const table = sitDown({ setup }).to('first:combat');
  play(table);
  sitAt(table, framed('table', RegisterBoard), { face: GAME_UI });
  return table;
}
const place = (table: Table, ...markers: [side: string, hex: string][]) => {
  for (const [side, hex] of markers) table.run('place-marker', { side, hex });
};
const field = () => screen.getByRole('region', { name: 'Field' });
const picture = () => within(field()).getByRole('img').getAttribute('aria-label');
const rowsOf = (side: string) =>
  within(screen.getByRole('list', { name: `Markers of ${side}` })).getAllByRole('listitem');
/** Flowers are for the finger alone. */
const flowers = () => [...field().querySelectorAll<HTMLElement>('button[aria-hidden]')];

it('the field says in words what it shows: markers with their age, leaders, and who is nearest', () => {
  open((table) => {
    place(table, ['first', '2409'], ['second', '3004']);
    table.run('set-leader', { side: 'first', hex: '2510', rating: 6 });
  });
  expect(picture()).toBe(
    'Western event in 2409, 0 phases and Eastern event in 3004, 0 phases. 2409 and 3004 are nearest: 8 hexes apart. A leader in 2510, rating 6.',
  );
  expect(within(field()).getByText('8 hexes')).toBeDefined();
});

it('a tap on a flower chooses its row, and a second one the next marker in that hex', () => {
  open((table) => {
    place(table, ['first', '2409'], ['second', '2409'], ['second', '3004']);
  });
  const [both = field(), far = field()] = flowers();
  const active = () => whole(document.activeElement as HTMLElement);
  fireEvent.click(far);
  expect(active()).toContain('3004');
  fireEvent.click(both);
  expect(document.activeElement).toBe(rowsOf('Western')[0]);
  fireEvent.click(both);
  expect(document.activeElement).toBe(rowsOf('Eastern')[0]);
});

it('GOSS 23.1.1b: a row always has the neighbors for a screen reader', () => {
  open((table) => place(table, ['first', '2417']));
  expect(whole(rowsOf('Western')[0] as HTMLElement)).toContain(
    'Waits for a unit. Here or in 2416, 2517, 2518, 2418, 2318, 2317',
  );
});

it('says that there is no marker', () => {
  open(() => undefined);
  expect(picture()).toBe('No marker on the map.');
  expect(flowers()).toHaveLength(0);
});

it('without a grid markers are shown without distances, next to the way to set it', () => {
  open((table) => place(table, ['first', '2417'], ['second', '2418']), { grid: null });
  expect(picture()).not.toContain('apart');
  expect(flowers()).toHaveLength(2);
  expect(within(field()).getByRole('button', { name: 'The map’s grid' })).toBeDefined();
});
