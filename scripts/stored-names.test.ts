import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { STORED } from '../src/kernel/journal/entry.ts';
import { createPlatform } from '../src/platform/platform.ts';
import { createPreferences } from '../src/platform/preferences.ts';
import { rawDatabase } from '../src/platform/testing/raw-database';
import { createWebLocks } from '../src/platform/web-locks.ts';
import { SETTINGS } from '../src/store/device.ts';
import { carriedNames } from '../src/store/device-file/device-file.ts';
import { firstTurnId } from '../src/store/first-turn.ts';
import { createAppStore } from '../src/store/store.ts';
import { playFile } from '../src/store/testing/real-files.ts';
import { sources } from './map.mjs';
import { root } from './setup.mjs';

/**
 * Every name that outlives a build: renaming one loses data, or deals other cards. Add new names here; never
 * rename or remove a listed one. `*` is an id.
 */
const NAMES = {
  database: { name: 'dispatch-box', version: 3 },
  stores: ['decks', 'entries', 'notes', 'records', 'seeds', 'snapshots'],
  rows: {
    records: ['deck', 'game', 'id', 'kind', 'rules', 'setup'],
    entries: ['at', 'changes', 'hidden', 'n', 'open', 'parent'],
    parts: ['came', 'command'],
    notes: [
      ...[
        'copiedAt',
        'copiedEntries',
        'due',
        'entries',
        'game',
        'id',
        'last',
        'name',
        'next',
        'now',
        'people',
      ],
      ...['playedAt', 'season', 'turn'],
    ],
  },
  locks: ['dispatch-box/*'],
  channels: ['dispatch-box', 'dispatch-box/pens'],
  localStorage: [
    ...[
      'awake',
      'begun/*',
      'broker',
      'call',
      'china-start',
      'copy-put-off',
      'curtain',
      'deck-card',
      'deck-drafts/*',
    ],
    ...['deck-list/*', 'deck-told', 'enter-card', 'enter-deck', 'enter-event', 'europe-view'],
    'favorites/gathering-storm',
    ...[
      'forms/*',
      'goss-results-draft',
      'goss-start',
      'hand',
      'hand-link/*',
      'hand-links',
      'hand-seen/*',
      'hints',
      'history-form',
      'home',
    ],
    'labels',
    'left-packets',
    'link/*',
    ...[
      'offline-since',
      'overtaken/*',
      'pair',
      'paper-deck/*',
      'papers-seconds',
      'pause-seconds',
      'plain-http',
      'policy:*',
    ],
    ...[
      'stops-at-cards',
      'tables',
      'text',
      'theme',
      'told/*',
      'unfinished/*',
      'unlock/*',
      'visit/*',
      'watched',
      'welcomed',
    ],
  ].map((name) => `dispatch-box/${name}`),
  forms: ['decks', 'new-table'],
  /** Files, and whatever else is spelled with the name of the app. */
  spelled: [
    ...['dispatch-box', 'dispatch-box/*', 'dispatch-box/deal/*/*', 'dispatch-box/device'],
    ...['dispatch-box/head/*', 'dispatch-box/pens', 'dispatch-box/policy', 'dispatch-box/rows'],
    ...['dispatch-box/script', 'dispatch-box/sealing *', 'dispatch-box/table', 'dispatch-box/v1/'],
    ...['dispatch-box/veil', 'dispatch-box/words/*/*'],
  ],
  routes: [
    '/decks/:id?/:page?/:item?',
    '/hand/:device',
    '/link/:code?/:broker?',
    '/new/:game?',
    '/packet/:letters',
    '/room/:id?',
    '/table/:id/:page?/:moment?',
    '/watch/:code?/:broker?',
    'first-turn.*.*',
  ],
  pages: [
    ...['construction', 'diplomacy', 'economy', 'history', 'journal', 'research', 'table'].map(
      (page) => `gathering-storm/${page}`,
    ),
    ...['goss/journal', 'goss/results', 'goss/table', 'storm-over-asia/journal', 'storm-over-asia/passage'],
    ...['storm-over-asia/powers', 'storm-over-asia/table'],
  ],
  /** Where a game asks for chance, and at which address. */
  chance: [
    "games/gathering-storm/rules/first-turn/lesson-deck.ts: 'deck', 0",
    "games/gathering-storm/rules/hands/draws.ts: 'deck'",
    "games/gathering-storm/rules/state/tile-pool.ts: 'tiles', address",
    "games/goss/rules/commands/dice.ts: 'dice', rolled + at",
    "games/goss/rules/commands/dice.ts: ['dice', turn, what, whom ?? 'nobody', placeKey(place)].join('/')",
    'games/goss/rules/commands/dice.ts: address, first + at',
    "games/storm-over-asia/rules/commands/deal.ts: 'category', open.turn",
    "games/storm-over-asia/rules/commands/deal.ts: 'deck'",
    "games/storm-over-asia/rules/commands/front.ts: 'purge', open.nextId",
    "games/storm-over-asia/rules/commands/front.ts: ['purge', open.turn].join('/')",
    'games/storm-over-asia/rules/commands/front.ts: stream, purgesOf(open)',
    "games/storm-over-asia/rules/commands/warlords.ts: 'warlords', open.turn",
    "kernel/command/choosing.ts: ['policy', power, turn, step, ...(of === undefined ? [] : [of])].join('/')",
    'kernel/command/choosing.ts: stream, index++',
    'kernel/pile.ts: stream, epoch',
  ],
  offline: ["scope: '.'", "start_url: '.'"],
};

