import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sitDown } from '@/games/goss/rules/testing/play';
import { sitAt, tap } from '@/table/testing/sit-at';
import { DoublesSheet } from '../doubles/doubles-sheet';
import { GAME_UI } from '../game-ui';
import { ClockSheet } from './clock-sheet';
import { GridSheet } from './grid-sheet';
import { MenuSheet } from './menu-sheet';
import { RuleOptionsSheet } from './rule-options-sheet';
import { SidesSheet } from './sides-sheet';

type Table = ReturnType<typeof sitDown>;
const page = () => within(document.body);
const pick = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

function over(sheet: (onClose: () => void) => ReactNode, table: Table = sitDown()) {
  const onClose = vi.fn();
  return { onClose, table, ...sitAt(table, sheet(onClose), { face: GAME_UI }) };
}

it('the sides can be renamed in one entry; refuses a duplicate name in place', async () => {
  const { table, sent, onClose } = over((close) => <SidesSheet onClose={close} />);
  write('Second side: name', 'WESTERN');
  expect(screen.getByRole('alert').textContent).toMatch(/first side is called Western/);
  await tap(page(), 'Save the names');
  expect(sent).toEqual([]);
  write('Second side: name', 'Axis');
  pick('Axis');
  await tap(page(), 'Save the names');
  expect(table.open.sides.second).toEqual({ name: 'Axis', mark: 'square', tone: 'brown' });
  expect(table.open.firstMoves).toBe('second');
  expect(onClose).toHaveBeenCalledOnce();
});

it('E8: the grid is set once for the map, and neighbors follow it', async () => {
  const { table, onClose } = over((close) => <GridSheet onClose={close} />);
  pick(/^Straight rows/);
  pick('Odd rows');
  await tap(page(), 'Use this grid');
  expect(table.open.grid).toEqual({ lines: 'rows', shifted: 'odd' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('GOSS 23.1.1b: two sheets are joined by two adjacent hexes; shows an impossible seam in place', async () => {
  const { table, sent } = over((close) => <GridSheet onClose={close} />);
  pick(/^Two sheets/);
  for (const [name, map] of [
    ['First sheet', 'North'],
    ['Second sheet', 'South'],
  ]) {
    write(`${name}: name`, map as string);
    write(`${name}: last column`, '20');
    write(`${name}: last row`, '10');
  }
  write('A hex at the right edge of the first sheet', '1905');
  write('The hex to its upper right, on the second', '0105');
  expect(screen.getAllByText(/1905 does not lie at the right edge/)).not.toHaveLength(0);
  await tap(page(), 'Use this grid');
  expect(sent).toEqual([]);
  write('A hex at the right edge of the first sheet', '2005');
  expect(page().getByText(/2004; 0105, South; 0106, South; 2006; 1906; 1905/)).toBeTruthy();
  await tap(page(), 'Use this grid');
  expect(table.open.grid).toEqual({
    lines: 'columns',
    shifted: 'even',
    sheets: [
      { map: 'North', columns: 20, rows: 10 },
      { map: 'South', columns: 20, rows: 10 },
    ],
    seam: { edge: 'right', hex: '2005', next: '0105' },
  });
});

it.each([
  ['PM', false],
  ['Night', true],
] as const)('GOSS 23.1.1a: in %s the clock has ticked what counts at night: %s', async (part, ticked) => {
  const begun = sitDown().run('set-clock', { day: 1, part, step: 'first:combat' });
  begun.run('doubles', { hex: '2318', sides: ['first'] });
  begun.run('type-die', { event: begun.open.pending[0]?.id, die: 0 });
  const { table } = over((close) => <DoublesSheet onOpen={vi.fn()} onClose={close} />, begun);
  expect(page().getByRole<HTMLInputElement>('checkbox', { name: /At night/ }).checked).toBe(ticked);
  await tap(page(), '4');
  await tap(page(), '7');
  expect(table.said.notes.includes('At night: −5')).toBe(ticked);
});

describe('the clock', () => {
  it('sets a table that begins in the middle, also to a phase of the other side', async () => {
    const { table } = over((close) => <ClockSheet onClose={close} />);
    write('Day', '3');
    pick('Night');
    pick('Eastern turn');
    pick(/^Combat/);
    await tap(page(), 'Set the clock');
    expect([table.open.turn, table.open.step]).toEqual([9, 'second:combat']);
  });

  it('offers for extended night only the phases that it has', async () => {
    const { table } = over((close) => <ClockSheet onClose={close} />);
    pick('Western turn');
    pick('Administration');
    pick('Extended night');
    const [phases] = screen.getAllByRole('group', { name: 'Phase' });
    expect(within(phases as HTMLElement).getAllByRole('radio')).toHaveLength(2);
    await tap(page(), 'Set the clock');
    expect([table.open.turn, table.open.step]).toEqual([3, 'extended:first:movement']);
  });

  it.each(['0', '100', '3.5', '-1', ''])('refuses the day "%s" in place', async (day) => {
    const { sent } = over((close) => <ClockSheet onClose={close} />);
    pick('PM');
    write('Day', day);
    await tap(page(), 'Set the clock');
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Set the clock' }).title).toMatch(/1 to 99/);
  });
});

it('23.1.0: a reading can be chosen with its odds shown, and assumptions are listed below', async () => {
  const { table } = over((close) => <RuleOptionsSheet onClose={close} />);
  expect(screen.getByRole('radio', { name: /^Both players.*1 in 100/ })).toBeTruthy();
  pick(/^Either player.*19 in 100/);
  await waitFor(() => expect(table.open.readings.doubles).toBe('either'));
  const assumed = within(screen.getByRole('region', { name: 'Assumed at every table' }));
  expect(assumed.getAllByRole('listitem').length).toBeGreaterThan(5);
});

describe('the menu', () => {
  const tools = { onOpen: vi.fn(), go: vi.fn(), onPause: vi.fn() };
  const menu = (close: () => void) => <MenuSheet {...tools} onClose={close} />;

  it('lists no seats, and no page that has a tab', () => {
    over(menu);
    expect(screen.queryByRole('button', { name: /^Who sits/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /results/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^The two sides/ })).toBeTruthy();
  });
});

describe('next to the guide', () => {
  const run = vi.fn();
  const extra = (table: Table) =>
    over(() => GAME_UI.extraFor(table.open, { run, onOpen: vi.fn(), onPapers: vi.fn() }), table);

  it('4.3.0: offers extended night at the end of Night', async () => {
    const table = sitDown().to('second:administration');
    for (const _ of ['PM', 'Night']) table.run('advance').to('second:administration');
    extra(table);
    await tap(page(), 'Extended night');
    expect(run).toHaveBeenCalledWith({ type: 'advance', to: 'combat', extended: true });
  });

  it('4.3.0: does not offer extended night at the end of AM', () => {
    extra(sitDown().to('second:administration'));
    expect(screen.queryByRole('button', { name: 'Extended night' })).toBeNull();
  });
});
