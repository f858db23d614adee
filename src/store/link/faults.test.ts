import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { duesOf } from '@/games/gathering-storm/rules/guide/dues';
import { createPick, type Pick } from '@/games/gathering-storm/rules/testing/pick';
import type { Play } from '@/games/gathering-storm/rules/testing/play';
import { nextCommand } from '@/games/gathering-storm/rules/testing/player';
import type { Command, Viewer } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { sampleSeeds } from '@/kernel/testing/effort';
import type { HubFaults } from '@/kernel/testing/hub';
import type { AppStore } from '../app-store';
import {
  createFaultyBroker,
  createHost,
  linkPhone,
  openPhone,
  type Phone,
  predictable,
  SEATS,
  settle,
} from './testing/evening';

/** A table and its phones while everything goes wrong that can: whoever is linked in the end has what it may have. */

const closing: (() => void)[] = [];
// Only what phones and table repeat: the test turns that clock itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

const YEAR = 365 * 24 * 3_600_000;
const MOVES = 80;

interface Evening {
  pick: Pick;
  faults: HubFaults;
  broker: ReturnType<typeof createFaultyBroker>;
  table: Awaited<ReturnType<typeof createHost>>;
  host: AppStore;
  phones: Map<string, Phone>;
  /** Pages that were closed or replaced, and phones that lost their storage. */
  gone: Phone[];
  /** The words of every note, none twice. */
  written: string[];
}

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

/** So many milliseconds pass for everybody. */
async function wait({ broker }: Evening, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 2000) {
    broker.clock.now += 2000;
    vi.advanceTimersByTime(2000);
    await settle();
  }
}

async function sitDown(seed: number): Promise<Evening> {
  const faults: HubFaults = { seed };
  const broker = createFaultyBroker(faults, predictable(seed));
  const table = await createHost(broker);
  const evening: Evening = {
    pick: createPick(seed),
    faults,
    broker,
    table,
    host: table.host,
    phones: new Map(),
    gone: [],
    written: [],
  };
  closing.push(() => {
    evening.host.actions.closeTable();
    for (const { link } of evening.phones.values()) link.connection.close();
  });
  for (const { person } of SEATS) evening.phones.set(person, await linkPhone(broker, table.host, person));
  Object.assign(faults, { lost: 0.1, repeated: 0.1, reordered: 0.3 });
  return evening;
}

function nextAtTable({ host, pick }: Evening): Command {
  const open = host.getState().table?.view.open as Play['open'];
  const play = { open, dues: duesOf(open), state: { open, hidden: {} } } as unknown as Play;
  return nextCommand(play, pick, HOUSE_DECK.cards);
}

const dispatch = (store: AppStore, command: Command) => store.actions.dispatch(command);

function decideOn(evening: Evening, phone: Phone): Promise<unknown> {
  const { pick, written } = evening;
  const powers = SEATS.find(({ person }) => person === phone.record.person)?.powers ?? [];
  const power = one(pick, powers);
  if (pick(4) === 0) return dispatch(phone.store, { type: 'order', power, slot: 1, do: 'keep', answers: {} });
  if (pick(4) === 0) return dispatch(phone.store, { type: 'undo', viewer: power });
  const words = `Note ${written.length}`;
  written.push(words);
  return dispatch(phone.store, { type: 'private-note', power, words });
}

/** Opens a phone’s page again with what it stored. */
async function reload(evening: Evening, person: string): Promise<void> {
  const phone = evening.phones.get(person) as Phone;
  phone.link.connection.close();
  evening.phones.set(person, await openPhone(evening.broker, phone.record));
}

/** A person links another phone: the one before was lost, or is left on the table. */
async function linkAnother(evening: Evening, person: string): Promise<void> {
  const { broker, host, faults, phones, gone } = evening;
  const { lost, reordered } = faults;
  Object.assign(faults, { lost: 0, reordered: 0 });
  for (const carrier of broker.carriers) carrier.restore();
  gone.push(phones.get(person) as Phone);
  phones.set(person, await linkPhone(broker, host, person));
  Object.assign(faults, { lost, reordered });
}

async function restartHost(evening: Evening): Promise<void> {
  evening.host.actions.closeTable();
  await settle();
  evening.host = evening.table.open();
  await evening.host.actions.openTable(evening.table.id);
}

const noteOf = ({ host }: Evening) => host.getState().table?.rows.length ?? 1;

