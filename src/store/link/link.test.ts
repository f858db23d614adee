import { afterEach, describe, expect, it } from 'vitest';
import type { Hand } from '@/games/gathering-storm/rules/state/state';
import { createSender, topicsOf } from '@/kernel/packets/channel';
import type { AppStore } from '../app-store';
import { readHand } from './hand-record';
import { createBroker, createHost, linkPhone, openPhone, type Phone, run, settle } from './testing/evening';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function sitDown(people: readonly string[] = ['Anna', 'Ben', 'Cleo'], broker = createBroker()) {
  const table = await createHost(broker);
  closing.push(() => table.host.actions.closeTable());
  const phones: Record<string, Phone> = {};
  for (const person of people) {
    const phone = await linkPhone(broker, table.host, person);
    closing.push(() => phone.link.connection.close());
    phones[person] = phone;
  }
  return { broker, ...table, phones };
}

const handOn = (phone: Phone | undefined, power: string) =>
  phone?.link.papers?.hidden[power] as Hand | undefined;
const openOf = (store: AppStore) =>
  store.getState().table?.view.open as { visited: string[]; step: string } | undefined;

async function papersAt(host: AppStore, person: string) {
  await host.actions.lowerCurtain(person);
  await host.actions.openPapers();
  const views = host.getState().papers?.views;
  await host.actions.raiseCurtain();
  return views;
}

describe('a phone for each seat', () => {
  it('GS 9.12: holds exactly its own powers’ papers, as they are at the table', async () => {
    const { host, phones } = await sitDown(['Anna', 'Cleo']);
    expect(Object.keys(phones.Anna?.link.papers?.hidden ?? {}).sort()).toEqual([
      'Germany',
      'Italy',
      'research:Axis',
    ]);
    expect(Object.keys(phones.Cleo?.link.papers?.hidden ?? {}).sort()).toEqual(['Russia', 'research:Russia']);
    const hand = handOn(phones.Anna, 'Germany');
    expect(hand?.hand).toHaveLength(1);
    expect(phones.Anna?.store.getState().table?.view.open).toEqual(host.getState().table?.view.open);
    expect(phones.Anna?.store.getState().table?.rows.length).toBe(host.getState().table?.entries);
    const views = await papersAt(host, 'Anna');
    expect(views?.Germany?.hidden).toEqual(hand);
  });

  it('is asked with all others at once; the answers are played together, in the order of the seats', async () => {
    const { host, phones } = await sitDown();
    for (const phone of Object.values(phones)) expect(phone.link.moment?.kind).toBe('round');
    expect(host.getState().link?.missing).toEqual({ phones: ['Anna', 'Ben', 'Cleo'], table: [] });
    await phones.Cleo?.store.actions.dispatch({ type: 'private-note', power: 'Russia', words: 'Wait.' });
    expect(handOn(phones.Cleo, 'Russia')?.note).toBe('Wait.');
    for (const name of ['Cleo', 'Ben', 'Anna']) expect(phones[name]?.link.send()).toBeNull();
    await settle();
    expect(openOf(host)?.visited).toEqual([]);
    expect(host.getState().link?.missing.phones).toEqual([]);
    await host.actions.revealAnswers();
    await settle();
    expect(openOf(host)?.visited).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(phones.Cleo?.link.sent).toBeNull();
    expect(phones.Cleo?.link.papers?.commands).toEqual([]);
    expect(handOn(phones.Cleo, 'Russia')?.note).toBe('Wait.');
    expect((await papersAt(host, 'Cleo'))?.Russia?.hidden).toMatchObject({ note: 'Wait.' });
  });

  it('may change its answer until the reveal', async () => {
    const { host, phones } = await sitDown(['Cleo']);
    const { Cleo } = phones;
    await Cleo?.store.actions.dispatch({ type: 'private-note', power: 'Russia', words: 'First.' });
    Cleo?.link.send();
    await settle();
    await Cleo?.store.actions.dispatch({ type: 'undo', viewer: 'Russia' });
    await Cleo?.store.actions.dispatch({ type: 'private-note', power: 'Russia', words: 'Second.' });
    Cleo?.link.send();
    await settle();
    await host.actions.revealAnswers();
    await settle();
    expect((await papersAt(host, 'Cleo'))?.Russia?.hidden).toMatchObject({ note: 'Second.' });
  });

  it('decides only for its own powers, whatever its page was made to send', async () => {
    const { host, phones } = await sitDown(['Cleo']);
    expect(await phones.Cleo?.store.actions.dispatch({ type: 'advance' })).not.toBeNull();
    const before = host.getState().table?.entries ?? 0;
    const { link } = phones.Cleo as Phone;
    (link.papers as { commands: unknown }).commands = [
      { type: 'private-note', power: 'Germany', words: 'Forged.' },
      { type: 'advance', to: 'income' },
    ];
    link.send();
    await settle();
    await host.actions.revealAnswers();
    await settle();
    expect(link.refusal?.message).toBe('A phone decides only for its own powers.');
    // Only the line that the papers were opened.
    expect(host.getState().table?.entries).toBe(before + 1);
    expect((await papersAt(host, 'Anna'))?.Germany?.hidden).not.toMatchObject({ note: 'Forged.' });
  });

  it('follows undo and corrections', async () => {
    const { host, phones } = await sitDown(['Anna']);
    await run(host, { type: 'note', words: 'A note.' });
    await run(host, { type: 'undo' });
    const { rows } = phones.Anna?.store.getState().table ?? {};
    expect(rows?.map(({ stands }) => stands)).toEqual(
      host.getState().table?.rows.map(({ stands }) => stands),
    );
  });
});

