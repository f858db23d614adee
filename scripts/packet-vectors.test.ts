import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readLetters } from '../src/kernel/packets/letters.ts';
import { keyIdOf } from '../src/kernel/packets/packet.ts';
import { readPacketText } from '../src/kernel/packets/packet-text.ts';
import { answerPairing, startPairing } from '../src/kernel/packets/pairing.ts';
import { readPairingSecret } from '../src/kernel/packets/pairing-secret.ts';
import { WHYS } from '../src/kernel/packets/why.ts';
import { accepted, buildVectors, receiversOf } from './packet-vectors.ts';
import * as second from './second-packets.ts';
import { root } from './setup.mjs';

const FILE = join(root, 'docs/vectors/packets.json');
type Vectors = ReturnType<typeof buildVectors>;
type Sequence = keyof Vectors['sequences'];
type Step = {
  what: string;
  packet?: string;
  accept?: string;
  passes?: boolean;
  opened?: object;
  why?: string;
};

const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Vectors;
const stepsOf = (name: Sequence): Step[] => vectors.sequences[name];
const sequences = Object.keys(vectors.sequences) as Sequence[];
const fromHex = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const verdictOf = ({ opened, why }: Step) => (opened ? { ok: true, value: opened } : { ok: false, why });

// Fails when a version of fflate deflates in another way: then the old file is still read, and a new one is written by `-u`.
it('the published packets are the ones that the code makes', async () => {
  await expect(`${JSON.stringify(buildVectors(), null, 1)}\n`).toMatchFileSnapshot(FILE);
});

test('they have every kind and every refusal that needs no state of the receiver’s own', () => {
  const all = sequences.flatMap(stepsOf);
  const kinds = new Set(all.flatMap(({ opened }) => (opened as { kind: string } | undefined)?.kind ?? []));
  expect([...kinds].sort()).toEqual(
    ['answer', 'away', 'challenge', 'hello', 'join', 'public', 'revoke', 'update'].sort(),
  );
  const whys = new Set(all.flatMap(({ why }) => why ?? []));
  expect(WHYS.filter((why) => !whys.has(why))).toEqual(['revoked-key']);
});

describe.each(sequences)('the packets %s', (name) => {
  it('are read as published', () => {
    const receiver = receiversOf[name]();
    for (const step of stepsOf(name))
      if (step.accept !== undefined) expect(receiver.accept(step.accept), step.what).toBe(step.passes);
      else expect(receiver.open(fromHex(step.packet as string)), step.what).toEqual(verdictOf(step));
  });

  it('are read alike by another implementation', () => {
    const host = name === 'toRooms' ? Buffer.from(vectors.room.hostPublicKey, 'hex') : undefined;
    for (const step of stepsOf(name)) {
      if (step.packet === undefined) continue;
      const read = second.readPacket(...waysOf(name), Buffer.from(step.packet, 'hex'), host);
      // It remembers no session.
      if (step.why === 'replay' || step.why === 'old-session') expect(read.ok, step.what).toBe(true);
      else expect(read, step.what).toEqual(verdictOf(step));
    }
  });

  it('are refused with any one byte changed, in both', () => {
    const host = name === 'toRooms' ? Buffer.from(vectors.room.hostPublicKey, 'hex') : undefined;
    for (const { packet, opened } of stepsOf(name)) {
      if (!packet || !opened) continue;
      const bytes = fromHex(packet);
      // The whole header, then one byte in a hundred; the tag covers them all alike.
      for (let at = 0; at < bytes.length; at += at < 40 ? 1 : 97) {
        const changed = bytes.with(at, (bytes[at] as number) ^ 0x10);
        const why = (receiversOf[name]().open(changed) as { why?: string }).why;
        expect(why, `byte ${at}`).toBeDefined();
        expect(second.readPacket(...waysOf(name), Buffer.from(changed), host)).toEqual({ ok: false, why });
      }
    }
  });
});

/** Both directions and the kinds of a sequence, for the second implementation. */
function waysOf(name: Sequence): [second.Direction, second.Direction, string[]] {
  const what = name === 'toRooms' || name === 'roomToHost' ? 'room' : 'channel';
  const { table, epoch } = vectors.channel;
  const secret = Buffer.from(what === 'channel' ? vectors.channel.secret : vectors.room.key, 'hex');
  const whole = { table, epoch, secret, what } as const;
  const hand = `hand:${vectors.channel.device}`;
  const toHost: [string, string, string[]] = [hand, 'host', ['join', 'hello', 'answer', 'away']];
  const ends: Record<Sequence, [string, string, string[]]> = {
    toHost,
    refused: toHost,
    toHand: ['host', hand, ['challenge', 'update', 'revoke']],
    toRooms: ['host', 'room', ['challenge', 'public', 'revoke']],
    roomToHost: ['room', 'host', ['join']],
  };
  const [from, to, kinds] = ends[name];
  return [{ ...whole, from, to }, { ...whole, from: to, to: from }, kinds];
}

