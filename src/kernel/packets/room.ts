import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { concatBytes, type Entropy, KEY_BYTES } from '../sealing/box';
import { createCounting, createOpening, type Receiver, type Sender } from './channel';
import { DOMAIN, deriveTopic } from './derive';
import { openPacket, sealPacket, type Way, wayOf } from './packet';
import { closed } from './why';

/** What the host and everyone who watches share. Each of them could make a packet, so the host signs. */
export interface Room {
  table: string;
  epoch: string;
  /** 32 random bytes. */
  key: Uint8Array;
}

/** The host's Ed25519 pair, 32 bytes each. */
export interface Identity {
  secretKey: Uint8Array;
  publicKey: Uint8Array;
}

export function createIdentity(entropy: Entropy): Identity {
  const secretKey = entropy(KEY_BYTES);
  return { secretKey, publicKey: ed25519.getPublicKey(secretKey) };
}

type RoomSide = 'host' | 'room';
/** A `challenge` lets a room accept the host's new session, as a hand does; `revoke` says that the room's key ends. */
const FROM_HOST = ['challenge', 'public', 'revoke'] as const;
const FROM_ROOM = ['join'] as const;
const SIGNATURE_BYTES = 64;

const wayFrom = ({ table, epoch, key }: Room, from: RoomSide): Way =>
  wayOf(key, 'room', { table, epoch, from, to: from === 'host' ? 'room' : 'host' });

/** The topics on which the host and all rooms listen. */
export function roomTopicsOf({ table, epoch, key }: Room): Record<RoomSide, string> {
  const listens = (side: RoomSide) => deriveTopic(key, 'room/topic', { table, epoch, listens: side });
  return { host: listens('host'), room: listens('room') };
}

/** What is signed. The header is in it, so a signature counts only under the key and nonce that it was made for. */
const signed = (aad: Uint8Array, plain: Uint8Array) =>
  concatBytes([utf8ToBytes(`${DOMAIN}room/signature `), aad, plain]);

/** Seals and signs what the host sends to all rooms. */
export function createRoomSender(
  room: Room,
  hostSecretKey: Uint8Array,
  entropy: Entropy,
): Sender<(typeof FROM_HOST)[number]> {
  const way = wayFrom(room, 'host');
  return createCounting(FROM_HOST, entropy, (plain) =>
    sealPacket(way, entropy, (aad) => concatBytes([plain, ed25519.sign(signed(aad, plain), hostSecretKey)])),
  );
}

/** Opens what the host sent to all rooms. */
export function createRoomReceiver(
  room: Room,
  hostPublicKey: Uint8Array,
): Receiver<(typeof FROM_HOST)[number]> {
  const [way, own] = [wayFrom(room, 'host'), wayFrom(room, 'room')];
  return createOpening(FROM_HOST, (packet) => {
    const opened = openPacket(way, own.keyId, packet);
    if (!opened.ok) return opened;
    const { plain: whole, aad } = opened.value;
    const plain = whole.slice(0, -SIGNATURE_BYTES);
    const isHosts = verify(whole.slice(-SIGNATURE_BYTES), signed(aad, plain), hostPublicKey);
    return isHosts ? { ok: true, value: plain } : closed('forged');
  });
}

function verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}

/** Seals a room's `join`. Nothing proves which of the rooms sent it. */
export function createJoinSender(room: Room, entropy: Entropy): Sender<'join'> {
  const way = wayFrom(room, 'room');
  return createCounting(FROM_ROOM, entropy, (plain) => sealPacket(way, entropy, () => plain));
}

/** Opens the `join` of rooms. */
export function createJoinReceiver(room: Room): Receiver<'join'> {
  const [way, own] = [wayFrom(room, 'room'), wayFrom(room, 'host')];
  return createOpening(FROM_ROOM, (packet) => {
    const opened = openPacket(way, own.keyId, packet);
    return opened.ok ? { ok: true, value: opened.value.plain } : opened;
  });
}
