import { describe, expect, it } from 'vitest';
import {
  createIdentity,
  createJoinReceiver,
  createJoinSender,
  createRoomReceiver,
  createRoomSender,
  roomTopicsOf,
} from './room';
import { accepted, fixedEntropy, IDENTITY, ROOM } from './testing/sample';

const entropy = fixedEntropy('room of a test');
const host = () => createRoomSender(ROOM, IDENTITY.secretKey, entropy);
const receiver = () => createRoomReceiver(ROOM, IDENTITY.publicKey);
const whyOf = (opened: { ok: boolean; why?: string }) => opened.why ?? 'opened';

describe('a packet of the host for rooms', () => {
  it.each(['challenge', 'public'] as const)('%s opens with the room key and the host’s signature', (kind) => {
    const [sender, body] = [host(), { rows: [{ n: 1 }, 'Zürich'] }];
    const packet = accepted(sender.seal(kind, body));
    const value = { session: sender.session, counter: 1, kind, body };
    for (const one of [receiver(), receiver()]) expect(one.open(packet)).toEqual({ ok: true, value });
  });

  it('opens once, and after a challenge of its session only', () => {
    const [before, now, one] = [host(), host(), receiver()];
    const old = accepted(before.seal('public', 1));
    expect(whyOf(one.open(accepted(now.seal('challenge', {}))))).toBe('opened');
    expect(one.accept(now.session)).toBe(true);
    const fresh = accepted(now.seal('public', 2));
    expect([old, fresh, fresh].map((packet) => whyOf(one.open(packet)))).toEqual([
      'old-session',
      'opened',
      'replay',
    ]);
  });

  it('is refused as forged if another one who has the room key made it', () => {
    const spectator = createIdentity(entropy);
    const forged = accepted(
      createRoomSender(ROOM, spectator.secretKey, entropy).seal('public', { rows: [] }),
    );
    expect(whyOf(receiver().open(forged))).toBe('forged');
    const own = accepted(createJoinSender(ROOM, entropy).seal('join', {}));
    expect(whyOf(receiver().open(own))).toBe('reflected');
    expect(whyOf(createRoomReceiver(ROOM, new Uint8Array(32).fill(255)).open(forged))).toBe('forged');
    expect(whyOf(createRoomReceiver(ROOM, new Uint8Array(3)).open(forged))).toBe('forged');
  });

  it('is refused with a byte changed, and for another table, epoch or key', () => {
    const packet = accepted(host().seal('public', { rows: [] }));
    for (const at of [0, 4, 12, 36, packet.length - 1])
      expect(receiver().open(packet.with(at, (packet[at] as number) ^ 1)).ok).toBe(false);
    for (const other of [
      { ...ROOM, table: 'other' },
      { ...ROOM, epoch: 'other' },
      { ...ROOM, key: new Uint8Array(32) },
    ]) {
      expect(whyOf(createRoomReceiver(other, IDENTITY.publicKey).open(packet))).toBe('unknown-key');
      expect(roomTopicsOf(other).room).not.toBe(roomTopicsOf(ROOM).room);
    }
  });
});

describe('a room’s join', () => {
  it('opens at the host, each once, from as many rooms as there are', () => {
    const joins = Array.from({ length: 50 }, () =>
      accepted(createJoinSender(ROOM, entropy).seal('join', {})),
    );
    const atHost = createJoinReceiver(ROOM);
    for (const join of joins) {
      expect(whyOf(atHost.open(join))).toBe('opened');
      expect(whyOf(atHost.open(join))).toBe('replay');
      expect(join.length).toBe(564);
    }
  });

  it('is nothing that a room takes for the host’s, nor the other way round', () => {
    const packet = accepted(host().seal('challenge', {}));
    expect(whyOf(createJoinReceiver(ROOM).open(packet))).toBe('reflected');
    const { host: toHost, room: toRooms } = roomTopicsOf(ROOM);
    expect(toHost).not.toBe(toRooms);
  });
});
