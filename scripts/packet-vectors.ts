/** Builds docs/vectors/packets.json: packets of every kind and every refusal, always the same bytes. */
import { createHash } from 'node:crypto';
import { type Channel, createReceiver, createSender, topicsOf } from '../src/kernel/packets/channel.ts';
import { writeLetters } from '../src/kernel/packets/letters.ts';
import { writePacketText } from '../src/kernel/packets/packet-text.ts';
import { answerPairing, type Grant, pairingTopics, startPairing } from '../src/kernel/packets/pairing.ts';
import { secretAsFragment, secretAsWords } from '../src/kernel/packets/pairing-secret.ts';
import {
  createIdentity,
  createJoinReceiver,
  createJoinSender,
  createRoomReceiver,
  createRoomSender,
  roomTopicsOf,
} from '../src/kernel/packets/room.ts';
import { printRefusal, type Result } from '../src/kernel/result.ts';
import { type Direction, deflated, keysOf, padded, plainOf, writePacket } from './second-packets.ts';

/** Bytes that look random and are the same every time. */
export function fixedEntropy(name: string): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => {
    const hash = createHash('sha256').update(`${name} ${drawn++}`).digest();
    return Uint8Array.from(hash.subarray(0, bytes));
  };
}

export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printRefusal(result.refusal));
  return result.value;
}

const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');
const fixed = (name: string, bytes = 32) => fixedEntropy(name)(bytes);

const identity = createIdentity(fixedEntropy('host'));
const grant: Grant = {
  table: 'table-7',
  game: 'gathering-storm',
  tableName: 'Dienstag’s game',
  epoch: hex(fixed('epoch', 16)),
  device: hex(fixed('device', 8)),
  person: 'Zoë',
  secret: hex(fixed('secret')),
};
const { table, epoch, device } = grant;
const channel: Channel = { table, epoch, device, secret: fixed('secret') };
const room = { table, epoch, key: fixed('room') };

type Sealer = ReturnType<typeof createSender<'hand' | 'host'>>;
interface Step {
  what: string;
  packet?: string;
  accept?: string;
}
const step = (what: string, packet: Uint8Array): Step => ({ what, packet: hex(packet) });

const direction = (more: Partial<Direction>): Direction => ({
  ...{ secret: Buffer.from(channel.secret), what: 'channel', table, epoch },
  ...{ from: `hand:${device}`, to: 'host' },
  ...more,
});
const toHand = { from: 'host', to: `hand:${device}` };

function flip(packet: Uint8Array, at: number): Uint8Array {
  const changed = packet.slice();
  changed[at] = (changed[at] as number) ^ 1;
  return changed;
}

/** Packets that a host refuses, whatever came before. */
function hostileSteps(good: Uint8Array): Step[] {
  const write = (what: string, plain: Buffer, more: Partial<Direction> = {}) =>
    step(what, writePacket(direction(more), Buffer.from(fixed(`nonce ${what}`, 24)), plain));
  const session = hex(fixed('hostile session', 8));
  const json = (text: string) => deflated(Buffer.from(text));
  const answer = (data: Uint8Array) => padded(data, 4083);
  const beyond = answer(json('{}'));
  beyond.writeUInt32BE(4080);
  const usual = plainOf(session, 1, 3, answer(json('{}')));
  return [
    step('nothing at all', new Uint8Array()),
    step('another program’s bytes', Buffer.from('GIF89a and so on, and on, and on, and on, and on, and on')),
    step('the next version', Buffer.concat([Buffer.from('DBX2'), good.subarray(4)])),
    step('cut off within the header', good.slice(0, 30)),
    step('cut off at the end', good.slice(0, -1)),
    step('a byte longer', Uint8Array.of(...good, 0)),
    step('a changed key id', flip(good, 4)),
    step('a changed nonce', flip(good, 12)),
    step('a changed byte', flip(good, 36)),
    step('a changed tag', flip(good, good.length - 1)),
    write('this side’s own packet, returned', usual, toHand),
    write('another table', usual, { table: 'table-8' }),
    write('another epoch', usual, { epoch: hex(fixed('another', 16)) }),
    write('another device', usual, { from: 'hand:0123456789abcdef' }),
    write('another secret', usual, { secret: Buffer.from(fixed('another secret')) }),
    write('no head', Buffer.from('short')),
    write('the counter 0', plainOf(session, 0, 3, answer(json('{}')))),
    write('a kind that there is not', plainOf(session, 2, 99, answer(json('{}')))),
    write('a kind of the other side', plainOf(session, 3, 7, padded(json('{}'), 2035))),
    write('a size that its kind has not', plainOf(session, 4, 3, padded(json('{}'), 1000))),
    write('a length beyond its end', plainOf(session, 5, 3, beyond)),
    write('a body that is not deflated', plainOf(session, 6, 3, answer(Buffer.alloc(50, 0xff)))),
    write('a body that is cut off', plainOf(session, 7, 3, answer(json('{"a":[1,2,3]}').subarray(0, -4)))),
    write('a body that is not JSON', plainOf(session, 8, 3, answer(json('{"a":')))),
    write('two megabytes of zeros in an answer', plainOf(session, 9, 3, answer(json('0'.repeat(2 ** 21))))),
  ];
}