describe('connections', () => {
  it('a phone that lost the network gets what it missed, and its answer arrives', async () => {
    const { broker, host, phones } = await sitDown(['Cleo']);
    broker.tell('lost');
    await run(host, { type: 'note', words: 'Meanwhile.' });
    phones.Cleo?.link.send();
    await settle();
    expect(host.getState().link?.missing.phones).toEqual(['Cleo']);
    broker.clock.now += 5000;
    broker.tell('open');
    await settle();
    expect(phones.Cleo?.store.getState().table?.rows.length).toBe(host.getState().table?.entries);
    expect(host.getState().link?.missing.phones).toEqual([]);
  });

  it('a phone that is reloaded goes on', async () => {
    const { broker, host, phones } = await sitDown(['Cleo']);
    phones.Cleo?.link.connection.close();
    const again = await openPhone(broker, (phones.Cleo as Phone).record);
    closing.push(() => again.link.connection.close());
    expect(again.store.getState().table?.rows.length).toBe(host.getState().table?.entries);
    expect(handOn(again, 'Russia')?.hand).toHaveLength(1);
  });

  it('a reloaded table goes on with its phones and their answers', async () => {
    const { host, id, open, phones } = await sitDown(['Cleo']);
    phones.Cleo?.link.send();
    await settle();
    host.actions.closeTable();
    await settle();
    const again = open();
    closing.push(() => again.actions.closeTable());
    await again.actions.openTable(id);
    await settle();
    expect(again.getState().link?.people.find(({ person }) => person === 'Cleo')).toMatchObject({
      phone: true,
      answered: true,
    });
  });

  it('one window of a device answers the phones: a second one leaves them alone', async () => {
    const { broker, host, id, open } = await sitDown(['Cleo']);
    const other = open();
    closing.push(() => other.actions.closeTable());
    await other.actions.openTable(id);
    await settle();
    expect(other.getState().link).toBeNull();
    expect((await other.actions.startLink())?.message).toBe(
      'Another window of this device has linked this table.',
    );
    host.actions.closeTable();
    await settle();
    broker.clock.now += 5000;
    expect(await other.actions.startLink()).toBeNull();
    await settle();
    expect(other.getState().link?.people.find(({ person }) => person === 'Cleo')).toMatchObject({
      here: true,
    });
  });

  it('an unlinked phone says so and forgets the papers', async () => {
    const { host, phones } = await sitDown(['Cleo']);
    await host.actions.unlinkPhone('Cleo');
    await settle();
    expect(phones.Cleo?.link.ended?.message).toContain('no longer linked');
    expect([...(phones.Cleo?.preferences.memory.values() ?? [])]).toEqual([]);
    expect(phones.Cleo?.store.getState()).toMatchObject({ table: null, papers: null });
    expect(host.getState().link?.people.every(({ phone }) => !phone)).toBe(true);
  });

  it('another version of the app ends no link: its keys stay until both are the same', async () => {
    const { broker, phones } = await sitDown(['Cleo']);
    const { link, preferences } = phones.Cleo as Phone;
    const challenge = { version: 2, echo: null, nonce: '0'.repeat(16) };
    const packet = createSender(link.channel, 'host', broker.entropy).seal('challenge', challenge);
    const carrier = await broker.connect();
    if (packet.ok) carrier.send(topicsOf(link.channel).hand, packet.value);
    await settle();
    expect(link.ended?.message).toBe('The table plays by another version of the app.');
    expect(readHand(preferences, link.record.device)).not.toBeNull();
  });

  it('a table that is removed leaves no keys', async () => {
    const { host, id, preferences } = await sitDown(['Cleo']);
    expect(preferences.memory.has(`link/${id}`)).toBe(true);
    host.actions.closeTable();
    await host.actions.removeTable(id);
    expect(preferences.memory.has(`link/${id}`)).toBe(false);
  });

  it('a code counts once', async () => {
    const { broker, host } = await sitDown([]);
    await linkPhone(broker, host, 'Ben');
    expect(host.getState().link?.pairing).toBeNull();
    const { rows = [], undo } = host.getState().table ?? {};
    expect(rows.at(-1)?.entry.open?.command).toMatchObject({
      type: 'link-phone',
      person: 'Ben',
      linked: true,
    });
    // It is no move of the game: Undo takes back what was played.
    expect(undo?.open?.command.type).toBe('deal');
  });
});

