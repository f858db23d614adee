import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { system } from './kernel/testing/lanterns';

/** A game is two folders and nothing else: one that is planted here is played from Home to its file, and replayed. */

const TILE = {
  id: 'lanterns',
  name: 'Lanterns',
  firstTurns: [],
  label: 'L',
  about: 'Two houses.',
  order: 9,
  mostPeople: 2,
  forOne: false,
};

/** The two lists that gather games by their folders, with one more folder. */
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./systems/games', async (importOriginal) => {
    const real = await importOriginal<typeof import('./systems/games')>();
    return {
      ...real,
      GAMES: [...real.GAMES, TILE],
      loadSystem: async (id: string) => (id === TILE.id ? system : real.loadSystem(id)),
    };
  });
  vi.doMock('./screens/games', async (importOriginal) => {
    const real = await importOriginal<typeof import('./screens/games')>();
    const screens = await import('./table/testing/lanterns-screens');
    return {
      ...real,
      homeTileOf: (id: string) => (id === TILE.id ? screens.TILE : real.homeTileOf(id)),
      loadSetUp: async (id: string) => (id === TILE.id ? screens.NewTable : real.loadSetUp(id)),
      loadScreens: async (id: string) => (id === TILE.id ? screens.SCREENS : real.loadScreens(id)),
    };
  });
});
afterAll(() => {
  vi.doUnmock('./systems/games');
  vi.doUnmock('./screens/games');
  vi.resetModules();
});

/** A device in memory, and the files that it was given. */
async function openApp() {
  const given: string[] = [];
  const held = new Map<string, string>();
  const preferences = {
    read: (name: string) => held.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? held.delete(name) : held.set(name, value)),
  };
  const [{ App }, { BoxContext }, { createDeckBox }, { createBox }, { createMemoryDevice }] =
    await Promise.all([
      import('./app/app'),
      import('./store/context'),
      import('./store/deck-box'),
      import('./store/store'),
      import('./store/testing/memory-device'),
    ]);
  const platform = createMemoryDevice(undefined, given);
  const box = createBox(platform, preferences);
  render(
    <BoxContext value={{ box, decks: createDeckBox(platform), preferences }}>
      <App />
    </BoxContext>,
  );
  return { box, given };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name }, { timeout: 15_000 });
  await act(async () => void fireEvent.click(button));
};

it('sits at a table, is shown, corrected, exported, opened again and replayed; no other file knows it', async () => {
  location.hash = '#/';
  const { box, given } = await openApp();
  // From Home to a table of its own.
  await press(/^Lanterns/);
  await press('Open the table');
  await screen.findByText('Lanterns of the East: 0');
  await press('Light three');
  await screen.findByText('Lanterns of the East: 3');
  expect(screen.getByText('Next: light lanterns')).toBeTruthy();
  await press('End the evening');
  expect((await screen.findAllByText('Evening 2')).length).toBeGreaterThan(0);

  // An entry of the journal is put right, by the fields of its command.
  await press('Journal');
  await press(/East lights 3/);
  await press('Correct');
  for (const _ of [4, 5]) await press('One more');
  await press('Apply the correction');
  await waitFor(() => expect(box.getState().table?.view.open).toMatchObject({ lit: { East: 5, West: 0 } }));

  // Its file holds it whole: it is opened again, and replayed without a screen.
  await act(async () => void (await box.actions.copy('whole')));
  const [file = ''] = given;
  const opened = await box.actions.readFile(file);
  expect(opened.ok).toBe(true);
  const { main } = await import('./cli/replay');
  const out: string[] = [];
  const io = { readFile: async () => file, out: (text: string) => void out.push(text), err: out.push };
  expect(await main(['table.json'], io)).toBe(0);
  expect(JSON.parse(out.join(''))).toMatchObject({
    totals: { East: { value: 5 }, West: { value: 0 } },
    journal: [{}, { text: 'The evening ends' }, { text: 'Correction of 1: East lights 5' }],
  });
  cleanup();
});