/** What may happen, each as often as it stands here. */
const MOVES_OF: ((evening: Evening, phone: Phone) => Promise<unknown>)[] = [
  (evening) => dispatch(evening.host, nextAtTable(evening)),
  (evening) => dispatch(evening.host, nextAtTable(evening)),
  (evening) => dispatch(evening.host, nextAtTable(evening)),
  ({ host, pick }) => dispatch(host, { type: 'note', words: `Said ${pick(99)}` }),
  ({ host }) => dispatch(host, { type: 'undo' }),
  ({ host }) => dispatch(host, { type: 'redo' }),
  (evening) =>
    dispatch(evening.host, {
      type: 'correct',
      entry: 1 + evening.pick(noteOf(evening)),
      how: 'remove',
    }),
  decideOn,
  decideOn,
  decideOn,
  async (_, phone) => phone.link.send(),
  async (_, phone) => phone.link.send(),
  async (_, phone) => phone.link.send(),
  ({ host }) => host.actions.revealAnswers(),
  ({ host }) => host.actions.revealAnswers(),
  (evening, phone) => reload(evening, phone.record.person),
  restartHost,
  (evening, phone) => linkAnother(evening, phone.record.person),
  async (_, phone) => phone.link.send(),
  ({ host }) => host.actions.revealAnswers(),
  async ({ broker, pick }) => one(pick, broker.carriers).cut(),
  async ({ broker, pick }) => one(pick, broker.carriers).restore(),
  async ({ broker, pick }) => {
    broker.clock.now += (pick(3) - 1) * YEAR;
  },
  (evening) => wait(evening, 4000),
];

async function play(evening: Evening): Promise<void> {
  const { pick, phones, broker } = evening;
  for (let move = 0; move < MOVES; move += 1) {
    const phone = one(pick, [...phones.values()]);
    await one(pick, MOVES_OF)(evening, phone);
    if (pick(3) > 0) await settle();
    broker.clock.now += 300;
  }
}

/** Nothing gets lost any more, and everybody has had time. */
async function calmDown(evening: Evening): Promise<void> {
  Object.assign(evening.faults, { lost: 0, repeated: 0, reordered: 0 });
  for (const carrier of evening.broker.carriers) carrier.restore();
  await wait(evening, 70_000);
}

/** The notes in the journal that stand or were taken back, as often as they were played. */
function notesIn({ table }: Evening): string[] {
  const { entries } = table.tables.get(table.id) as { entries: readonly Entry[] };
  return entries.flatMap(({ hidden = {} }) =>
    Object.values(hidden).flatMap(({ command }) =>
      command?.type === 'private-note' ? [String(command.words)] : [],
    ),
  );
}

async function papersOf({ host }: Evening, person: string) {
  await host.actions.lowerCurtain(person);
  await host.actions.openPapers();
  const views = host.getState().papers?.views ?? {};
  await host.actions.raiseCurtain();
  await settle();
  return Object.fromEntries(Object.entries(views).map(([viewer, { hidden }]) => [viewer as Viewer, hidden]));
}

async function check(evening: Evening): Promise<void> {
  const { host, phones, gone, broker } = evening;
  for (const [person, { link, store }] of phones) {
    expect(link.ended, person).toBeNull();
    const own = await papersOf(evening, person);
    expect(link.connection.isLive, person).toBe(true);
    expect(store.getState().table?.view.open).toEqual(host.getState().table?.view.open);
    expect(store.getState().table?.rows.map(({ stands }) => stands)).toEqual(
      host.getState().table?.rows.map(({ stands }) => stands),
    );
    // What was not sent is not at the table.
    for (const viewer of Object.keys(own)) while (link.takeBack(viewer)) expect(link.papers).not.toBeNull();
    expect(link.papers?.hidden).toEqual(own);
  }
  // A phone that was replaced says so, or that the table does not answer.
  for (const { link } of gone) expect(link.ended !== null || !link.connection.isLive).toBe(true);
  expect(host.getState().link?.people.filter(({ here }) => here)).toHaveLength(phones.size);
  const played = notesIn(evening);
  expect(played.length).toBe(new Set(played).size);
  expect(broker.hub.sent.length).toBeLessThan(6000);
}

it.each(sampleSeeds(30))(
  'devices end equal, whatever is lost, repeated and started again: %s',
  async (seed) => {
    const evening = await sitDown(seed);
    await play(evening);
    await calmDown(evening);
    await check(evening);
  },
);
