import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { readStart } from '@/games/storm-over-asia/rules/setup';
import type { AppState, AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { NewTable } from './new-table';

function sit(stored: string | null = null) {
  const preferences = new Map<string, string | null>([['china-start', stored]]);
  const opened: { china?: object; categories?: object }[] = [];
  const actions = {
    closeTable: () => undefined,
    async newTable(_: string, setup: object) {
      opened.push(setup);
      return { ok: true, value: 'new' };
    },
  } as unknown as AppStore['actions'];
  const appStore = Object.assign(
    createStore(() => ({}) as AppState),
    { actions },
  );
  const decks = Object.assign(
    createStore(() => ({ decks: [], failed: false })),
    { actions: { readDecks: () => undefined } as unknown as DeckStore['actions'] },
  );
  const device = {
    read: (name: string) => preferences.get(name) ?? null,
    write: (name: string, value: string | null) => void preferences.set(name, value),
  };
  const shown = render(
    <AppStoreContext value={{ store: appStore, decks, preferences: device }}>
      <NewTable />
    </AppStoreContext>,
  );
  return { opened, leave: shown.unmount, kept: () => preferences.get('china-start') ?? null };
}
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const letters = (region: string) =>
  screen.getByRole('textbox', { name: `Flags of ${region}, by their letters` }) as HTMLInputElement;
const write = (region: string, value: string) => fireEvent.change(letters(region), { target: { value } });

it('SOA 25.1: the flags of a region are placed in one go, by their letters', async () => {
  const { opened } = sit();
  await press('Enter the flags');
  write('Northern China', 'ncc j');
  expect(letters('Northern China').value).toBe('NCCJ');
  await press(/^Shensi\./);
  write('Shensi', 'W');
  await press('Add a Nationalist flag to Shensi');
  expect(letters('Shensi').value).toBe('WN');
  await press('Open the table');
  expect(opened[0]?.china).toEqual({
    'Northern China': ['Nationalist', 'Communist', 'Communist', 'Japanese'],
    Shensi: ['warlord', 'Nationalist'],
  });
});

it.each(['NX', 'NNNNN', 'N-J'])(
  'SOA 26.112: refuses %s, and keeps the flags already placed',
  async (typed) => {
    const { opened } = sit();
    await press('Enter the flags');
    write('Northern China', 'NJ');
    write('Northern China', typed);
    expect(letters('Northern China').value).toBe(typed);
    expect(screen.getByText('Write N, C, J or W, at most four (SOA 26.112).')).toBeDefined();
    await press('Open the table');
    expect(opened[0]?.china).toEqual({ 'Northern China': ['Nationalist', 'Japanese'] });
  },
);

it('SOA 25.1: the flags are saved for later tables without opening one', async () => {
  const first = sit();
  expect(screen.queryByRole('button', { name: 'Use the saved flags' })).toBeNull();
  await press('Enter the flags');
  expect(screen.queryByRole('button', { name: 'Save the flags for later tables' })).toBeNull();
  write('Northern China', 'NJ');
  await press('Save the flags for later tables');
  expect(screen.getByText('Saved on this device.')).toBeDefined();
  const stored = first.kept();
  expect(readStart(stored)?.china['Northern China']).toEqual(['Nationalist', 'Japanese']);
  write('Northern China', 'NJJ');
  expect(screen.queryByText('Saved on this device.')).toBeNull();
  first.leave();
  const next = sit(stored);
  await press('Use the saved flags');
  await press('Open the table');
  expect(next.opened[0]?.china).toMatchObject({ 'Northern China': ['Nationalist', 'Japanese'] });
});

it('a category without a name is named before the flags are saved', async () => {
  const { kept: stored } = sit();
  await press('Enter the flags');
  write('Northern China', 'NJ');
  fireEvent.change(screen.getByRole('textbox', { name: 'Category 2' }), { target: { value: '' } });
  await press('Save the flags for later tables');
  expect(stored()).toBeNull();
});
