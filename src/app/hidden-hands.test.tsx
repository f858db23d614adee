import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Refusal } from '@/kernel/result';
import { sampleSeeds } from '@/kernel/testing/effort';
import type { AppStore, Papers } from '@/store/app-store';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { hunt } from './testing/hunter';
import { newTable } from './testing/new-table';
import { openApp } from './testing/open-app';

/** Everything that is written to the console or sent to other windows. */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

const NOTE = 'Quillmark crosses at dawn';

/** A table of several people with a note and with cards dealt from the app's deck. */
async function openDealt(game: string, power: string, seed: number) {
  const platform = {
    ...createMemoryDevice(),
    entropy: (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + seed) % 256),
    announce: (...message: unknown[]) => void said.push(JSON.stringify(message)),
  };
  const { store } = openApp('#/', platform);
  await act(async () => {
    location.hash = `#/table/${await newTable(store, game)}`;
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
