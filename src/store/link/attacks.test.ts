import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hand } from '@/games/gathering-storm/rules/state/state';
import { readPairingSecret } from '@/kernel/packets/pairing-secret';
import type { AppStore } from '../app-store';
import { askHost } from './pairing';
import { createBroker, createHost, linkPhone, openPhone, type Phone, run, settle } from './testing/evening';

/** What strangers, brokers and changed apps may try; SECURITY.md says what came of it. */

const closing: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

type Broker = ReturnType<typeof createBroker>;
type Packet = Broker['log'][number];

async function sitDown(broker = createBroker(), people: readonly string[] = ['Anna', 'Cleo']) {
  const table = await createHost(broker);
  closing.push(() => table.host.actions.closeTable());
  const phones: Record<string, Phone> = {};
  for (const person of people) {
    const phone = await linkPhone(broker, table.host, person);
    closing.push(() => phone.link.connection.close());
    phones[person] = phone;
  }
  return { broker, ...table, Anna: phones.Anna as Phone, Cleo: phones.Cleo as Phone };
}

const entriesOf = (host: AppStore) => host.getState().table?.entries ?? 0;
const handOf = ({ link }: Phone) => link.papers?.hidden.Russia as Hand;
const noteOn = (phone: Phone, words: string) =>
  phone.store.actions.dispatch({ type: 'private-note', power: 'Russia', words });

/** So many milliseconds pass for everybody. */
async function wait({ clock }: Broker, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 2000) {
    clock.now += 2000;
    vi.advanceTimersByTime(2000);
    await settle();
  }
}

/** Sends as somebody would who knows the topic. */
async function send(broker: Broker, packets: Iterable<Packet>): Promise<void> {
  const stranger = await broker.connect();
  for (const { topic, bytes } of packets) stranger.send(topic, bytes);
  stranger.close();
  await settle();
}

/** The topics on which the phone listens, and on which the table listens to it. */
const topicsOf = ({ log }: Broker) => [...new Set(log.map(({ topic }) => topic))];

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('who reads along', () => {
  it('sees topics, sizes and times: no title, person or note is in any packet', async () => {
    const { broker, host, Cleo } = await sitDown();
    await noteOn(Cleo, 'Wait for the second winter.');
    Cleo.link.send();
    await settle();
    await host.actions.revealAnswers();
    await settle();
    const title = handOf(Cleo).hand[0]?.event.title ?? '';
    expect(title.length).toBeGreaterThan(3);
    const all = broker.log.map(({ bytes }) => latin1(bytes)).join('\n');
    for (const secret of [title, 'Anna', 'Cleo', 'Russia', 'winter', 'Thursday', 'gathering'])
      expect(all).not.toContain(secret);
    expect(broker.log.length).toBeGreaterThan(10);
    for (const { topic } of broker.log) expect(topic).toMatch(/^dbx\/[\w-]{22}$/);
  });
});

