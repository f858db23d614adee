import { bytesToHex } from '@noble/hashes/utils.js';
import { type Result, refuse } from '../result';
import type { Entropy } from '../sealing/box';
import { deriveTopic } from './derive';
import { openPacket, sealPacket, type Way, wayOf } from './packet';
import { type Kind, layPlain, MAX_COUNTER, type Message, readBody, readHead, SESSION_BYTES } from './plain';
import { createSessions } from './sessions';
import { closed, type OpenedAs } from './why';

/** What the host and one hand share. */
export interface Channel {
  table: string;
  /** Random; the host makes a new one when the table is linked, restored or opened as a copy. */
  epoch: string;
  /** The hand's device. */
  device: string;
  /** 32 random bytes. */
  secret: Uint8Array;
}

export type Side = 'host' | 'hand';

/** The kinds that each side sends. */
const SENT = {
  hand: ['join', 'hello', 'answer', 'away'],
  host: ['challenge', 'update', 'revoke'],
} as const satisfies Record<Side, readonly Kind[]>;
export type KindOf<S extends Side> = (typeof SENT)[S][number];
type OtherOf<S extends Side> = S extends 'host' ? 'hand' : 'host';

const otherOf = (side: Side): Side => (side === 'host' ? 'hand' : 'host');

/** The key, its id and what is authenticated, of packets from this side. */
function wayFrom({ table, epoch, device, secret }: Channel, side: Side): Way {
  // The prefix keeps a device from having the host's name.
  const hand = `hand:${device}`;
  const [from, to] = side === 'host' ? ['host', hand] : [hand, 'host'];
  return wayOf(secret, 'channel', { table, epoch, from, to });
}

/** The topics on which each side listens. */
export function topicsOf(channel: Channel): Record<Side, string> {
  const { table, epoch, device, secret } = channel;
  const listens = (side: Side) =>
    deriveTopic(secret, 'channel/topic', { table, epoch, device, listens: side });
  return { host: listens('host'), hand: listens('hand') };
}

/** The key ids of packets from each side, as hexadecimal digits: see `keyIdOf`. */
export const keyIdsOf = (channel: Channel): Record<Side, string> => ({
  host: bytesToHex(wayFrom(channel, 'host').keyId),
  hand: bytesToHex(wayFrom(channel, 'hand').keyId),
});

export interface Sender<K extends Kind> {
  /** 8 random bytes as hexadecimal digits; a new one for each sender. */
  session: string;
  /** A packet with the next counter. @param still an answer or an update for a QR code */
  seal(kind: K, body: unknown, still?: boolean): Result<Uint8Array>;
}

export type Opened<K extends Kind = Kind> = OpenedAs<Message<K>>;

export interface Receiver<K extends Kind> {
  open(packet: Uint8Array): Opened<K>;
  /**
   * From now on only this session passes, besides `join`, `hello` and `challenge`.
   * False, and nothing changes, if no packet of it was opened lately.
   */
  accept(session: string): boolean;
  /** From now on nothing passes. */
  revoke(): void;
}

/** Counts packets of a new session and seals them. @param lay makes the packet of a plain text */
export function createCounting<K extends Kind>(
  kinds: readonly K[],
  entropy: Entropy,
  lay: (plain: Uint8Array) => Uint8Array,
): Sender<K> {
  const session = bytesToHex(entropy(SESSION_BYTES));
  let counter = 0;
  return {
    session,
    seal(kind, body, still) {
      if (!kinds.includes(kind))
        return refuse('This side sends no such packet.', { allowed: `Send ${kinds.join(', ')}.` });
      if (counter === MAX_COUNTER)
        return refuse('This device has sent too many packets.', { allowed: 'Reload the page.' });
      const plain = layPlain({ session, counter: counter + 1, kind, body }, still);
      if (!plain.ok) return plain;
      counter += 1;
      return { ok: true, value: lay(plain.value) };
    },
  };
}

/** Opens packets, each once. @param take authenticates a packet and returns its plain text */
export function createOpening<K extends Kind>(
  kinds: readonly K[],
  take: (packet: Uint8Array) => OpenedAs<Uint8Array>,
): Receiver<K> {
  const sessions = createSessions();
  let revoked = false;
  return {
    open(packet) {
      const taken = take(packet);
      if (!taken.ok) return taken;
      if (revoked) return closed('revoked-key');
      const head = readHead(taken.value);
      const kind = kinds.find((one) => one === head?.kind);
      if (!head || !kind) return closed('unreadable');
      const refused = sessions.admit(head);
      if (refused) return closed(refused);
      const body = readBody(taken.value, kind);
      return body.ok ? { ok: true, value: { ...head, kind, body: body.value } } : body;
    },
    accept: sessions.accept,
    revoke() {
      revoked = true;
    },
  };
}

/** Seals what one side sends. */
export function createSender<S extends Side>(channel: Channel, side: S, entropy: Entropy): Sender<KindOf<S>> {
  const way = wayFrom(channel, side);
  return createCounting<KindOf<S>>(SENT[side], entropy, (plain) => sealPacket(way, entropy, () => plain));
}

/** Opens what the other side sent. @param side the side that receives */
export function createReceiver<S extends Side>(channel: Channel, side: S): Receiver<KindOf<OtherOf<S>>> {
  const [way, own] = [wayFrom(channel, otherOf(side)), wayFrom(channel, side)];
  return createOpening(SENT[otherOf(side) as OtherOf<S>] as readonly KindOf<OtherOf<S>>[], (packet) => {
    const opened = openPacket(way, own.keyId, packet);
    return opened.ok ? { ok: true, value: opened.value.plain } : opened;
  });
}