describe('a sealed table', () => {
  it('keeps the keys of its phones sealed, and links them again once it is unlocked', async () => {
    const broker = createBroker();
    const seats = ['Anna', 'Ben', 'Cleo'].map((person) => ({ person, how: 'pin' as const, secret: '1234' }));
    const { host, id, open, preferences } = await createHost(broker, { seal: { seats, recovery: 'none' } });
    const phone = await linkPhone(broker, host, 'Cleo');
    closing.push(() => phone.link.connection.close());
    const before = preferences.memory.get(`link/${id}`);
    await phone.store.actions.dispatch({ type: 'private-note', power: 'Russia', words: 'Hush.'.repeat(99) });
    phone.link.send();
    await settle();
    const stored = preferences.memory.get(`link/${id}`) ?? '';
    expect(stored).toMatch(/^[0-9a-f]+$/);
    expect([...preferences.memory.values()].join()).not.toContain('Hush');
    // Nor does its length tell of an answer.
    expect(stored.length).toBe(before?.length);
    host.actions.closeTable();
    broker.clock.now += 5000;
    const again = open();
    closing.push(() => again.actions.closeTable());
    await again.actions.openTable(id);
    await settle();
    expect(again.getState().link).toBeNull();
    for (const { person } of seats) expect(await again.actions.unlock(person, '1234')).toBeNull();
    await settle();
    expect(again.getState().link?.people.find(({ person }) => person === 'Cleo')).toMatchObject({
      here: true,
      answered: true,
    });
  });
});

it('SOA 9: phones read hands and answer the round, as in Europe', async () => {
  const broker = createBroker();
  const { host } = await createHost(broker, { game: 'storm-over-asia' });
  closing.push(() => host.actions.closeTable());
  const phones = [await linkPhone(broker, host, 'Anna'), await linkPhone(broker, host, 'Ben')] as const;
  closing.push(...phones.map((phone) => () => phone.link.connection.close()));
  expect(Object.keys(phones[0].link.papers?.hidden ?? {}).sort()).toEqual(['Japan', 'Russia']);
  expect(handOn(phones[1], 'China')?.hand.length).toBeGreaterThan(0);
  expect(phones.map(({ link }) => link.moment?.kind)).toEqual(['round', 'round']);
  for (const { link } of phones) link.send();
  await settle();
  await host.actions.revealAnswers();
  await settle();
  expect(openOf(host)?.visited).toEqual(['Anna', 'Ben']);
});