function handSteps(): { steps: Step[]; good: Uint8Array } {
  const hand = createSender(channel, 'hand', fixedEntropy('hand'));
  const other = createSender(channel, 'hand', fixedEntropy('the hand’s other window'));
  const join = accepted(hand.seal('join', { nonce: hex(fixed('nonce of the hand', 8)) }));
  const hello = accepted(
    hand.seal('hello', { nonce: hex(fixed('nonce of the host', 8)), last: 41, app: '0.8.0' }),
  );
  const answer = accepted(hand.seal('answer', { moment: 'show 3', choice: null, orders: [] }));
  const skipped = accepted(hand.seal('away', {}));
  const more = { moment: 'show 4', choice: { type: 'show-card', card: 7 }, note: 'für später 🂡' };
  const long = accepted(hand.seal('answer', { ...more, orders: [1, 2, 3] }));
  const still = accepted(hand.seal('answer', more, true));
  const steps = [
    step('join', join),
    step('hello', hello),
    { what: 'the session is accepted', accept: hand.session },
    step('answer', answer),
    step('the same answer again', answer),
    step('an answer after one that was lost', long),
    step('the lost one, late', skipped),
    step('an answer for a QR code', still),
    step('away', accepted(hand.seal('away', { since: 41 }))),
    step('an answer of a session that is not accepted', accepted(other.seal('answer', {}))),
    step('a join of that session', accepted(other.seal('join', { nonce: '00' }))),
    step('an answer of it nevertheless', accepted(other.seal('answer', {}))),
  ];
  return { steps, good: accepted(hand.seal('answer', {})) };
}

function hostSteps(): Step[] {
  const host: Sealer = createSender(channel, 'host', fixedEntropy('the host')) as Sealer;
  const rows = [{ n: 42, parent: 41, at: { turn: 1, step: 'events' }, changes: [['Zürich', 0, 1]] }];
  const long = Array.from({ length: 160 }, (_, at) => hex(fixed(`card ${at}`)));
  return [
    step('challenge', accepted(host.seal('challenge', { nonce: '01', echo: '02' }))),
    { what: 'the session is accepted', accept: host.session },
    step('update', accepted(host.seal('update', { open: { rows }, own: { Germany: { hand: [7] } } }))),
    step('update with a longer own part', accepted(host.seal('update', { open: {}, own: { long } }))),
    step('update for a QR code', accepted(host.seal('update', { open: { entry: 42 }, own: [7] }, true))),
    step('revoke', accepted(host.seal('revoke', {}))),
    step('a changed byte', flip(accepted(host.seal('revoke', {})), 100)),
  ];
}

function roomSteps(): { toRooms: Step[]; toHost: Step[] } {
  const host = createRoomSender(room, identity.secretKey, fixedEntropy('the host, to rooms'));
  const forger = createRoomSender(room, fixed('a spectator'), fixedEntropy('a spectator'));
  const joiner = createJoinSender(room, fixedEntropy('a room'));
  const toRoom = direction({ what: 'room', secret: Buffer.from(room.key), from: 'host', to: 'room' });
  const write = (counter: number, json: string, signer?: Uint8Array) => {
    const plain = plainOf(host.session, counter, 8, deflated(Buffer.from(json)));
    return writePacket(
      toRoom,
      Buffer.from(fixed(`nonce ${counter}`, 24)),
      plain,
      signer && Buffer.from(signer),
    );
  };
  const join = accepted(joiner.seal('join', { nonce: '03' }));
  const update = accepted(host.seal('public', { rows: [{ n: 1 }], echo: ['03'] }));
  return {
    toRooms: [
      step('challenge', accepted(host.seal('challenge', { echo: ['03'] }))),
      { what: 'the session is accepted', accept: host.session },
      step('public', accepted(host.seal('public', { rows: [{ n: 1 }, { n: 2 }] }))),
      step('revoke', accepted(host.seal('revoke', {}))),
      step('an older one, late', update),
      step('one of a spectator who has the key', accepted(forger.seal('public', { rows: [] }))),
      step('one without a signature', write(100, '[]')),
      step('five megabytes of zeros', write(101, '0'.repeat(5 * 2 ** 20), identity.secretKey)),
      step('a room’s join, returned', join),
      step('a changed byte', flip(update, 60)),
    ],
    toHost: [
      step('join', join),
      step('the same again', join),
      step('a packet of the host, returned', update),
    ],
  };
}

