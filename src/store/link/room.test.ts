import { hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { topicsOf } from '@/kernel/packets/channel';
import { createIdentity, createJoinSender, createRoomSender, roomTopicsOf } from '@/kernel/packets/room';
import type { AppStore } from '../app-store';
import { createAppStore } from '../store';
import { createMemoryDevice } from '../testing/memory-device';
import type { RoomRecord } from './room-record';
import {
  createBroker,
  createHost,
  linkPhone,
  memoryPreferences,
  openPhone,
  type Room,
  roomRecordOf,
  run,
  settle,
  watch,
} from './testing/evening';

const entropy = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const closing: (() => void)[] = [];
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

async function open(broker = createBroker()) {
  const table = await createHost(broker);
  closing.push(() => table.host.actions.closeTable());
  const watching = async (record = roomRecordOf(table.host)) => {
    const room = await watch(broker, record);
    closing.push(() => room.link.close());
    return room;
  };
  /** Lets time pass on all devices. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      broker.clock.now += 1000;
      await vi.advanceTimersByTimeAsync(1000);
      await settle();
    }
  };
  return { broker, ...table, watching, pass };
}

const keysOf = ({ table, epoch, room }: RoomRecord) => ({ table, epoch, key: hexToBytes(room) });
const sentTo = ({ log }: ReturnType<typeof createBroker>, topic: string) =>
  log.filter((packet) => packet.topic === topic);
/** The public table, as a screen has it and as the table’s own device has it. */
const shows = (room: Room, host: AppStore) => {
  expect(room.store.getState().table?.view.open).toEqual(host.getState().table?.view.open);
  expect(room.store.getState().table?.rows.length).toBe(host.getState().table?.entries);
};

describe('a screen that watches', () => {
  it('joins late with the whole public table and follows every change', async () => {
    const { host, watching } = await open();
    const room = await watching();
    shows(room, host);
    expect(room.link).toMatchObject({ isLive: true, ended: null });
    await run(host, { type: 'note', words: 'Seen by all.' });
    await run(host, { type: 'undo' });
    shows(room, host);
  });

  it('GS 9.12: gets nothing that is hidden, and changes nothing', async () => {
    const { host, broker, watching } = await open();
    await linkPhone(broker, host, 'Cleo');
    const room = await watching();
    const { table, papers } = room.store.getState();
    expect(table?.rows.every(({ entry }) => !('hidden' in entry) || !entry.hidden)).toBe(true);
    expect(table?.faceUp).toEqual({});
    expect(papers).toBeNull();
    expect(await room.store.actions.dispatch({ type: 'note', words: 'Mine.' })).toMatchObject({
      message: 'This is done at the table.',
    });
  });

  it('shows who is here and who has answered, never what', async () => {
    const { host, broker, watching } = await open();
    const phone = await linkPhone(broker, host, 'Cleo');
    closing.push(() => phone.link.connection.close());
    const room = await watching();
    const cleo = () => room.store.getState().link?.people.find(({ person }) => person === 'Cleo');
    expect(cleo()).toMatchObject({ phone: true, here: true, answered: false });
    expect(room.store.getState().link?.missing).toEqual(host.getState().link?.missing);
    phone.link.send();
    await settle();
    expect(cleo()).toMatchObject({ here: true, answered: true });
    phone.link.connection.leave();
    await settle();
    expect(cleo()?.here).toBe(false);
    expect(Object.keys(cleo() ?? {}).sort()).toEqual(['answered', 'here', 'person', 'phone', 'since']);
  });

  it('says that the table is away, since when, and goes on by itself', async () => {
    const { host, broker, watching, pass, open: again, id } = await open();
    const room = await watching();
    const heard = room.link.heardAt ?? 0;
    host.actions.closeTable();
    await settle();
    await pass(30);
    expect(room.link.isLive).toBe(false);
    expect(room.link.heardAt).toBeLessThanOrEqual(heard + 20_000);
    expect(room.store.getState().table).not.toBeNull();
    const back = again();
    closing.push(() => back.actions.closeTable());
    await back.actions.openTable(id);
    await settle();
    await pass(4);
    expect(room.link.isLive).toBe(true);
    await run(back, { type: 'note', words: 'After the reload.' });
    shows(room, back);
    broker.tell('lost');
    await settle();
    expect(room.link.isLive).toBe(false);
    await run(back, { type: 'note', words: 'Unheard.' });
    broker.tell('open');
    await pass(4);
    shows(room, back);
  });

  it('a table without seats can be watched as well', async () => {
    const broker = createBroker();
    const platform = {
      ...createMemoryDevice(new Map()),
      connect: broker.connect,
      entropy,
      now: () => broker.clock.now,
    };
    const host = createAppStore(platform, memoryPreferences());
    const sides = {
      first: { name: 'Axis', mark: 'disk', tone: 'ink' },
      second: { name: 'Soviet', mark: 'square', tone: 'brown' },
    };
    const made = await host.actions.newTable('goss', { name: 'River Line', sides }, null);
    if (!made.ok) throw new Error(made.refusal.message);
    await host.actions.openTable(made.value);
    closing.push(() => host.actions.closeTable());
    expect(await host.actions.startLink({ url: 'ws://table/mqtt' })).toBeNull();
    await settle();
    const room = await watch(broker, roomRecordOf(host));
    closing.push(() => room.link.close());
    shows(room, host);
    expect(room.store.getState().link).toBeNull();
    await host.actions.endLink();
    await settle();
    expect(room.link.ended?.message).toBe('The table has ended this link.');
  });
});

describe('what the link costs', () => {
  it('many screens that join at once get one challenge and one packet a second', async () => {
    const { host, broker, watching, pass } = await open();
    const record = roomRecordOf(host);
    const { room: topic } = roomTopicsOf(keysOf(record));
    await watching();
    const before = sentTo(broker, topic).length;
    const rooms = await Promise.all(Array.from({ length: 12 }, () => watching(record)));
    expect(sentTo(broker, topic).length).toBe(before);
    await pass(1);
    expect(sentTo(broker, topic).length).toBe(before + 2);
    for (const room of rooms) shows(room, host);
  });

  it('a change is sent once however many watch, and not at all if nobody does', async () => {
    const { host, broker, watching, pass } = await open();
    const { room: topic } = roomTopicsOf(keysOf(roomRecordOf(host)));
    const atRest = sentTo(broker, topic).length;
    await run(host, { type: 'note', words: 'Unwatched.' });
    expect(sentTo(broker, topic).length).toBe(atRest);
    for (let rooms = 0; rooms < 3; rooms += 1) {
      await watching();
      await pass(1);
    }
    const before = sentTo(broker, topic).length;
    await run(host, { type: 'note', words: 'Watched.' });
    expect(sentTo(broker, topic).length).toBe(before + 1);
    expect(host.getState().link?.isWatched).toBe(true);
  });

  it('a spectator who joins without end gets an answer a second, and the table remembers no more of it', async () => {
    const { host, broker, watching, pass } = await open();
    const record = roomRecordOf(host);
    const topics = roomTopicsOf(keysOf(record));
    const room = await watching();
    await pass(1);
    const before = sentTo(broker, topics.room).length;
    const line = await broker.connect();
    for (let at = 0; at < 500; at += 1) {
      const sender = createJoinSender(keysOf(record), entropy);
      const nonce = at.toString(16).padStart(16, '0');
      const join = sender.seal('join', { version: 1, nonce, at: 0, head: '0'.repeat(64) });
      if (join.ok) line.send(topics.host, join.value);
    }
    await settle();
    await pass(3);
    // Two packets at once, two after a second; then nobody waits.
    expect(sentTo(broker, topics.room).length).toBe(before + 4);
    shows(room, host);
  });
});

describe('who may speak', () => {
  it('what another spectator made is refused, though it has the key', async () => {
    const { host, broker, watching } = await open();
    const record = roomRecordOf(host);
    const { room: topic } = roomTopicsOf(keysOf(record));
    const room = await watching();
    const before = room.store.getState().table;
    const forger = createRoomSender(keysOf(record), createIdentity(entropy).secretKey, entropy);
    const line = await broker.connect();
    for (const kind of ['challenge', 'public', 'revoke'] as const) {
      const packet = forger.seal(kind, { version: 1, echo: [], open: {} });
      if (packet.ok) line.send(topic, packet.value);
    }
    await settle();
    expect(room.link).toMatchObject({ isLive: true, ended: null });
    expect(room.store.getState().table).toBe(before);
  });

  it('a recording of the table is not taken for the table', async () => {
    const { host, broker, watching, pass } = await open();
    const record = roomRecordOf(host);
    const { room: topic } = roomTopicsOf(keysOf(record));
    await watching();
    await run(host, { type: 'note', words: 'Recorded.' });
    const recorded = sentTo(broker, topic).map(({ bytes }) => bytes);
    host.actions.closeTable();
    await settle();
    const late = await watching(record);
    const line = await broker.connect();
    for (const packet of recorded) line.send(topic, packet);
    await pass(4);
    expect(late.link).toMatchObject({ isLive: false, heardAt: null });
    expect(late.store.getState().table).toBeNull();
  });

  it('a spectator knows no topic of a hand: other secrets name them', async () => {
    const { host, broker } = await open();
    const phone = await linkPhone(broker, host, 'Cleo');
    closing.push(() => phone.link.connection.close());
    const record = roomRecordOf(host);
    const { table, epoch, device, secret } = phone.record;
    const hand = topicsOf({ table, epoch, device, secret: hexToBytes(secret) });
    const guessed = topicsOf({ table, epoch, device, secret: hexToBytes(record.room) });
    const rooms = roomTopicsOf(keysOf(record));
    expect(new Set([...Object.values(hand), ...Object.values(guessed), ...Object.values(rooms)]).size).toBe(
      6,
    );
    expect(JSON.stringify(record)).not.toContain(secret);
  });

  it('nothing of another epoch is read', async () => {
    const { host, broker, watching, pass } = await open();
    const record = roomRecordOf(host);
    const other = await watching({ ...record, epoch: '0123456789abcdef' });
    const { room: topic } = roomTopicsOf(keysOf(record));
    const { room: wrong } = roomTopicsOf(keysOf(other.record));
    await watching(record);
    const line = await broker.connect();
    for (const { bytes } of sentTo(broker, topic)) line.send(wrong, bytes);
    await pass(4);
    expect(other.link).toMatchObject({ isLive: false, heardAt: null });
    expect(other.store.getState().table).toBeNull();
  });
});

describe('the key ends', () => {
  it('when a phone is unlinked, which knew it; screens say so, and a new address works', async () => {
    const { host, broker, watching } = await open();
    const phone = await linkPhone(broker, host, 'Cleo');
    const room = await watching();
    const before = roomRecordOf(host);
    await host.actions.unlinkPhone('Cleo');
    await settle();
    expect(phone.link.ended).not.toBeNull();
    expect(room.link.ended?.message).toBe('The table has ended this link.');
    expect(room.store.getState()).toMatchObject({ table: null, link: null });
    const after = roomRecordOf(host);
    expect(after.room).not.toBe(before.room);
    expect(roomTopicsOf(keysOf(after)).room).not.toBe(roomTopicsOf(keysOf(before)).room);
    const old = sentTo(broker, roomTopicsOf(keysOf(before)).room).length;
    const again = await watching(after);
    await run(host, { type: 'note', words: 'Not for the old key.' });
    shows(again, host);
    expect(sentTo(broker, roomTopicsOf(keysOf(before)).room).length).toBe(old);
    // Who was away when it ended hears nothing more.
    const late = await watching(before);
    expect(late.link).toMatchObject({ isLive: false, heardAt: null });
  });

  it('when another phone takes the seat of one, and stays ended after a reload of the table', async () => {
    const { host, id, open: reopen, broker, watching } = await open();
    const first = await linkPhone(broker, host, 'Cleo');
    const before = roomRecordOf(host);
    closing.push(() => first.link.connection.close());
    const second = await linkPhone(broker, host, 'Cleo');
    closing.push(() => second.link.connection.close());
    const after = roomRecordOf(host);
    expect(after.room).not.toBe(before.room);
    host.actions.closeTable();
    await settle();
    const back = reopen();
    closing.push(() => back.actions.closeTable());
    await back.actions.openTable(id);
    await settle();
    expect(roomRecordOf(back)).toEqual(after);
    shows(await watching(after), back);
    const phone = await openPhone(broker, second.record);
    closing.push(() => phone.link.connection.close());
    expect(phone.link.connection.isLive).toBe(true);
  });

  it('when all phones are unlinked', async () => {
    const { host, watching } = await open();
    const room = await watching();
    await host.actions.endLink();
    await settle();
    expect(room.link.ended?.message).toBe('The table has ended this link.');
    expect(host.getState().link).toBeNull();
  });
});
