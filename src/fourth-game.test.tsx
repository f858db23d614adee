import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { game } from './kernel/testing/lanterns/game';
import { help } from './kernel/testing/lanterns/help/help';
import { system } from './kernel/testing/lanterns/system';

/** A game is two folders and nothing else: one that is planted here is played from Home to its file, and replayed. */

/** The two lists that gather games by their folders, with one more folder. */
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./games/games', async (importOriginal) => {
    const real = await importOriginal<typeof import('./games/games')>();
    return {
      ...real,
      GAMES: [...real.GAMES, game],
      loadSystem: async (id: string) => (id === game.id ? system : real.loadSystem(id)),
      loadHelps: async () => ({ ...(await real.loadHelps()), [game.id]: help }),
    };
  });
  vi.doMock('./games/screens', async (importOriginal) => {
    const real = await importOriginal<typeof import('./games/screens')>();
    const [screens, { TILE }, { NewTable }] = await Promise.all([
      import('./table/testing/lanterns/screens'),
      import('./table/testing/lanterns/home-tile'),
      import('./table/testing/lanterns/new-table'),
    ]);
    return {
      ...real,
      homeTileOf: (id: string) => (id === game.id ? TILE : real.homeTileOf(id)),
      loadSetUp: async (id: string) => (id === game.id ? NewTable : real.loadSetUp(id)),
      loadScreens: async (id: string) => (id === game.id ? screens : real.loadScreens(id)),
    };
  });
});
beforeEach(() => {
  location.hash = '#/';
});
afterEach(cleanup);
afterAll(() => {
  vi.doUnmock('./games/games');
  vi.doUnmock('./games/screens');
  vi.resetModules();
});

/** A device in memory, and the files that it received. */
async function openApp() {
  const given: string[] = [];
  const held = new Map<string, string>();
  const preferences = {
    read: (name: string) => held.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? held.delete(name) : held.set(name, value)),
  };
  const [{ App }, { AppStoreContext }, { createDeckStore }, { createAppStore }, { createMemoryDevice }] =
    await Promise.all([
      import('./app/app'),
      import('./store/context'),
      import('./store/deck-store'),
      import('./store/store'),
      import('./store/testing/memory-device'),
    ]);
  const platform = createMemoryDevice(undefined, given);
  const store = createAppStore(platform, preferences);
  render(
    <AppStoreContext value={{ store, decks: createDeckStore(platform), preferences }}>
      <App />
    </AppStoreContext>,
  );
  return { store, given };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

/** Goes from Home to a new table. */
async function openTable() {
  const app = await openApp();
  await press(/^Lanterns/);
  await press('Open the table');
  await screen.findByText('Lanterns of the East: 0');
  return app;
}

/** The sheet on top. */
const sheet = (name: string) => screen.findByRole('dialog', { name });

it('sits at a table, is shown, corrected, exported, opened again and replayed; no other file knows it', async () => {
  const { store, given } = await openTable();
  await press('Light three');
  await screen.findByText('Lanterns of the East: 3');
  expect(screen.getByText('Next: light lanterns')).toBeTruthy();
  await press('End the evening');
  expect((await screen.findAllByText('Evening 2')).length).toBeGreaterThan(0);

  // Corrects a journal entry by the fields of its command.
  await press('Journal');
  await press(/East lights 3/);
  await press('Correct');
  for (const _ of [4, 5]) await press('One more');
  await press('Apply the correction');
  await waitFor(() => expect(store.getState().table?.view.open).toMatchObject({ lit: { East: 5, West: 0 } }));

  // Its file holds it whole: it is opened again, and replayed without a screen.
  await act(async () => void (await store.actions.copy('whole')));
  const [file = ''] = given;
  const opened = await store.actions.readFile(file);
  expect(opened.ok).toBe(true);
  const { main } = await import('./cli/replay');
  const out: string[] = [];
  const io = { readFile: async () => file, out: (text: string) => void out.push(text), err: out.push };
  expect(await main(['table.json'], io)).toBe(0);
  expect(JSON.parse(out.join(''))).toMatchObject({
    totals: { East: { value: 5 }, West: { value: 0 } },
    journal: [
      {},
      { text: 'The evening ends' },
      { text: 'Correction of 1: East lights 5' },
      { text: 'A whole copy was made, with all that the app will roll in it' },
    ],
  });
});

it('its menu offers what it has: no bookmarks, no readings, no other sea', async () => {
  await openTable();
  await press('Menu');
  const menu = within(await sheet('Lake Street'));
  expect(menu.getByRole('button', { name: /^Notes/ })).toBeTruthy();
  expect(menu.getByRole('button', { name: /^Who sits here/ })).toBeTruthy();
  for (const name of [/^Bookmarks/, /^Readings/, /^Both seas/])
    expect(menu.queryByRole('button', { name })).toBeNull();
});

it('no sheet mentions hands or cards if there are no hands', async () => {
  await openTable();
  await press('Light three');
  await press('End the evening');
  await press('Menu');
  await press(/^Who sits here/);
  const seats = await sheet('Who sits here');
  expect(seats.textContent).not.toMatch(/hand|null/);
  await press('Cancel');

  await press('Journal');
  await press(/East lights 3/);
  await press('Correct');
  await press('One more');
  const note = await screen.findByText(/The old entry stays/);
  expect(note.textContent).toBe('The old entry stays, struck through.');
});

it('the journal line of a whole copy says what the file reveals in this game: what the app will roll', async () => {
  const { store, given } = await openTable();
  await press('Let the wind blow');
  await act(async () => void (await store.actions.copy('whole')));
  expect(JSON.parse(given[0] ?? '')).toMatchObject({ sealed: expect.any(String) });
  await press('Journal');
  const line = await screen.findByText(/A whole copy was made/);
  expect(line.textContent).toContain('with all that the app will roll in it');
  expect(document.body.textContent).not.toContain('hand in it');
});

it('Help covers the game, at its table and on Home when its table is on top', async () => {
  await openTable();
  await press('Menu');
  await press(/^Help/);
  expect((await sheet('Help')).textContent).toContain('Enter what each house lights.');
  await press('Close');
  await act(async () => location.assign('#/'));
  await press(/^Help/);
  await act(async () => undefined);
  expect((await sheet('Help')).textContent).toContain('The wind puts it out.');
});
