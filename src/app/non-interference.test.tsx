import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import { sampleSeeds } from '@/kernel/testing/effort';
import { createMemoryDevice, type StoredTable } from '@/store/testing/memory-device';
import { newTable } from './testing/new-table';
import { openApp, press } from './testing/open-app';

/** Two tables whose windows, files and stored preferences may differ only in what Anna hides. */

const solo = (mine: string[], apps: string[]) => ({
  seats: [
    { person: 'Anna', powers: mine },
    { person: 'The app', powers: apps, by: 'app' },
  ],
});
const order = (power: string, slot: number, doing: string) => ({ type: 'order', power, slot, do: doing });
const note = (power: string, words: string) => ({ type: 'private-note', power, words });

const DEAL = ['turn-card', 'apply-card', 'deal'].map((type) => ({ type }));

type App = ReturnType<typeof openApp>;

interface Case {
  game: string;
  more?: object;
  /** Public commands before the visit. */
  before: Command[];
  /** What Anna may hide in her papers, one way or another. */
  ways: Command[][];
}

const STORM_WAYS = [
  [],
  [note('Germany', 'Quillmark')],
  [note('Italy', 'Anvil'), note('Germany', 'Quillmark crosses at dawn'), order('Germany', 1, 'keep')],
  [order('Germany', 1, 'keep'), order('Germany', 2, 'decline'), order('Italy', 1, 'keep')],
  [order('Germany', 2, 'decline'), { type: 'undo', viewer: 'Germany' }],
  [{ type: 'set-sheet', board: 'Axis', what: 'counters', points: 2 }],
];
const ASIA_WAYS = [
  [],
  [note('Japan', 'Quillmark')],
  [order('Japan', 1, 'keep'), note('Russia', 'Quillmark crosses at dawn')],
  [order('Japan', 1, 'keep'), { type: 'undo', viewer: 'Japan' }],
];

const CASES: [name: string, Case][] = [
  ['Gathering Storm, hotseat', { game: 'gathering-storm', before: DEAL, ways: STORM_WAYS }],
  [
    'Gathering Storm, solo',
    {
      game: 'gathering-storm',
      more: solo(['Germany', 'Italy'], ['Britain', 'France', 'Russia']),
      before: DEAL,
      ways: STORM_WAYS,
    },
  ],
  ['Storm Over Asia, hotseat', { game: 'storm-over-asia', before: DEAL, ways: ASIA_WAYS }],
  [
    'Storm Over Asia, solo',
    {
      game: 'storm-over-asia',
      more: solo(['Japan', 'Russia'], ['China', 'Britain']),
      before: DEAL,
      ways: ASIA_WAYS,
    },
  ],
];

/** What the page shows, an element a line, without numbers that React gives to elements of later tables. */
function readPage(): string[] {
  const ids = new Map<string, string>();
  const page = document.documentElement.outerHTML.replace(/_r_\w+_|react-aria[\w-]+|Dnd\w+-\d+/g, (id) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size}`);
    return ids.get(id) as string;
  });
  return page.split('<');
}

/** Everything is written, and the other windows have been told. */
const settle = ({ store }: App) =>
  act(async () => {
    do await new Promise((done) => setTimeout(done, 1));
    while (store.getState().busy || store.getState().saveStatus === 'keeping');
  });

/** Plays one table and returns, moment by moment, what everybody but Anna finds. */
async function play({ game, more, before, ways }: Case, way: number, seed: number) {
  const said: unknown[] = [];
  const given: string[] = [];
  const tables = new Map<string, StoredTable>();
  const app = openApp('#/', {
    ...createMemoryDevice(tables, given),
    entropy: (bytes) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + seed) % 256),
    announce: (...message) => void said.push(message),
  });
  const { store } = app;
  const { actions } = store;
  const found: Record<string, unknown>[] = [];
  /** Anna's own page is not compared; a table for one is hers at any time. */
  const look = async (moment: string, isHers = more !== undefined) => {
    await settle(app);
    const { papers, curtain, table } = store.getState();
    found.push({
      moment,
      ...(isHers ? {} : { page: readPage(), papers, curtain }),
      table: JSON.parse(JSON.stringify(table)),
      said: [...said],
      preferences: app.preferences(),
      summaries: [...tables.values()].map(({ note: summary }) => structuredClone(summary)),
      // Veils are keyed hashes: they differ with what is hidden, and tell nothing without the seed.
      given: given.map((text) => text.replace(/"veils":\[[^\]]*\]/, '"veils":[]')),
    });
  };
  const run = async (command: Command) => {
    await act(async () => void (await actions.dispatch(command)));
    await settle(app);
  };
  const go = (path: string) =>
    act(async () => {
      location.hash = path;
    });
  const address = await act(() => newTable(store, game, more));
  await go(`#/table/${address}`);
  await screen.findByRole('button', { name: 'Menu' });
  for (const command of before) await run(command);
  await act(async () => void (await actions.lowerCurtain('Anna')));
  if (!more) await look('before Anna opens her papers');
  if (!more) await act(async () => void (await actions.openPapers()));
  await look('her papers are open', true);
  for (const command of ways[way] as Command[]) await run(command);
  await look('something is decided', true);
  await act(async () => void (more ? await actions.closePapers() : dispatchEvent(new Event('blur'))));
  await look('she has gone');
  await act(async () => void (await actions.closePapers()));
  await act(async () => void (await actions.raiseCurtain()));
  await look('the table lies open');
  if (!more) {
    await act(async () => void (await actions.lowerCurtain('Ben')));
    await act(async () => void (await actions.openPapers()));
    await look('Ben reads his papers');
    await act(async () => void (await actions.closePapers()));
  }
  await act(async () => void (await actions.copy('public')));
  await press(app, 'Menu');
  await press(app, /^Export/);
  await press(app, /^The log, as text/);
  await press(app, /^The figures, as CSV/);
  await look('it is copied and exported');
  await press(app, /^Close/);
  for (const type of ['undo', 'undo', 'redo', 'undo', 'undo']) {
    await run({ type });
    await look(type);
  }
  for (const page of [`table/${address}/journal`, `room/${address}`]) {
    await go(`#/${page}`);
    // A window for a distant screen shows as much as everyone may know, also at a table for one.
    await screen.findAllByRole('heading');
    await look(page, false);
  }
  await go('#/');
  await look('Home', false);
  const decided = [...tables.values()].flatMap(({ entries }) => entries.filter(({ open }) => !open));
  return { found, decided };
}

it.each(CASES)('nobody learns whether or what Anna has decided: %s', async (_, table) => {
  const count = table.ways.length;
  // Screens are loaded when they are first opened, which shows a blank page for a moment.
  await play(table, 0, 0);
  const seeds = sampleSeeds(20).slice(0, 20);
  let differed = 0;
  for (const seed of seeds) {
    const one = await play(table, seed % count, seed);
    const other = await play(table, (seed + 1 + (seed % (count - 1))) % count, seed);
    if (JSON.stringify(other.decided) !== JSON.stringify(one.decided)) differed += 1;
    for (const [at, moment] of other.found.entries()) expect(moment, `seed ${seed}`).toEqual(one.found[at]);
  }
  // With some cards both ways are refused, or mean the same.
  expect(differed).toBeGreaterThan(seeds.length / 2);
});
