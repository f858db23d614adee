import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { createReceiver, createSender, topicsOf } from './channel';
import { readLetters, writeLetters } from './letters';
import { readPacketText, writePacketText } from './packet-text';
import { answerPairing, channelOf, roomOf, startPairing } from './pairing';
import { createPairingSecret, readPairingSecret, secretAsFragment, secretAsWords } from './pairing-secret';
import {
  createIdentity,
  createJoinReceiver,
  createJoinSender,
  createRoomReceiver,
  createRoomSender,
} from './room';

const entropy = (n: number) => randomBytes(n);
it('works', () => {
  const secret = createPairingSecret(entropy);
  expect(readPairingSecret(secretAsFragment(secret))).toEqual({ ok: true, value: secret });
  expect(readPairingSecret(secretAsWords(secret))).toEqual({ ok: true, value: secret });
  const id = createIdentity(entropy);
  const hex = (n: number) => bytesToHex(entropy(n));
  const grant = {
    table: 't',
    game: 'g',
    tableName: 'T',
    epoch: hex(16),
    device: hex(8),
    person: 'Anna',
    secret: hex(32),
    room: hex(32),
    host: bytesToHex(id.publicKey),
  };
  const s = startPairing(secret, { app: '0.7.0', name: 'Phone' }, entropy);
  if (!s.ok) throw 1;
  const a = answerPairing(secret, s.value.message, grant, entropy);
  if (!a.ok) throw 2;
  expect(a.value.hello).toEqual({ app: '0.7.0', name: 'Phone' });
  expect(s.value.finish(a.value.reply)).toEqual({ ok: true, value: grant });
  const channel = channelOf(grant);
  expect(topicsOf(channel).host).toMatch(/^dbx\/[\w-]{22}$/);
  const hand = createSender(channel, 'hand', entropy);
  const atHost = createReceiver(channel, 'host');
  const p = hand.seal('answer', { a: 1 });
  if (!p.ok) throw 3;
  expect(p.value.length).toBe(4096 + 36 + 16);
  expect(atHost.open(p.value)).toEqual({
    ok: true,
    value: { session: hand.session, counter: 1, kind: 'answer', body: { a: 1 } },
  });
  expect(atHost.open(p.value)).toEqual({ ok: false, why: 'replay' });
  expect(createReceiver(channel, 'hand').open(p.value)).toEqual({ ok: false, why: 'reflected' });
  expect(readPacketText(`Hi, DBX1\n ${writePacketText(p.value)}\n\nAnna`)).toEqual([
    { ok: true, value: p.value },
  ]);
  const room = roomOf(grant);
  const u = createRoomSender(room, id.secretKey, entropy).seal('public', { rows: [1] });
  if (!u.ok) throw 4;
  expect(createRoomReceiver(room, id.publicKey).open(u.value)).toMatchObject({ ok: true });
  expect(createRoomReceiver(room, createIdentity(entropy).publicKey).open(u.value)).toEqual({
    ok: false,
    why: 'forged',
  });
  const j = createJoinSender(room, entropy).seal('join', { nonce: 'x' });
  if (!j.ok) throw 5;
  expect(createJoinReceiver(room).open(j.value)).toMatchObject({ ok: true });
  const l = writeLetters(channel, 'm1', 513) as string;
  expect(readLetters(channel, 'm1', l.toLowerCase())).toBe(513);
  expect(readLetters(channel, 'm2', l)).toBeNull();
});
