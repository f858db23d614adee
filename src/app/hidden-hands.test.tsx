import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Refusal } from '@/kernel/result';
import { sampleSeeds } from '@/kernel/testing/effort';
import type { AppStore, Papers } from '@/store/app-store';
import { createMemoryDevice, type StoredTable } from '@/store/testing/memory-device';
import { hunt, listenTo, type Secret } from './testing/hunter';
import { newTable } from './testing/new-table';
import { openApp, press } from './testing/open-app';

/** Everything that is written to the console, sent to other windows, given as a file or put into a cache. */
const said: string[] = [];

let stop = () => {};
beforeEach(() => {
  said.length = 0;
  stop = listenTo(said);
});
afterEach(() => stop());

/** As a device gives a file: by a download, or where that is offered by sharing it. */
async function give(name: string, text: string) {
  const file = new File([text], name);
  await navigator.share({ files: [file], title: name });
  URL.createObjectURL(file);
  return 'downloaded' as const;
}

const NOTE = 'Quillmark crosses at dawn';

/** The stored tables: where no page can reach them. */
const tables = new Map<string, StoredTable>();

/** A table of several people with a note and with cards dealt from the app's deck. */
async function openDealt(game: string, power: string, seed: number, more: object = {}) {
  tables.clear();
  const platform = {
    ...createMemoryDevice(tables),
    download: give,
    entropy: (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + seed) % 256),
    announce: (...message: unknown[]) => void said.push(JSON.stringify(message)),
  };
  const { store } = openApp('#/', platform);
  await act(async () => {
    location.hash = `#/table/${await newTable(store, game, more)}`;
  });
  await screen.findByRole('button', { name: 'Menu' });
  const note = { type: 'private-note', power, words: NOTE };
  for (const command of [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }, note])
    await act(async () => void (await store.actions.dispatch(command)));
  return store;
}

/** Opens Anna's papers; her note, and the titles of her cards that are not public. */
async function openPapers(store: AppStore): Promise<string[]> {
  const open = document.documentElement.outerHTML;
  await act(async () => void (await store.actions.lowerCurtain('Anna')));
  await act(async () => void (await store.actions.openPapers()));
  await screen.findAllByRole('button', { name: /^Hide/ });
  const views = Object.values(store.getState().papers?.views ?? {});
  const cards = views.flatMap(
    ({ hidden }) => (hidden as { hand?: { event: { title: string } | null }[] }).hand ?? [],
  );
  const titles = cards.flatMap(({ event }) => event?.title ?? []);
  return [NOTE, ...titles.filter((title) => !open.includes(title))];
}

const send = (target: EventTarget, type: string, more = {}) =>
  void target.dispatchEvent(Object.assign(new Event(type), more));

/** Ways in which a page is left or stops being one person's. */
const LEAVING: Record<string, () => void> = {
  'another window in front': () => send(window, 'blur'),
  'the page hidden': () => send(document, 'visibilitychange'),
  'the page closed': () => send(window, 'pagehide'),
  'the page frozen': () => send(document, 'freeze'),
  'the page resumed': () => send(document, 'resume'),
  'the page restored from the cache': () => send(window, 'pageshow', { persisted: true }),
  'the page printed': () => send(window, 'beforeprint'),
  'the device turned': () => send(window, 'orientationchange'),
  'the page zoomed, or on another screen': () => {
    Object.defineProperty(window, 'devicePixelRatio', { value: devicePixelRatio * 1.25, configurable: true });
    send(window, 'resize');
  },
  'another address': () => send(window, 'hashchange'),
  Hide: () => screen.getAllByRole('button', { name: /^Hide/ })[0]?.click(),
  Escape: () => send(window, 'keydown', { key: 'Escape' }),
};

/** So many ways are tried at each table, others at the next. */
const AT_ONE_TABLE = 2;

it.each([
  ['gathering-storm', 'Germany'],
  ['storm-over-asia', 'Japan'],
])('a held card is nowhere in the same moment in which papers are left: %s', async (game, power) => {
  const ways = Object.entries(LEAVING);
  for (const [at, seed] of sampleSeeds(100).slice(0, 100).entries()) {
    const store = await openDealt(game, power, seed);
    for (let turn = 0; turn < AT_ONE_TABLE; turn += 1) {
      const [how, leave] = ways[(at * AT_ONE_TABLE + turn) % ways.length] as (typeof ways)[number];
      const secrets = await openPapers(store);
      // The hunter finds what is there: otherwise it would prove nothing.
      expect(hunt(secrets, store)).toEqual(expect.arrayContaining(['fields', 'the state of the store']));
      leave();
      expect(hunt(secrets, store, said), `${how}, seed ${seed}`).toEqual([]);
      await act(async () => undefined);
      expect(hunt(secrets, store, said), `after ${how}, seed ${seed}`).toEqual([]);
    }
  }
});