test('key ids and topics are derived alike', () => {
  for (const what of ['channel', 'room'] as const)
    for (const { from, to, keyId, key } of vectors[what].directions) {
      const { table, epoch } = vectors.channel;
      const secret = Buffer.from(what === 'channel' ? vectors.channel.secret : vectors.room.key, 'hex');
      const keys = second.keysOf({ what, table, epoch, secret, from, to });
      expect([keys.keyId.toString('hex'), keys.key.toString('hex')]).toEqual([keyId, key]);
    }
  expect(keyIdOf(fromHex(vectors.text.packet))).toBe(vectors.channel.directions[0]?.keyId);
  const { table, epoch, device, secret, topics } = vectors.channel;
  const topic = (from: Buffer, purpose: string, bound: object) =>
    `dbx/${second.hkdf(from, purpose, JSON.stringify(bound), 16).toString('base64url')}`;
  const [channelSecret, roomKey, pairingSecret] = [secret, vectors.room.key, vectors.pairing.secret].map(
    (one) => Buffer.from(one, 'hex'),
  ) as [Buffer, Buffer, Buffer];
  for (const listens of ['host', 'hand'] as const)
    expect(topic(channelSecret, 'channel/topic', { device, epoch, listens, table })).toBe(topics[listens]);
  for (const listens of ['host', 'room'] as const)
    expect(topic(roomKey, 'room/topic', { epoch, listens, table })).toBe(vectors.room.topics[listens]);
  for (const listens of ['host', 'phone'] as const)
    expect(topic(pairingSecret, 'pairing/topic', { listens })).toBe(vectors.pairing.topics[listens]);
});

describe('the published pairing', () => {
  const { pairing } = vectors;
  const secret = fromHex(pairing.secret);

  it('is read from its fragment and its words', () => {
    expect(accepted(readPairingSecret(pairing.fragment))).toEqual(secret);
    expect(accepted(readPairingSecret(pairing.twelve))).toEqual(secret);
    expect(Buffer.from(pairing.fragment, 'base64url').toString('hex')).toBe(pairing.secret);
  });

  it('is made and finished by both sides', () => {
    const started = accepted(startPairing(secret, pairing.hello, () => fromHex(pairing.ephemeral.phone)));
    expect(Buffer.from(started.message).toString('hex')).toBe(pairing.message);
    const entropy = () => fromHex(pairing.ephemeral.host);
    const answered = accepted(answerPairing(secret, fromHex(pairing.message), pairing.grant, entropy));
    expect(Buffer.from(answered.reply).toString('hex')).toBe(pairing.reply);
    expect(answered.hello).toEqual(pairing.hello);
    expect(accepted(started.finish(fromHex(pairing.reply)))).toEqual(pairing.grant);
  });

  it('is read alike by another implementation', () => {
    const [message, reply] = [pairing.message, pairing.reply].map((one) => Buffer.from(one, 'hex'));
    const read = second.readPairing(Buffer.from(secret), Buffer.from(pairing.ephemeral.phone, 'hex'), {
      message: message as Buffer,
      reply: reply as Buffer,
    });
    expect(read).toEqual({ hello: pairing.hello, grant: pairing.grant });
  });
});

test('the published letters are read by both', () => {
  const { table, epoch, device, secret } = vectors.channel;
  const channel = { table, epoch, device, secret: fromHex(secret) };
  for (const { moment, choice, letters } of vectors.letters) {
    expect(readLetters(channel, moment, letters as string)).toBe(choice);
    const bound = JSON.stringify({ device, epoch, moment, table });
    expect(second.readLetters(Buffer.from(secret, 'hex'), bound, letters as string)).toBe(choice);
    expect(
      second.readLetters(Buffer.from(secret, 'hex'), bound.replace('show', 'shew'), letters as string),
    ).toBeNull();
  }
});

test('the published text is its packet', () => {
  const { packet, text } = vectors.text;
  expect(readPacketText(text).map(accepted)).toEqual([fromHex(packet)]);
  expect(Buffer.from(text.slice(5), 'base64url').toString('hex')).toBe(packet);
});