describe('who writes to the topics', () => {
  it('garbage is thrown away, and nothing is answered', async () => {
    const { broker, host, Cleo } = await sitDown();
    const real = broker.log.at(-1)?.bytes ?? new Uint8Array();
    const garbage = function* (): Generator<Packet> {
      for (const topic of topicsOf(broker))
        for (let at = 0; at < 1500; at += 1) {
          const bytes = at % 2 ? crypto.getRandomValues(new Uint8Array(1 + (at % 700))) : real.slice();
          if (at % 2 === 0)
            bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ (1 + (at % 255));
          yield { topic, bytes };
        }
    };
    const before = entriesOf(host);
    const packets = [...garbage()];
    const sent = broker.log.length;
    await send(broker, packets);
    expect(broker.log.length - sent - packets.length).toBe(0);
    expect(entriesOf(host)).toBe(before);
    expect(Cleo.link.connection.isLive).toBe(true);
    await run(host, { type: 'note', words: 'Still here.' });
    expect(Cleo.store.getState().table?.rows.length).toBe(entriesOf(host));
  });

  it('a recorded evening, played back whole and at both ends, changes nothing', async () => {
    const { broker, host, Cleo, Anna } = await sitDown();
    for (const words of ['One.', 'Two.']) {
      await noteOn(Cleo, words);
      Cleo.link.send();
      await settle();
      await host.actions.revealAnswers();
      await settle();
    }
    const before = entriesOf(host);
    const recorded = [...broker.log];
    for (let time = 0; time < 3; time += 1) await send(broker, recorded);
    expect(entriesOf(host)).toBe(before);
    expect(host.getState().link?.people.filter(({ here }) => here)).toHaveLength(2);
    expect([Anna.link.connection.isLive, Cleo.link.connection.isLive]).toEqual([true, true]);
    // Three times the recording, and hardly an answer to it.
    expect(broker.log.length).toBeLessThan(4 * recorded.length + 10);
  });

  it('a recording from before a restart of the table is no answer after it', async () => {
    const { broker, host, id, open, Cleo } = await sitDown();
    await noteOn(Cleo, 'Once.');
    Cleo.link.send();
    await settle();
    await host.actions.revealAnswers();
    await settle();
    Cleo.link.connection.close();
    const recorded = [...broker.log];
    host.actions.closeTable();
    await settle();
    const again = open();
    closing.push(() => again.actions.closeTable());
    await again.actions.openTable(id);
    await settle();
    const lightOf = () => again.getState().link?.people.find(({ person }) => person === 'Cleo');
    const [before, light, sent] = [entriesOf(again), lightOf(), broker.log.length];
    expect(light?.here).toBe(false);
    broker.clock.now += 60_000;
    await send(broker, recorded);
    expect(entriesOf(again)).toBe(before);
    expect(lightOf()).toEqual(light);
    expect(broker.log.length - sent - recorded.length).toBeLessThan(6);
  });

  it('what a device sent is not taken back to it as another’s', async () => {
    const { broker, host, Cleo } = await sitDown();
    const topics = topicsOf(broker);
    const before = entriesOf(host);
    const mirrored = broker.log.flatMap(({ bytes }) => topics.map((topic) => ({ topic, bytes })));
    await send(broker, mirrored);
    expect(entriesOf(host)).toBe(before);
    expect(Cleo.link.ended).toBeNull();
    expect(handOf(Cleo).hand).toHaveLength(1);
  });

  it('joins are answered four times a second at most', async () => {
    const { broker, host, Cleo } = await sitDown();
    const pages: Phone[] = [];
    const sent = broker.log.length;
    for (let page = 0; page < 12; page += 1) {
      pages.push(await openPhone(broker, Cleo.record));
      // They all come in the same moment.
      broker.clock.now -= 5000;
    }
    closing.push(() => {
      for (const { link } of pages) link.connection.close();
    });
    // Each page joins; one challenge, one hello and updates are all that follows.
    expect(broker.log.length - sent).toBeLessThan(12 * 3);
    expect(entriesOf(host)).toBeGreaterThan(0);
  });
});

describe('a broker', () => {
  it('that drops, doubles and keeps packets delays the evening and changes nothing', async () => {
    let at = 0;
    const fate = { faulty: false };
    const kept: Packet[] = [];
    const broker = createBroker((packet) => {
      kept.push(packet);
      at += 1;
      return fate.faulty ? ([0, 2, 1, 0, 3][at % 5] ?? 1) : 1;
    });
    const { host, Cleo } = await sitDown(broker);
    fate.faulty = true;
    await noteOn(Cleo, 'Heard?');
    Cleo.link.send();
    await wait(broker, 90_000);
    expect(host.getState().link?.people.find(({ person }) => person === 'Cleo')?.answered).toBe(true);
    await host.actions.revealAnswers();
    await wait(broker, 90_000);
    await send(broker, kept.slice(0, 40));
    fate.faulty = false;
    await wait(broker, 30_000);
    expect(Cleo.link.sent).toBeNull();
    expect(handOf(Cleo).note).toBe('Heard?');
    expect(Cleo.store.getState().table?.rows.length).toBe(entriesOf(host));
  });
});

describe('a phone in other hands', () => {
  it('gets nothing more once it is unlinked, with its keys and from its storage', async () => {
    const { broker, host, Cleo } = await sitDown();
    const { record } = Cleo;
    await host.actions.unlinkPhone('Cleo');
    await settle();
    expect(Cleo.link.ended).not.toBeNull();
    const thief = await openPhone(broker, record);
    closing.push(() => thief.link.connection.close());
    await run(host, { type: 'note', words: 'Between us.' });
    await wait(broker, 30_000);
    expect(thief.link.papers).toBeNull();
    expect(thief.link.connection.isLive).toBe(false);
    expect(thief.link.connection.isSilent).toBe(true);
  });

  it('a code that was photographed and used second opens nothing', async () => {
    const { broker, host } = await sitDown(createBroker(), ['Anna']);
    await host.actions.pairPhone('Ben');
    const secret = readPairingSecret(host.getState().link?.pairing?.fragment ?? '');
    if (!secret.ok) throw new Error('There is no code.');
    const ask = async (name: string) =>
      askHost(await broker.connect(), secret.value, { app: '1', name }, broker.entropy);
    const first = await ask('Phone');
    expect(first.ok).toBe(true);
    vi.useFakeTimers();
    const second = ask('Thief');
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await second).ok).toBe(false);
    expect(Object.values(host.getState().link?.names ?? {})).not.toContain('Thief');
  });
});

