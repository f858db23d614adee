import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { sitDown } from '@/games/goss/rules/testing/play';
import { sitAt, tap } from '@/table/testing/sit-at';
import { AssaultSheet } from '../assault/assault-sheet';
import { GAME_UI } from '../game-ui';
import { PlaceSheet } from '../register/place-sheet';
import { TableScreens } from '../screens';
import { DoublesSheet } from './doubles-sheet';

type Table = ReturnType<typeof sitDown>;
const nothing = () => undefined;
const over = (table: Table, sheet: ReactNode) => sitAt(table, sheet, { face: GAME_UI });
const sheet = () => within(screen.getByRole('dialog'));
const key = (group: string, figure: string | number) =>
  tap(within(sheet().getByRole('group', { name: group })), String(figure));
async function hex(digits: string) {
  for (const digit of digits) await key('The defender’s hex, digits', digit);
}
const inCombat = () => sitDown().to('first:combat');

it('GOSS 23.1.1: of typed dice both doubles say whose event it is, and a hex that is none is refused', async () => {
  const table = inCombat();
  const onOpen = vi.fn();
  over(table, <AssaultSheet onOpen={onOpen} onClose={nothing} />);
  const field = sheet().getByRole('textbox', { name: 'The defender’s hex' });
  fireEvent.change(field, { target: { value: '24 17' } });
  expect(sheet().getByRole('button', { name: 'Roll all four' }).getAttribute('title')).toMatch(/four digits/);
  fireEvent.change(field, { target: { value: '2417' } });
  for (const [side, figure] of [
    ['Western, attacker', 9],
    ['Eastern, defender', 4],
  ] as const) {
    await key(`${side}: the tens`, figure);
    await key(`${side}: the ones`, figure);
  }
  await tap(sheet(), 'Enter these dice');
  expect(table.open.pending).toMatchObject([{ hex: '2417', side: 'first' }]);
  await tap(sheet(), 'Settle the random event');
  expect(onOpen).toHaveBeenCalled();
});

it('reports an impossible hex at once, without cutting the text', async () => {
  const { sent } = over(inCombat(), <DoublesSheet onOpen={nothing} onClose={nothing} />);
  const field = sheet().getByRole('textbox', { name: 'The defender’s hex' });
  await hex('2318');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await hex('9');
  expect(field).toHaveProperty('value', '23189');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(
    field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
  );
  expect(description?.textContent).toMatch(/four digits/);
  await key('Type die, combat event', 3);
  expect(sent).toEqual([]);
});

it('GOSS 23.1.1a: one key marks new dice of an assault that had its event, and makes no new one', async () => {
  const table = inCombat().run('doubles', { hex: '2318', sides: ['first'] });
  const event = table.open.pending[0]?.id;
  table.run('type-die', { event, die: 3 }).run('result', { event, dice: [4, 7] });
  over(table, <DoublesSheet onOpen={nothing} onClose={nothing} />);
  await hex('2318');
  await tap(sheet(), 'New dice of that assault: no event');
  expect(sheet().getAllByRole('status').at(-1)?.textContent).toContain('no new random event');
  expect(table.open.pending).toEqual([]);
});

it('GOSS 23.1.2: a third marker is placed all the same, and its sheet is shut', async () => {
  const table = sitDown();
  for (const at of ['2417', '1908']) table.run('place-marker', { hex: at, side: 'first' });
  const onClose = vi.fn();
  over(table, <PlaceSheet onClose={onClose} />);
  for (const digit of '2020') await key('Its hex, digits', digit);
  await tap(sheet(), 'Place the marker');
  await tap(within(document.body), 'All the same');
  expect(onClose).toHaveBeenCalledOnce();
  expect(table.open.markers.map(({ hex: at }) => at)).toEqual(['2417', '1908', '2020']);
});

it('GOSS 23.1.1b: opens the register from another page when units move next', async () => {
  const table = inCombat();
  table.waits('first', '2417');
  const go = vi.fn();
  over(table, <TableScreens id="test" go={go} page="results" />);
  await tap(
    within(await screen.findByRole('complementary', { name: 'What to do next' })),
    'Go to own exploit',
  );
  expect(go).toHaveBeenCalledWith('/table/test');
});