/**
 * What is left out when a whole device is backed up into one file: it belongs to this browser, or to a visit.
 */
const LEFT_BEHIND = [
  ...[
    'broker',
    'copy-put-off',
    'curtain',
    'deck-card',
    'deck-told',
    'hand-link/*',
    'hand-links',
    'hand-seen/*',
  ],
  ...['home', 'left-packets', 'link/*', 'offline-since', 'overtaken/*', 'plain-http', 'tables'],
  ...['told/*', 'unfinished/*', 'unlock/*', 'visit/*', 'watched', 'welcomed'],
];

/** The only files that may reach for what the browser keeps; everything else goes through them. */
const REACH: Record<string, string[]> = {
  'scripts/early.ts': ['indexedDB', 'localStorage'],
  'src/platform/device.ts': ['getDirectory', 'serviceWorker'],
  'src/platform/web-locks.ts': ['BroadcastChannel', 'locks'],
  'src/platform/preferences.ts': ['localStorage'],
  'src/platform/table-storage.ts': ['openDB'],
};

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
const FILES = Object.fromEntries(
  [...sources(), 'scripts/early.ts']
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|testing\//.test(path))
    .map((path) => [path, withoutComments(text(path))]),
);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
/** Everything in the sources that matches a pattern. */
const found = (pattern: RegExp) =>
  Object.entries(FILES).flatMap(([path, source]) =>
    [...source.matchAll(pattern)].map((match) => ({ path, match })),
  );

/** Files where a name is an argument, or comes from a list: their callers are checked instead. */
const GIVEN = [
  'src/games/gathering-storm/screens/decks/deck-acts.tsx',
  'src/store/device-file/back-up-device.ts',
  'src/store/device-file/read-device.ts',
  'src/store/device-file/restore-device.ts',
  'src/store/device.ts',
  'src/store/first-turn.ts',
  'src/store/link/hand-store.ts',
  'src/store/reload.ts',
  'src/store/remembered.ts',
  'src/table/device/device-sheet.tsx',
];