function pairing() {
  const secret = fixed('pairing', 16);
  const entropyOf = { phone: fixedEntropy('phone'), host: fixedEntropy('pairing host') };
  const hello = { app: '0.8.0', name: 'Zoë’s phone' };
  const started = accepted(startPairing(secret, hello, entropyOf.phone));
  const answered = accepted(answerPairing(secret, started.message, grant, entropyOf.host));
  return {
    secret: hex(secret),
    fragment: secretAsFragment(secret),
    twelve: secretAsWords(secret),
    topics: pairingTopics(secret),
    ephemeral: { phone: hex(fixedEntropy('phone')(32)), host: hex(fixedEntropy('pairing host')(32)) },
    hello,
    grant,
    message: hex(started.message),
    reply: hex(answered.reply),
  };
}

const directionsOf = (what: 'channel' | 'room', secret: Uint8Array, ways: [string, string][]) =>
  ways.map(([from, to]) => {
    const { key, keyId } = keysOf(direction({ what, secret: Buffer.from(secret), from, to }));
    return { from, to, keyId: hex(keyId), key: hex(key) };
  });

export const receiversOf = {
  toHost: () => createReceiver(channel, 'host'),
  refused: () => createReceiver(channel, 'host'),
  toHand: () => createReceiver(channel, 'hand'),
  toRooms: () => createRoomReceiver(room, identity.publicKey),
  roomToHost: () => createJoinReceiver(room),
};
type Sequence = keyof typeof receiversOf;

/** Reads the steps one after another with one receiver, and writes down what came of each. */
function withVerdicts(to: Sequence, steps: Step[]) {
  const receiver = receiversOf[to]();
  return steps.map(({ packet, accept, ...rest }) => {
    if (accept !== undefined) return { ...rest, accept, passes: receiver.accept(accept) };
    const opened = receiver.open(Uint8Array.from(Buffer.from(packet ?? '', 'hex')));
    return { ...rest, packet, ...(opened.ok ? { opened: opened.value } : { why: opened.why }) };
  });
}

export function buildVectors() {
  const { steps, good } = handSteps();
  const { toRooms, toHost } = roomSteps();
  const moments: [string, number][] = [
    ['show 3', 0],
    ['show 3', 1],
    ['show 4', 1],
    ['show 4', 65_535],
  ];
  return {
    format: 'DBX1',
    channel: {
      ...{ table, epoch, device, secret: hex(channel.secret), topics: topicsOf(channel) },
      directions: directionsOf('channel', channel.secret, [
        [`hand:${device}`, 'host'],
        ['host', `hand:${device}`],
      ]),
    },
    room: {
      ...{ table, epoch, key: hex(room.key), topics: roomTopicsOf(room) },
      ...{ hostSecretKey: hex(identity.secretKey), hostPublicKey: hex(identity.publicKey) },
      directions: directionsOf('room', room.key, [
        ['host', 'room'],
        ['room', 'host'],
      ]),
    },
    sequences: {
      toHost: withVerdicts('toHost', steps),
      refused: withVerdicts('refused', hostileSteps(good)),
      toHand: withVerdicts('toHand', hostSteps()),
      toRooms: withVerdicts('toRooms', toRooms),
      roomToHost: withVerdicts('roomToHost', toHost),
    },
    pairing: pairing(),
    letters: moments.map(([moment, choice]) => ({
      moment,
      choice,
      letters: writeLetters(channel, moment, choice),
    })),
    text: { packet: hex(good), text: writePacketText(good) },
  };
}
