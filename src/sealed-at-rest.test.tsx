import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newTable } from './app/testing/new-table';
import { openApp, press } from './app/testing/open-app';
import type { Command } from './kernel/game';
import { createSnapshotStorage, createTableStorage } from './platform/table-storage';
import { createMemoryDevice } from './store/testing/memory-device';

/** Whatever one person hides at a sealed table is nowhere on the device in clear, and in no file. */

const SAVED = 'Quillmark crosses at dawn';
const TYPED = 'Larkspur is not sent yet';
const PIN = '731946';
/** What lies at rest of a private decision: its words, its type, and the name of its hidden part. */
const HIDDEN = [SAVED, TYPED, PIN, '"private-note"', '"order"', '"set-sheet"', '"hidden"'];

const order = (power: string) => ({ type: 'order', power, slot: 1, do: 'keep' });
const note = (power: string) => ({ type: 'private-note', power, words: SAVED });
const sheet = { type: 'set-sheet', board: 'Axis', what: 'counters', points: 2 };
const STORM = [note('Germany'), order('Germany'), order('Italy'), sheet];
const ASIA = [note('Japan'), order('Japan')];
const solo = (mine: string[], apps: string[]) => ({
  seats: [
    { person: 'Anna', powers: mine },
    { person: 'The app', powers: apps, by: 'app' },
  ],
});

interface Case {
  game: string;
  people: string[];
  secret: Command[];
  more?: object;
}
const CASES: [string, Case][] = [
  ['Gathering Storm', { game: 'gathering-storm', people: ['Anna', 'Ben', 'Cleo'], secret: STORM }],
  ['Storm Over Asia', { game: 'storm-over-asia', people: ['Anna', 'Ben'], secret: ASIA }],
  [
    'Gathering Storm for one',
    {
      game: 'gathering-storm',
      people: ['Anna'],
      secret: STORM,
      more: solo(['Germany', 'Italy'], ['Britain', 'France', 'Russia']),
    },
  ],
  [
    'Storm Over Asia for one',
    {
      game: 'storm-over-asia',
      people: ['Anna'],
      secret: ASIA,
      more: solo(['Japan', 'Russia'], ['China', 'Britain']),
    },
  ],
];

const storage = createTableStorage();
/** Every state of the browser's history. */
const history: unknown[] = [];

beforeEach(() => {
  history.length = 0;
  for (const how of ['pushState', 'replaceState'] as const)
    vi.spyOn(window.history, how).mockImplementation((state) => void history.push(state));
});
afterEach(async () => {
  vi.restoreAllMocks();
  location.hash = '#/';
  for (const { id } of await storage.list()) await storage.remove(id);
});

const print = (value: unknown) =>
  JSON.stringify(value, (_, one) => (one instanceof Uint8Array ? new TextDecoder().decode(one) : one));

/** Every record of every store of every database. */
async function readDatabases(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
    for (const store of db.objectStoreNames) {
      const asked = db.transaction(store).objectStore(store).getAll();
      await new Promise((done) => {
        asked.onsuccess = done;
      });
      found[`${name}/${store}`] = print(asked.result);
    }
    db.close();
  }
  return found;
}

/** Plays one turn's secrets with an unfinished note, takes every file, and reads everything that lies anywhere. */
async function readAll({ game, people, secret, more }: Case, sealed: boolean) {
  const given: string[] = [];
  const sent: unknown[] = [];
  let drawn = 0;
  const app = openApp('#/', {
    ...createMemoryDevice(new Map(), given),
    storage,
    snapshots: createSnapshotStorage(),
    entropy: (bytes) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + ++drawn) % 256),
    announce: (...message) => void sent.push(message),
  });
  const { store } = app;
  const { actions } = store;
  const seats = people.map((person) => ({ person, how: 'pin' as const, secret: PIN }));
  const how = sealed ? { seal: { seats, recovery: 'none' as const } } : {};
  const id = await act(() => newTable(store, game, more, how));
  await act(async () => {
    location.hash = `#/table/${id}`;
  });
  await screen.findByRole('button', { name: 'Menu' });
  const run = (command: Command) => act(async () => expect(await actions.dispatch(command)).toBeNull());
  for (const type of ['turn-card', 'apply-card', 'deal']) await run({ type });
  await act(async () => void (await actions.lowerCurtain('Anna')));
  await act(async () => void (await actions.openPapers()));
  for (const command of secret) await run(command);
  if (!screen.queryByRole('textbox', { name: /A note for yourself/ })) await press(app, 'Write a note');
  const field = await screen.findByRole('textbox', { name: /A note for yourself/ });
  fireEvent.change(field, { target: { value: TYPED } });
  await act(async () => void dispatchEvent(new Event('blur')));
  await act(async () => void (await actions.closePapers()));
  await act(async () => void (await actions.raiseCurtain()));
  await waitFor(() => expect(store.getState().saveStatus).toBe('kept'));
  for (const kind of ['public', 'whole'] as const) await act(async () => void (await actions.copy(kind)));
  await act(async () => void (await actions.exportRaw(id, 'It broke.')));
  await press(app, 'Menu');
  await press(app, /^Export/);
  await press(app, /^The log, as text/);
  await press(app, /^The figures, as CSV/);
  await act(async () => {
    location.hash = '#/';
  });
  const backup = await actions.planDeviceBackup();
  if (!backup.ok) throw new Error(backup.refusal.message);
  await act(async () => void (await backup.value.give()));
  return {
    ...(await readDatabases()),
    ...Object.fromEntries(given.map((text, at) => [`file ${at + 1}`, text.replaceAll('\\"', '"')])),
    preferences: print(app.preferences()).replaceAll('\\"', '"'),
    'local storage': print({ ...localStorage }),
    'session storage': print({ ...sessionStorage }),
    history: print(history),
    'other windows': print(sent),
  };
}

const holding = (places: Record<string, string>, text: string) =>
  Object.keys(places).filter((place) => places[place]?.includes(text));

it.each(CASES)('nothing that Anna hides lies in clear: %s', async (_, table) => {
  const sealed = await readAll(table, true);
  expect(Object.keys(sealed).filter((place) => /^file/.test(place))).toHaveLength(6);
  for (const text of HIDDEN) expect([text, holding(sealed, text)]).toEqual([text, []]);
  for (const { id } of await storage.list()) await storage.remove(id);
  // The reader finds what is there: otherwise it would prove nothing.
  const open = await readAll(table, false);
  for (const text of [SAVED, '"private-note"', '"order"', '"hidden"'])
    expect([text, holding(open, text)]).toEqual([text, expect.arrayContaining(['dispatch-box/entries'])]);
});
