import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import type { AppStore } from '../app-store';
import { createBroker, createHost, linkPhone, type Phone, predictable, run, settle } from './testing/evening';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const PEOPLE = { 'gathering-storm': ['Anna', 'Ben', 'Cleo'], 'storm-over-asia': ['Anna', 'Ben'] };
type Game = keyof typeof PEOPLE;
type Secrets = readonly (readonly Command[])[];

/** Decides on the phone and sends it; all phones answer in one order. */
async function answer(phones: readonly Phone[], secrets: readonly Command[]): Promise<void> {
  for (const phone of phones) {
    if (phone.record.person === 'Anna')
      for (const command of secrets) expect(await phone.store.actions.dispatch(command)).toBeNull();
    expect(phone.link.send()).toBeNull();
    await settle();
  }
}

const publicRows = (host: AppStore) => host.getState().table?.rows.map(({ entry }) => entry);

/** An evening that is the same in everything but what Anna hides: a round, a change of mind, a visit of her own. */
async function play(secrets: Secrets, game: Game) {
  const broker = createBroker(() => 1, predictable(7));
  const { host } = await createHost(broker, { game });
  closing.push(() => host.actions.closeTable());
  const phones: Phone[] = [];
  for (const person of PEOPLE[game]) {
    const phone = await linkPhone(broker, host, person);
    closing.push(() => phone.link.connection.close());
    phones.push(phone);
  }
  const [first = [], second = [], visit = []] = secrets;
  await answer(phones, first);
  await answer(phones.slice(0, 1), second);
  await host.actions.revealAnswers();
  await settle();
  await answer(phones.slice(0, 1), visit);
  await run(host, { type: 'note', words: 'Tea.' });
  const held = phones.map(({ link }) => JSON.stringify(link.papers?.hidden));
  return {
    packets: broker.log.map(({ topic, bytes }) => `${topic} ${bytes.length}`),
    rows: publicRows(host),
    shown: phones[1]?.store.getState().table?.rows.length,
    held,
    refusals: phones.map(({ link }) => link.refusal),
  };
}

const note = (power: string, words: string): Command => ({ type: 'private-note', power, words });
const LONG = 'Wait for the second winter, then ask what the others fear most of all. '.repeat(8);

const STORM_SECRETS: Record<string, Secrets> = {
  'many notes': [[...'Wait for it'].map((letter) => note('Germany', letter)), [], []],
  'a long note, changed': [[note('Germany', LONG)], [note('Germany', 'No.')], [note('Germany', LONG)]],
  'an order': [[{ type: 'order', power: 'Germany', slot: 1, do: 'keep', answers: {} }], [], []],
  'an order, and notes later': [
    [],
    [{ type: 'order', power: 'Germany', slot: 1, do: 'keep', answers: {} }],
    [note('Germany', LONG), note('Germany', 'No.'), note('Germany', 'Yes.')],
  ],
  'research points': [
    [
      { type: 'set-sheet', board: 'Axis', what: 'counters', points: 2 },
      { type: 'set-sheet', board: 'Axis', what: 'rings', category: 'air', rings: 1 },
    ],
    [],
    [{ type: 'set-sheet', board: 'Axis', what: 'counters', points: 0 }],
  ],
};

const ASIA_SECRETS: Record<string, Secrets> = {
  'a note': [[note('Japan', 'Wait.')], [], []],
  'long notes': [[note('Japan', LONG)], [note('Japan', `${LONG}!`)], [note('Japan', '')]],
  'an order': [[{ type: 'order', power: 'Japan', slot: 1, do: 'keep' }], [], []],
};

/** All that others see of an evening is as if nothing had been decided in secret. */
async function compare(secrets: Secrets, game: Game): Promise<void> {
  const quiet = await play([], game);
  const busy = await play(secrets, game);
  expect(busy.refusals.every((refusal) => refusal === null)).toBe(true);
  expect(busy.held[0]).not.toBe(quiet.held[0]);
  expect(busy.held.slice(1)).toEqual(quiet.held.slice(1));
  expect(busy.rows).toEqual(quiet.rows);
  expect(busy.shown).toBe(quiet.shown);
  // Topic, size and place of every packet, Anna’s own included.
  expect(busy.packets).toEqual(quiet.packets);
}

describe('what a seat hides changes no packet', () => {
  it.each(Object.entries(STORM_SECRETS))('GS: %s', (_, secrets) => compare(secrets, 'gathering-storm'));
  it.each(Object.entries(ASIA_SECRETS))('SOA: %s', (_, secrets) => compare(secrets, 'storm-over-asia'));
});