describe('a seat that changes its app', () => {
  const forge = (phone: Phone, commands: unknown) => {
    (phone.link.papers as { commands: unknown }).commands = commands;
  };

  it.each([
    ['public commands', [{ type: 'note', words: 'Forged.' }]],
    ['another seat’s', [{ type: 'private-note', power: 'Germany', words: 'Forged.' }]],
    ['an undo', [{ type: 'undo', viewer: 'Germany' }]],
    ['whole copies', [{ type: 'whole-copy' }]],
    ['what is no command', [{ type: '__proto__' }, { type: 'constructor' }]],
    ['commands that do not fit', [{ type: 'private-note', power: 'Russia', words: 7 }]],
  ])('%s: refused by the table’s own rules', async (_, commands) => {
    const { host, Cleo } = await sitDown();
    const before = entriesOf(host);
    forge(Cleo, commands);
    expect(Cleo.link.send()).toBeNull();
    await settle();
    await host.actions.revealAnswers();
    await settle();
    expect(Cleo.link.refusal).not.toBeNull();
    // The line that the papers were opened, and nothing else.
    expect(entriesOf(host)).toBe(before + 1);
  });

  it('an answer that is too large is not sent', async () => {
    const { broker, Cleo } = await sitDown();
    const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(400))).toString('base64');
    const sent = broker.log.length;
    forge(
      Cleo,
      Array.from({ length: 20 }, () => ({ type: 'private-note', power: 'Russia', words: noise() })),
    );
    expect(Cleo.link.send()?.message).toBe('This is more than one answer holds.');
    expect(broker.log.length).toBe(sent);
  });

  it('an answer to a moment that nobody is asked is refused, and shown as too late', async () => {
    const { host, Cleo } = await sitDown();
    await noteOn(Cleo, 'Early.');
    vi.spyOn(Cleo.link, 'moment', 'get').mockReturnValue({
      key: '9/end/last',
      kind: 'last',
      people: ['Cleo'],
    });
    const before = entriesOf(host);
    Cleo.link.send();
    await settle();
    expect(Cleo.link.refusal?.message).toBe('The table went on before this answer came.');
    expect(entriesOf(host)).toBe(before);
  });

  it('three hundred answers to one moment are one answer', async () => {
    const { host, Cleo, broker, preferences, id } = await sitDown();
    await noteOn(Cleo, 'Yes.');
    const sent = broker.log.length;
    for (let time = 0; time < 300; time += 1) Cleo.link.send();
    await settle();
    // Each is answered with the phone’s own update, and nobody else hears of it.
    expect(broker.log.length - sent).toBeLessThan(1000);
    expect(preferences.memory.get(`link/${id}`)?.length).toBeLessThan(10_000);
    const before = entriesOf(host);
    await host.actions.revealAnswers();
    await settle();
    expect(entriesOf(host)).toBe(before + 1);
  });
});

it('a phone that visits its papers without end adds a line now and then', async () => {
  const { host, Cleo } = await sitDown();
  for (const person of ['Anna', 'Ben', 'Cleo']) await run(host, { type: 'open-papers', person });
  const before = entriesOf(host);
  for (let time = 0; time < 200; time += 1) {
    Cleo.link.send();
    await settle();
  }
  expect(entriesOf(host)).toBe(before + 1);
});

describe('a table that was restored', () => {
  it('does not know its phones: they say that it does not answer', async () => {
    const { broker, host, id, open, tables, Cleo } = await sitDown();
    const older = structuredClone(tables.get(id).entries.slice(0, -1));
    await run(host, { type: 'note', words: 'Lost later.' });
    host.actions.closeTable();
    await settle();
    tables.get(id).entries = older;
    const again = open();
    closing.push(() => again.actions.closeTable());
    await again.actions.openTable(id);
    await wait(broker, 100_000);
    expect(again.getState().link?.people.every(({ phone }) => !phone)).toBe(true);
    expect(Cleo.link.connection.isLive).toBe(false);
    expect(Cleo.link.connection.isSilent).toBe(true);
    const linked = await linkPhone(broker, again, 'Cleo');
    closing.push(() => linked.link.connection.close());
    expect(linked.link.connection.isLive).toBe(true);
  });
});
