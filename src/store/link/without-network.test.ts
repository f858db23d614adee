import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { Hand } from '@/games/gathering-storm/rules/state/state';
import { writePacketText } from '@/kernel/packets/packet-text';
import {
  createBroker,
  createHost,
  linkPhone,
  type Phone,
  predictable,
  run,
  type SEATS,
  settle,
} from './testing/evening';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A table and a phone that was linked before the network was lost. */
async function loseNetwork(
  game: 'gathering-storm' | 'storm-over-asia' = 'gathering-storm',
  seats?: typeof SEATS,
) {
  const broker = createBroker();
  const table = await createHost(broker, { game, seats });
  closing.push(() => table.host.actions.closeTable());
  const phone = await linkPhone(broker, table.host, 'Anna');
  closing.push(() => phone.link.connection.close());
  const other = await linkPhone(broker, table.host, 'Ben');
  closing.push(() => other.link.connection.close());
  broker.tell('lost');
  await settle();
  return { broker, ...table, phone, other };
}
type Lost = Awaited<ReturnType<typeof loseNetwork>>;

async function code({ host }: Lost, person = 'Anna'): Promise<string> {
  const [only = '', ...others] = await codes({ host }, person);
  expect(others).toEqual([]);
  return only;
}

async function codes({ host }: Pick<Lost, 'host'>, person = 'Anna'): Promise<string[]> {
  const shown = await host.actions.showHand(person);
  if (!shown.ok) throw new Error(shown.refusal.message);
  return shown.value;
}

function letters(phone: Phone): string {
  const written = phone.link.writeLetters();
  if (!written.ok) throw new Error(written.refusal.message);
  return written.value;
}

function packet(phone: Phone, still = true): string {
  const sealed = phone.link.sealAnswer(still);
  if (!sealed.ok) throw new Error(sealed.refusal.message);
  return writePacketText(sealed.value);
}

const play = (phone: Phone, power = 'Germany', slot = 1) =>
  phone.store.actions.dispatch({ type: 'order', power, slot, do: 'play' });
const missing = ({ host }: Lost) => host.getState().link?.missing.phones;
const rowsOn = (phone: Phone) => phone.link.followed.held().at;
const REPLAY = 'This, or something newer, has been opened here already.';

describe('a hand by a code', () => {
  it('brings what the phone lacks, in fewer than 1,300 characters where little happened', async () => {
    const lost = await loseNetwork();
    await run(lost.host, { type: 'note', words: 'Meanwhile.' });
    const shown = await code(lost);
    expect(shown.length).toBeLessThan(1300);
    const before = rowsOn(lost.phone);
    expect(await lost.phone.hand.openPackets(`https://table/${shown}`)).toEqual({
      taken: ['Anna'],
      refusals: [],
    });
    expect(rowsOn(lost.phone)).toBe(before + 1);
  });

  it('holds four cards and both research sheets', async () => {
    const seats = [
      { person: 'Anna', powers: ['Germany', 'Italy', 'Britain', 'France'] },
      { person: 'Ben', powers: ['Russia'] },
    ];
    const lost = await loseNetwork('gathering-storm', seats);
    const shown = await code(lost);
    const views = Object.keys(lost.phone.link.papers?.hidden ?? {});
    expect(views).toEqual(['Germany', 'Italy', 'Britain', 'France', 'research:Axis', 'research:Allies']);
    expect(shown.length).toBeLessThan(1800);
    expect((await lost.phone.hand.openPackets(shown)).refusals).toEqual([]);
  });

  it('is several where the phone lacks much, and its papers come with the last', async () => {
    const lost = await loseNetwork();
    // Words that no other words in them shorten.
    const long = (seed: number) => bytesToHex(predictable(seed)(140));
    for (let no = 0; no < 8; no += 1) await run(lost.host, { type: 'note', words: long(no) });
    const [before, heardAt] = [rowsOn(lost.phone), lost.phone.link.heardAt];
    lost.broker.clock.now += 5000;
    const shown = await codes(lost);
    expect(shown.length).toBeGreaterThan(1);
    const open = async (code: string) => {
      const { refusals } = await lost.phone.hand.openPackets(code);
      return refusals.map(({ message }) => message);
    };
    expect(await open(shown.at(-1) as string)).toEqual(['This phone lacks something that came before.']);
    for (const [at, code] of shown.entries()) {
      expect(lost.phone.link.heardAt, `before code ${at + 1}`).toBe(heardAt);
      expect(await open(code)).toEqual([]);
    }
    expect(rowsOn(lost.phone)).toBe(before + 8);
    expect(lost.phone.link.moment).not.toBeNull();
  });

  it('is refused twice, to another phone, damaged, and when a later one was opened', async () => {
    const lost = await loseNetwork();
    const [first, second] = [await code(lost), await code(lost)];
    const open = async (phone: Phone, input: string) =>
      (await phone.hand.openPackets(input)).refusals.map(({ message }) => message);
    expect(await open(lost.other, first)).toEqual([
      'This is from another table, another device, or from before the devices were linked again.',
    ]);
    expect(await open(lost.phone, first.slice(0, -8))).toEqual([
      'Part of this was changed or lost on the way.',
    ]);
    expect(await open(lost.phone, second)).toEqual([]);
    expect(await open(lost.phone, second)).toEqual([REPLAY]);
    expect(await open(lost.phone, first)).toEqual([REPLAY]);
    expect(await open(lost.phone, 'Hello')).toEqual(['There is no packet of Dispatch Box in this.']);
  });

  it('is older than what came by the network since', async () => {
    const lost = await loseNetwork();
    const old = await code(lost);
    lost.broker.clock.now += 5000;
    lost.broker.tell('open');
    await settle();
    await run(lost.host, { type: 'note', words: 'By the network.' });
    expect((await lost.phone.hand.openPackets(old)).refusals.map(({ message }) => message)).toEqual([REPLAY]);
  });
});

