import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { HOUSE_RESULTS } from '@/games/goss/rules/results/house';
import type { SetupInput } from '@/games/goss/rules/setup';
import { system } from '@/games/goss/rules/system';
import type { AppState, AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { NewTable } from './new-table';

/** The saved setup of the last table. */
const SAVED = {
  sides: {
    first: { name: 'Allied', mark: 'square', tone: 'green' },
    second: { name: 'Axis', mark: 'disk', tone: 'blue' },
  },
  firstMoves: 'second',
  grid: { lines: 'rows', shifted: 'odd' },
  readings: { doubles: 'either' },
  results: { ...HOUSE_RESULTS, name: 'The printed table', ours: false },
} satisfies Omit<SetupInput, 'name'>;

/** Renders the page; the created table is read as storage would read it. */
function sit(saved?: string) {
  const opened: unknown[] = [];
  const preferences = new Map(saved === undefined ? [] : [['goss-start', saved]]);
  const actions = {
    closeTable: () => undefined,
    async newTable(_: string, setup: unknown) {
      const read = system.readSetup(setup);
      if (!read.ok) return read;
      opened.push(read.value);
      return { ok: true, value: 'new' };
    },
  } as unknown as AppStore['actions'];
  const appStore = Object.assign(
    createStore(() => ({}) as AppState),
    { actions },
  );
  const decks = Object.assign(
    createStore(() => ({ decks: [], failed: false })),
    { actions: {} as DeckStore['actions'] },
  );
  const device = {
    read: (name: string) => preferences.get(name) ?? null,
    write: (name: string, value: string | null) => void preferences.set(name, value ?? ''),
  };
  render(
    <AppStoreContext value={{ store: appStore, decks, preferences: device }}>
      <NewTable />
    </AppStoreContext>,
  );
  return { opened, kept: () => JSON.parse(preferences.get('goss-start') ?? 'null') };
}

const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const errorOf = (name: string) => {
  const field = screen.getByRole('textbox', { name });
  const describedBy = field.getAttribute('aria-describedby');
  return describedBy ? (document.getElementById(describedBy)?.textContent ?? null) : null;
};

it('opens with its defaults in one tap, and saves them for the next table', async () => {
  const { opened, kept: saved } = sit();
  expect(screen.queryByRole('button', { name: 'As at the last table' })).toBeNull();
  await press('Open the table');
  expect(opened).toMatchObject([{ firstMoves: 'first', grid: null, results: HOUSE_RESULTS }]);
  expect(saved().sides.second.mark).toBe('square');
});

it.each([
  ['First side: name', '  ', /^Name the side/],
  ['First side: name', 'The Army of the Western Front', /At most 20 letters; these are 29/],
  ['Second side: name', ' western ', /first side is called Western/],
  ['Name of the table', '', /Give the table a name/],
  ['Name of the table', 'x'.repeat(41), /At most 40 letters; these are 41/],
])('refuses in place: %s is “%s”', async (field, value, words) => {
  const { opened } = sit();
  write(field, value);
  expect(errorOf(field)).toMatch(words);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await press('Open the table');
  expect(opened).toEqual([]);
  write(field, 'Northern');
  expect(errorOf(field)).toBeNull();
  await press('Open the table');
  expect(opened).toHaveLength(1);
});

it('the two sides never have the same mark', async () => {
  const { opened } = sit();
  const second = within(screen.getByRole('group', { name: 'Second side' }));
  fireEvent.click(second.getByRole('radio', { name: 'Disk' }));
  fireEvent.click(second.getByRole('button', { name: 'Blue' }));
  await press('Open the table');
  expect(opened).toMatchObject([
    { sides: { first: { mark: 'square', tone: 'ink' }, second: { mark: 'disk', tone: 'blue' } } },
  ]);
});

it('shows the odds next to each reading of the doubles', async () => {
  const { opened } = sit();
  expect(screen.getByRole('radio', { name: /^Both players.*1 in 100/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Either player.*19 in 100/ }));
  await press('Open the table');
  expect(opened).toMatchObject([{ readings: { doubles: 'either' } }]);
});

it('begins as at the last table in one tap, with its own table of results', async () => {
  const { opened, kept: saved } = sit(JSON.stringify(SAVED));
  await press('As at the last table');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^The printed table/ }).checked).toBe(true);
  await press('Open the table');
  expect(opened).toMatchObject([SAVED]);
  expect(saved()).toEqual(SAVED);
});

it.each([
  ['is no JSON', '{"sides":'],
  ['is of another kind', '"Western"'],
  [
    'has sides of one mark',
    JSON.stringify({
      ...SAVED,
      sides: { first: SAVED.sides.first, second: { ...SAVED.sides.first, name: 'Axis' } },
    }),
  ],
  ['has a grid of triangles', JSON.stringify({ ...SAVED, grid: { lines: 'triangles', shifted: 'odd' } })],
  [
    'has a gap in its results',
    JSON.stringify({ ...SAVED, results: { ...SAVED.results, rows: SAVED.results.rows.slice(1) } }),
  ],
])('ignores what was kept where it %s', (_, saved) => {
  sit(saved);
  expect(screen.queryByRole('button', { name: 'As at the last table' })).toBeNull();
});
