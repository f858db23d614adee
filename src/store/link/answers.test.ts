import { afterEach, expect, it } from 'vitest';
import type { Hand } from '@/games/gathering-storm/rules/state/state';
import type { Entry } from '@/kernel/journal/entry';
import { createBroker, createHost, linkPhone, openPhone, type Phone, settle } from './testing/evening';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function sitDown() {
  const lost = { down: false };
  const broker = createBroker(() => (lost.down ? 0 : 1));
  const table = await createHost(broker);
  closing.push(() => table.host.actions.closeTable());
  const phone = await linkPhone(broker, table.host, 'Cleo');
  closing.push(() => phone.link.connection.close());
  return { ...table, broker, phone, lost };
}

const write = (phone: Phone, words: string) =>
  phone.store.actions.dispatch({ type: 'private-note', power: 'Russia', words });
const noteOn = ({ link }: Phone) => (link.papers?.hidden.Russia as Hand | undefined)?.note;

function notesIn(entries: readonly Entry[]): unknown[] {
  return entries.flatMap(({ hidden }) => {
    const command = hidden?.Russia?.command;
    return command?.type === 'private-note' ? [command.words] : [];
  });
}

it('what is decided after an answer went out stays when that is played', async () => {
  const { host, phone } = await sitDown();
  await write(phone, 'First.');
  phone.link.send();
  await settle();
  await write(phone, 'Second.');
  await host.actions.revealAnswers();
  await settle();
  expect(phone.link.papers?.commands).toHaveLength(1);
  expect(noteOn(phone)).toBe('Second.');
});

it('an answer that replaces one that was played is not played, and its phone says so', async () => {
  const { host, phone, lost, broker, tables, id } = await sitDown();
  await write(phone, 'First.');
  phone.link.send();
  await settle();
  // The phone does not hear that the table went on.
  lost.down = true;
  await host.actions.revealAnswers();
  await settle();
  lost.down = false;
  await write(phone, 'Second.');
  phone.link.send();
  broker.clock.now += 5000;
  await settle();
  expect(phone.link.refusal?.message).toBe('The table went on with your earlier answer.');
  expect(notesIn(tables.get(id).entries)).toEqual(['First.']);
  expect(noteOn(phone)).toBe('First.');
  expect(phone.link.sent).toBeNull();
});

it('what was sent is in the papers again after a reload, also without what was seen', async () => {
  const { host, phone, broker } = await sitDown();
  await write(phone, 'First.');
  phone.link.send();
  await settle();
  phone.link.connection.close();
  const again = await openPhone(broker, phone.record);
  closing.push(() => again.link.connection.close());
  expect(noteOn(again)).toBe('First.');
  await write(again, 'Second.');
  again.link.send();
  await settle();
  await host.actions.revealAnswers();
  await settle();
  expect(noteOn(again)).toBe('Second.');
});

it('what stands of an answer that was refused on the way is not decided again', async () => {
  const { host, phone, tables, id } = await sitDown();
  const decide = [
    { type: 'private-note', power: 'Russia', words: 'First.' },
    { type: 'private-note', power: 'Germany', words: 'Forged.' },
    { type: 'private-note', power: 'Russia', words: 'Third.' },
  ];
  (phone.link.papers as { commands: unknown }).commands = decide;
  phone.link.send();
  await settle();
  await host.actions.revealAnswers();
  await settle();
  expect(phone.link.refusal?.message).toBe('A phone decides only for its own powers.');
  expect(notesIn(tables.get(id).entries)).toEqual(['First.']);
  // The forged one no longer fits; what came after it is offered again.
  expect(phone.link.papers?.commands).toEqual([decide[2]]);
  phone.link.acknowledge();
  expect([phone.link.refusal, phone.link.dropped]).toEqual([null, 0]);
});

it('what was decided and not sent is there again after a reload', async () => {
  const { phone, broker } = await sitDown();
  await write(phone, 'Not sent.');
  phone.hand.close();
  const again = await openPhone(broker, phone.record, phone.preferences);
  closing.push(() => again.link.connection.close());
  expect(noteOn(again)).toBe('Not sent.');
  expect(again.link.papers?.commands).toHaveLength(1);
  expect(again.link.sent).toBeNull();
});