describe('an answer by eight letters', () => {
  it('is played like one that came by the network', async () => {
    const lost = await loseNetwork();
    await lost.phone.hand.openPackets(await code(lost));
    expect(await play(lost.phone)).toBeNull();
    expect(await lost.host.actions.enterLetters('Anna', letters(lost.phone).toLowerCase())).toBeNull();
    expect(missing(lost)).toEqual(['Ben']);
    expect(await lost.host.actions.enterLetters('Ben', letters(lost.other))).toBeNull();
    await lost.host.actions.lowerCurtain('Cleo');
    await lost.host.actions.openPapers();
    await lost.host.actions.raiseCurtain();
    await lost.host.actions.revealAnswers();
    await settle();
    // The phone learns by the next code that its answer was played.
    await lost.phone.hand.openPackets(await code(lost));
    expect(lost.phone.link.sent).toBeNull();
    expect(lost.phone.link.papers?.commands).toEqual([]);
    const hand = lost.phone.link.papers?.hidden.Germany as Hand | undefined;
    expect(hand?.orders[1]?.do).toBe('play');
  });

  it('counts once, may be changed, and an older one counts no more', async () => {
    const lost = await loseNetwork();
    const enter = async (typed: string) => (await lost.host.actions.enterLetters('Anna', typed))?.message;
    const first = letters(lost.phone);
    expect(await enter(first)).toBeUndefined();
    expect(await enter(first)).toBe(REPLAY);
    await play(lost.phone);
    const second = letters(lost.phone);
    expect(second).not.toBe(first);
    expect(await enter(second)).toBeUndefined();
    expect(await enter(first)).toBe(REPLAY);
  });

  it('is tried five times for a moment, also after the table was reloaded', async () => {
    const lost = await loseNetwork();
    const right = letters(lost.phone);
    expect(await lost.host.actions.enterLetters('Cleo', right)).toMatchObject({
      message: 'No phone is linked for this seat.',
    });
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect((await lost.host.actions.enterLetters('Anna', 'AAAA AAAA'))?.message).toContain(
        'do not answer what is asked',
      );
    lost.host.actions.closeTable();
    const again = lost.open();
    closing.push(() => again.actions.closeTable());
    await again.actions.openTable(lost.id);
    await settle();
    await again.actions.enterLetters('Anna', 'AAAA AAAA');
    expect((await again.actions.enterLetters('Anna', right))?.message).toBe(
      'The letters were wrong five times.',
    );
  });

  it('holds no note: a code or a message does', async () => {
    const lost = await loseNetwork();
    await lost.phone.store.actions.dispatch({ type: 'private-note', power: 'Germany', words: 'Wait.' });
    expect(lost.phone.link.writeLetters()).toMatchObject({ ok: false });
    expect(await lost.host.actions.openAnswers(packet(lost.phone))).toEqual({
      taken: ['Anna'],
      refusals: [],
    });
  });

  it('works in Storm Over Asia', async () => {
    const lost = await loseNetwork('storm-over-asia');
    const hands = lost.phone.link.papers?.hidden as Record<string, { hand: { slot: number }[] }>;
    const [power, view] = Object.entries(hands).find(([, { hand }]) => hand.length > 0) ?? [];
    expect(await play(lost.phone, power, view?.hand[0]?.slot)).toBeNull();
    expect(await lost.host.actions.enterLetters('Anna', letters(lost.phone))).toBeNull();
    expect(missing(lost)).toEqual(['Ben']);
  });
});

