import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { AppState, AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { NewTable } from './new-table';

/** Renders the set-up with these tables in storage, newest first. */
async function sit(tables: readonly Play[]) {
  const made: unknown[][] = [];
  const summaries = tables.map((table, at) => ({
    id: String(at),
    game: 'gathering-storm',
    name: table.open.name,
    playedAt: Date.UTC(2026, 10, 28, 12),
  })) as unknown as AppState['summaries'];
  const actions = {
    closeTable: () => undefined,
    loadTables: async () => undefined,
    readTable: async (id: string) => tables[Number(id)]?.open ?? null,
    async newTable(...asked: unknown[]) {
      made.push(asked);
      return { ok: true, value: 'new' };
    },
  } as unknown as AppStore['actions'];
  const appStore = Object.assign(
    createStore(() => ({ summaries }) as AppState),
    { actions },
  );
  const decks = Object.assign(
    createStore(() => ({ decks: [], failed: false })),
    { actions: { readDecks: async () => undefined } as unknown as DeckStore['actions'] },
  );
  const preferences = { read: () => null, write: () => undefined };
  render(
    <AppStoreContext value={{ store: appStore, decks, preferences }}>
      <NewTable />
    </AppStoreContext>,
  );
  await screen.findByRole('textbox', { name: 'Germany' });
  return made;
}
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const TAKE = 'Use an earlier table’s';

function typed(): Play {
  const table = paper({ incomes: { Germany: 12 } });
  table.run('set-fact', { fact: 'climate-income', climate: -1, power: 'Italy', value: -2 });
  return table;
}

it('GS 11.3, 11.12C copies numbers typed at an earlier table, and names that table', async () => {
  const made = await sit([paper(), typed()]);
  await press(TAKE);
  expect(screen.getByText(/^From your table/).textContent).toBe(
    'From your table “Test table” of November 28, 2026: what the climate gives at −1.',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Germany' }).value).toBe('12');
  await press('Open the table');
  await waitFor(() => expect(made).toHaveLength(1));
  const [, setup, , { first }] = made[0] as [unknown, unknown, unknown, { first: unknown }];
  expect(setup).toMatchObject({ incomes: { Germany: 12 } });
  expect(first).toEqual([
    { type: 'set-fact', fact: 'climate-income', climate: -1, power: 'Italy', value: -2 },
    {
      type: 'note',
      words: 'From your table “Test table” of November 28, 2026: what the climate gives at −1.',
    },
  ]);
});

it('GS 11.3 it is left again, and a number that was written before stays', async () => {
  const made = await sit([typed()]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Germany' }), { target: { value: '9' } });
  await press(TAKE);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Germany' }).value).toBe('9');
  await press('Without them');
  await press('Open the table');
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.[3]).not.toHaveProperty('first.0');
});

it('paper cards leave Research unticked, and it says so where Paper is chosen until the ticks are the table’s own', async () => {
  await sit([paper()]);
  const research = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Research' });
  const told = () => screen.queryByText(/^The app does not track Research now/);
  expect([research().checked, told()]).toEqual([true, null]);
  fireEvent.click(screen.getByRole('radio', { name: /^Paper/ }));
  expect(research().checked).toBe(false);
  expect(told()).not.toBeNull();
  fireEvent.click(research());
  expect([research().checked, told()]).toEqual([true, null]);
});

it('reports if no earlier table has any', async () => {
  await sit([paper()]);
  await press(TAKE);
  expect(screen.getByText('No earlier table has any yet.')).not.toBeNull();
});

it('is not offered on a device without tables', async () => {
  await sit([]);
  expect(screen.queryByRole('button', { name: TAKE })).toBeNull();
});