/** The names that an expression may evaluate to: a text, one of two, a constant, or a function of an id. */
function namesOf(path: string, written: string, seen = 0): string[] {
  if (GIVEN.includes(path) && ['name', 'place'].includes(written)) return [];
  const texts = [...written.matchAll(/(['`])(.*?)\1/g)].map(([, , name]) => name as string);
  if (texts.length > 0) return texts.map((name) => name.replaceAll(/\$\{.*?\}/g, '*'));
  const [called] = /^\w+/.exec(written) ?? [];
  const declared = new RegExp(`const ${called} = (.*(?:=>\\s*.*)?);`);
  const source = [FILES[path], ...Object.values(FILES)].find((each) => declared.test(each ?? ''));
  const [, value] = declared.exec(source ?? '') ?? [];
  if (value && seen < 3) return namesOf(path, value, seen + 1);
  throw new Error(`${path} keeps something under ${written}: this test cannot read its name.`);
}

afterEach(() => vi.unstubAllGlobals());

it('the database, its stores, and the fields of their records', async () => {
  await deleteDB(NAMES.database.name);
  const { actions } = createAppStore(createPlatform(), { read: () => null, write: () => undefined });
  const playOptions = { cards: 'app', kind: 'whole', entries: 60, seed: 5 } as const;
  const file = await playFile('gathering-storm', playOptions);
  const read = await actions.readFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.refusal.message);
  // Stores of other tests may still write to this database.
  const range = {
    records: read.value,
    notes: read.value,
    entries: IDBKeyRange.bound([read.value], [read.value, []]),
  };
  expect(await indexedDB.databases()).toEqual([NAMES.database]);
  const db = await rawDatabase();
  expect([...db.objectStoreNames].sort()).toEqual(NAMES.stores);
  for (const name of db.objectStoreNames) {
    const { keyPath, autoIncrement, indexNames } = db.transaction(name).store;
    expect({ keyPath, autoIncrement, indexNames: [...indexNames] }).toEqual({
      keyPath: null,
      autoIncrement: false,
      indexNames: [],
    });
  }
  const fields = async (store: keyof typeof range) =>
    sorted((await db.getAll(store, range[store])).flatMap((value) => Object.keys(value)));
  for (const store of ['records', 'entries', 'notes'] as const)
    expect([store, await fields(store)]).toEqual([store, NAMES.rows[store]]);
  const entries = await db.getAll('entries', range.entries);
  const parts = entries.flatMap(({ open, hidden }) => [open ?? {}, ...Object.values(hidden ?? {})]);
  expect(sorted(parts.flatMap((part) => Object.keys(part as object)))).toEqual(NAMES.rows.parts);
  expect(STORED).toEqual({ outcome: 'came' });
  db.close();
  await deleteDB(NAMES.database.name);
});

it('locks, channels and the place of settings', async () => {
  const [locks, channels, local]: string[][] = [[], [], []];
  class Channel extends EventTarget {
    constructor(name: string) {
      super();
      channels?.push(name);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: object, use: (lock: object) => unknown) => {
        locks?.push(name);
        void use({});
      },
    },
  });
  vi.stubGlobal('localStorage', { setItem: (name: string) => local?.push(name) });
  createPlatform();
  await createWebLocks().acquire('*', async () => undefined, false);
  createPreferences().write('theme', 'dark');
  expect(sorted(locks ?? [])).toEqual(NAMES.locks);
  expect(sorted(channels ?? [])).toEqual(NAMES.channels);
  expect(local).toEqual(['dispatch-box/theme']);
});

it('the names in local storage', () => {
  const written = [
    ...found(
      /\b(?:preferences|kept|usePreferences\(\))\.(?:read|write)\(\s*('[^']*'|[\w.]+ \? '.*?' : '.*?'|\w+(?:\(\w*\))?)/g,
    ),
    ...found(/\b(?:remember|readRemembered)\(\s*[\w.]+,\s*('[^']*'|\w+)/g),
    ...found(/\bpreferences,\s*(?:name|place): (\w+)/g),
    ...found(/<Span\s+name=("[^"]*")/g),
    ...found(/for \(const (?:place|name) of \[([^\]]*)\]\)\s*preferences/g),
  ];
  const names = written.flatMap(({ path, match }) =>
    (match[1] as string).split(/, ?/).flatMap((each) => namesOf(path, each.replaceAll('"', "'"))),
  );
  const all = sorted([...names, ...Object.keys(SETTINGS)]);
  expect(all.map((name) => `dispatch-box/${name}`)).toEqual(NAMES.localStorage);
  const forms = found(/\buseFormsOf\(('[^']*')\)/g).flatMap(({ path, match }) =>
    namesOf(path, match[1] as string),
  );
  expect(sorted(forms)).toEqual(NAMES.forms);
});

it('every name in local storage goes into the file of the whole device, or is listed as left behind', () => {
  const carried = carriedNames(['*'], ['*']).map((name) =>
    name.replace(/^(policy:|(?:deck-list|forms|paper-deck)\/).*/, '$1*'),
  );
  expect(sorted([...carried, ...LEFT_BEHIND]).map((name) => `dispatch-box/${name}`)).toEqual(
    NAMES.localStorage,
  );
});

it('addresses of pages, formats of files', () => {
  const routes = found(/<Route\b.*? path="([^"]*)"/g).map(({ match }) => match[1] as string);
  expect(sorted([...routes, firstTurnId('*', '*')])).toEqual(NAMES.routes);
  const pages = Object.entries(FILES).flatMap(([path, source]) =>
    [...(/const PAGES = \[(.*?)\]/s.exec(source)?.[1]?.matchAll(/id: '(\w+)'/g) ?? [])].map(
      ([, id]) => `${path.split('/')[2]}/${id}`,
    ),
  );
  expect(sorted(pages)).toEqual(NAMES.pages);
  const spelled = found(/(['`])(dispatch-box(?:\/.*?)?)\1/g).map(({ match }) =>
    (match[2] as string).replaceAll(/\$\{.*?\}/g, '*'),
  );
  expect(sorted(spelled)).toEqual(NAMES.spelled);
});

it('where chance is asked for', () => {
  const asked = [
    ...found(/\.(?:order|roll)\(\s*('[^']*'|stream|address), ([^,]*)/g),
    ...found(/\bstream: ('[^']*')/g),
    ...found(/(\['[a-z]+', .*\]\.join\('\/'\));/g),
  ]
    .filter(({ path }) => !path.startsWith('src/cli/'))
    .map(({ path, match }) => `${path.replace('src/', '')}: ${match[1]}${match[2] ? `, ${match[2]}` : ''}`);
  expect(sorted(asked)).toEqual(sorted(NAMES.chance));
});

it('the service worker and the installed app: no name of their own, so the usual ones', () => {
  const config = text('vite.config.ts');
  for (const line of NAMES.offline) expect(config).toContain(line);
  const options = config.slice(config.indexOf('VitePWA('), config.indexOf('export default'));
  expect(options).not.toMatch(
    /\b(id|filename|manifestFilename|cacheId|strategies|srcDir|outDir|runtimeCaching)\b\s*:/,
  );
});

it('no other code accesses browser storage', () => {
  const reach: Record<string, string[]> = {};
  const apis =
    /\b(localStorage|sessionStorage|indexedDB|openDB|BroadcastChannel|cookieStore|getDirectory|serviceWorker|caches)\b(?!['`])|\{ (locks) \} = navigator|document\.(cookie)/g;
  for (const { path, match } of found(apis))
    reach[path] = sorted([...(reach[path] ?? []), match[1] ?? match[2] ?? (match[3] as string)]);
  expect(reach).toEqual(REACH);
});