describe('packets by post', () => {
  it('several in one text, in any order and twice: taken, or said why not', async () => {
    const lost = await loseNetwork();
    const [anna, ben] = [packet(lost.phone, false), packet(lost.other, false)];
    const opened = await lost.host.actions.openAnswers(
      `Here they are:\n\n${ben}\n\n> ${anna}\n\n${ben}\n\nDBX1:abcd\n\nDBX2:abcd`,
    );
    expect(opened.taken).toEqual(['Ben', 'Anna']);
    expect(opened.refusals.map(({ message }) => message)).toEqual([
      REPLAY,
      'This did not come from Dispatch Box.',
      'The other device has a newer Dispatch Box.',
    ]);
    expect(missing(lost)).toEqual([]);
  });

  it('an older answer does not take the place of a newer one, and a late one is refused', async () => {
    const lost = await loseNetwork();
    const old = packet(lost.phone);
    await play(lost.phone);
    const fresh = packet(lost.phone);
    expect((await lost.host.actions.openAnswers(`${fresh}\n\n${old}`)).refusals).toMatchObject([
      { message: REPLAY },
    ]);
    const late = packet(lost.other);
    await lost.host.actions.revealAnswers();
    await lost.host.actions.lowerCurtain('Ben');
    await lost.host.actions.openPapers();
    await lost.host.actions.raiseCurtain();
    await lost.host.actions.lowerCurtain('Cleo');
    await lost.host.actions.openPapers();
    await lost.host.actions.raiseCurtain();
    await run(lost.host, { type: 'advance' });
    expect((await lost.host.actions.openAnswers(late)).refusals).toMatchObject([
      { message: 'The table went on before this answer came.' },
    ]);
  });

  it('is refused from another branch of the table: a device restored with everything on it', async () => {
    const lost = await loseNetwork();
    const kept = structuredClone([...lost.tables]);
    const remembered = [...lost.preferences.memory];
    await run(lost.host, { type: 'note', words: 'One way.' });
    await lost.phone.hand.openPackets(await code(lost));
    lost.host.actions.closeTable();
    for (const [id, table] of kept) lost.tables.set(id, table);
    for (const [name, value] of remembered) lost.preferences.memory.set(name, value);
    const again = lost.open();
    closing.push(() => again.actions.closeTable());
    await again.actions.openTable(lost.id);
    await settle();
    await run(again, { type: 'note', words: 'Another way.' });
    const branch = { ...lost, host: again };
    // The first has the number of the code that was opened.
    await code(branch);
    const before = rowsOn(lost.phone);
    const opened = await lost.phone.hand.openPackets(await code(branch));
    expect(opened.refusals.map(({ message }) => message)).toEqual([
      'The table went on in another way than this phone knows.',
    ]);
    expect(rowsOn(lost.phone)).toBe(before);
  });

  it('says when it was made here, or when the phone was unlinked', async () => {
    const lost = await loseNetwork();
    const own = await code(lost);
    expect((await lost.host.actions.openAnswers(own)).refusals).toMatchObject([
      { message: 'This was made on this device.' },
    ]);
    const answer = packet(lost.phone);
    await lost.host.actions.unlinkPhone('Anna');
    expect((await lost.host.actions.openAnswers(answer)).refusals).toMatchObject([
      { message: expect.stringContaining('another table, another device') },
    ]);
  });

  it('takes nothing from bytes of nobody', async () => {
    const lost = await loseNetwork();
    const before = lost.host.getState().link;
    for (let size = 0; size < 60; size += 1) {
      const text = writePacketText(randomBytes(size));
      expect((await lost.host.actions.openAnswers(text)).taken).toEqual([]);
      expect((await lost.phone.hand.openPackets(text)).taken).toEqual([]);
    }
    expect(lost.host.getState().link).toEqual(before);
  });
});
