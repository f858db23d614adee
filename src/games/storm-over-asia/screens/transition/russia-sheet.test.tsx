import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { readTransition } from '@/games/storm-over-asia/rules/transition/sheet';
import { sitAt, tap, whole } from '@/table/testing/sit-at';
import { useTable } from '@/table/use-table';
import { GAME_UI } from '../game-ui';
import { RussiaSheet } from './russia-sheet';

const HEADING = 'Since Japan declared war on a neutral Russia';

function Page() {
  const { open } = useTable<OpenState>();
  const { russia, effects } = readTransition(open);
  return <RussiaSheet russia={russia} effects={effects} />;
}

function sitAtRussia({ declared = true, lookBack = false } = {}) {
  const table = sitDown('paper');
  if (declared) table.run('set-passage', { declared: 1 });
  return { table, ...sitAt(table, <Page />, { face: GAME_UI, lookBack }) };
}

const line = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

async function press(name: RegExp) {
  await act(async () => {
    fireEvent.click(line(name));
  });
}

it('SOA transition 14.41: before the declaration one line says that a list will appear here', () => {
  sitAtRussia({ declared: false });
  expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.getByText(/what then applies to Russia is listed here/)).toBeDefined();
});

it('SOA transition 14.41: ticking a line makes an entry of the table, with its name and an undo next to it', async () => {
  const { table, sent } = sitAtRussia();
  expect(screen.getAllByRole('checkbox')).toHaveLength(7);
  await press(/Siberian garrison is kept.*SOA transition 14.41C/);
  expect(sent).toEqual([{ type: 'tick-passage', line: 'siberian-garrison', done: true }]);
  expect(table.open.passage.seenTo).toEqual(['siberian-garrison']);
  expect(line(/Siberian garrison is kept/).checked).toBe(true);
  expect(whole(screen.getByRole('status'))).toContain('Done: the Siberian garrison.');
  expect(screen.getByText(/^Ticked lines are done on the board: 1 of 7\./)).toBeDefined();
  await tap(screen as never, /^Undo: Done/);
  expect(line(/Siberian garrison is kept/).checked).toBe(false);
  expect(table.open.passage.seenTo ?? []).toEqual([]);
});

it('SOA transition 14.41D: of two lines under one label each has its own tick', async () => {
  sitAtRussia();
  await press(/stays of the European garrison.*14.41D/);
  expect(line(/stays of the European garrison/).checked).toBe(true);
  expect(line(/Other Russian forces/).checked).toBe(false);
  await press(/stays of the European garrison/);
  expect(line(/stays of the European garrison/).checked).toBe(false);
});

it('the table as it was shows the ticks without changing them', () => {
  sitAtRussia({ lookBack: true });
  expect(screen.getAllByRole('checkbox').every((checkbox) => (checkbox as HTMLInputElement).disabled)).toBe(
    true,
  );
});