it('papers whose screen breaks are closed: another try shows the curtain', async () => {
  const store = await openDealt('gathering-storm', 'Germany', 1);
  const secrets = await openPapers(store);
  const { views } = store.getState().papers as Papers;
  // Papers that no screen can read.
  const broken = { ...views.Germany, hidden: null } as unknown as Papers['views'][string];
  await act(async () =>
    store.setState(({ papers }) => ({
      papers: papers && { ...papers, views: { ...views, Germany: broken } },
    })),
  );
  await screen.findByRole('heading', { name: 'This page cannot be shown' });
  expect(hunt(secrets, store)).toEqual([]);
  await act(async () => screen.getByRole('button', { name: 'Try this page again' }).click());
  await screen.findByRole('heading', { name: 'Pass to Anna' });
  expect(hunt(secrets, store)).toEqual([]);
});

it('a refusal that comes after papers have closed is shown to nobody', async () => {
  const store = await openDealt('gathering-storm', 'Germany', 1);
  await openPapers(store);
  let resolve = (_: Refusal) => {};
  const promise = new Promise<Refusal>((done) => {
    resolve = done;
  });
  const { dispatch } = store.actions;
  store.actions.dispatch = () => promise;
  await act(async () => screen.getAllByRole('button', { name: 'Play' })[0]?.click());
  store.actions.dispatch = dispatch;
  send(window, 'blur');
  await act(async () => resolve({ message: 'Quillmark is not there.', allowed: 'Choose another.' }));
  await screen.findByRole('heading', { name: 'Pass to Anna' });
  expect(hunt(['Quillmark is not'], store)).toEqual([]);
});

const solo = (mine: string[], apps: string[]) => ({
  seats: [
    { person: 'Anna', powers: mine },
    { person: 'The app', powers: apps, by: 'app' },
  ],
});

type Dealt = { number: number; list?: string; event: { title: string } | null };

/** The cards dealt to these powers, as they are stored: titles, or numbers where none is entered. */
function dealtTo({ getState }: AppStore, powers: string[]): Secret[] {
  const open = JSON.stringify([getState().table?.rows, getState().table?.view]);
  const cards = [...tables.values()].flatMap(({ entries }) =>
    entries.flatMap(({ hidden: parts = {} }) =>
      powers.flatMap((power) => {
        const { cards: some = [], dealt = [] } = (parts[power]?.came ?? {}) as Record<string, Dealt[]>;
        return [...some, ...dealt];
      }),
    ),
  );
  return cards.flatMap(({ number, list, event }): Secret[] => {
    if (event) return open.includes(event.title) ? [] : [event.title];
    return open.includes(`"number":${number},`) ? [] : [{ number, list }];
  });
}

it.each([
  ['gathering-storm', 'Germany', ['Germany', 'Italy'], ['Britain', 'France', 'Russia']],
  ['storm-over-asia', 'Japan', ['Japan', 'Russia'], ['China', 'Britain']],
])('at a table for one the cards of the app are nowhere: %s', async (game, power, mine, apps) => {
  const seeds = sampleSeeds(10).slice(0, 10);
  let hunted = 0;
  for (const seed of seeds) {
    const store = await openDealt(game, power, seed, solo(mine, apps));
    const app = { store, preferences: () => ({}) };
    const secrets = dealtTo(store, apps);
    hunted += Math.min(1, secrets.length);
    const look = (where: string) => expect(hunt(secrets, store, said), `${where}, seed ${seed}`).toEqual([]);
    look('the table');
    await act(async () => void (await store.actions.lowerCurtain('Anna')));
    await act(async () => void (await store.actions.openPapers()));
    look('her papers');
    // The hunter finds her own.
    expect(hunt([NOTE], store)).toContain('the state of the store');
    expect(hunt(dealtTo(store, mine), store)).toContain('the state of the store');
    await act(async () => void (await store.actions.closePapers()));
    await press(app, 'Menu');
    look('the menu');
    await press(app, /^Close/);
    const { id } = store.getState().table ?? {};
    for (const place of [`table/${id}/journal`, `room/${id}`, '']) {
      await act(async () => {
        location.hash = `#/${place}`;
      });
      await screen.findAllByRole('heading');
      look(place);
    }
  }
  // Now and then every card of the app is one that everyone has seen.
  expect(hunted).toBeGreaterThan(seeds.length / 2);
});

it.each([
  ['gathering-storm', 'Germany'],
  ['storm-over-asia', 'Japan'],
])(
  'no file that everyone may have contains a held card, and every file is listened to: %s',
  async (game, power) => {
    const store = await openDealt(game, power, 3);
    const app = { store, preferences: () => ({}) };
    const secrets = await openPapers(store);
    await act(async () => void (await store.actions.closePapers()));
    await act(async () => void (await store.actions.raiseCurtain()));
    await act(async () => void (await store.actions.copy('public')));
    await press(app, 'Menu');
    await press(app, /^Export/);
    await press(app, /^The log, as text/);
    await press(app, /^The figures, as CSV/);
    expect(said.length).toBeGreaterThanOrEqual(6);
    expect(hunt(secrets, store, said)).toEqual([]);
    // A file with everything is heard: otherwise the silence would prove nothing.
    const { id = '' } = store.getState().table ?? {};
    await act(async () => void (await store.actions.exportRaw(id)));
    await act(async () => undefined);
    expect(hunt([NOTE], store, said)).toContain('what was written or sent');
  },
);
