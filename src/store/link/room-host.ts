import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { createRowsSource } from '@/kernel/link/followed-table';
import { joinShape, LINK_VERSION, MOST_ECHOED, type Update } from '@/kernel/link/messages';
import { createJoinReceiver, createRoomSender, type Room, roomTopicsOf } from '@/kernel/packets/room';
import type { Carrier } from '@/kernel/ports';
import type { Entropy } from '@/kernel/sealing/box';
import type { LinkRecord } from './link-record';

/** Milliseconds between two answers to rooms that join: all of them together get one packet. */
const ANSWER_EVERY = 1000;
/** Milliseconds without a sign of a room after which nobody watches. A hidden page gives one a minute. */
const WATCHED_FOR = 150_000;

type Rows = ReturnType<typeof createRowsSource>;

interface RoomHostOptions {
  carrier: Carrier;
  record: Pick<LinkRecord, 'id' | 'epoch' | 'room' | 'identity'>;
  entropy: Entropy;
  now: () => number;
  /** The public rows; null while no table is open. */
  rows: () => Rows | null;
  /** What else everyone may know. */
  about: () => Pick<Update['open'], 'moment' | 'people'>;
}

/** The table’s side of the screens that watch it: one packet for all of them, signed, with what everyone may know. */
export class RoomHost {
  readonly #sender: ReturnType<typeof createRoomSender>;
  readonly #receiver: ReturnType<typeof createJoinReceiver>;
  readonly #topic: string;
  readonly #stop: () => void;
  /** Of rooms that wait for an answer. */
  #nonces: string[] = [];
  /** The rows that all of those hold. */
  #from = Number.POSITIVE_INFINITY;
  /** What was sent last: so many rows, and the rest. */
  #sent = { at: 0, about: '' };
  #heardAt = Number.NEGATIVE_INFINITY;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: RoomHostOptions) {
    const { record, carrier, entropy } = options;
    const room: Room = { table: record.id, epoch: record.epoch, key: hexToBytes(record.room) };
    const topics = roomTopicsOf(room);
    this.#topic = topics.room;
    this.#sender = createRoomSender(room, hexToBytes(record.identity.secretKey), entropy);
    this.#receiver = createJoinReceiver(room);
    this.#stop = carrier.listen(topics.host, (packet) => this.#receive(packet));
  }

  /** Whether a screen watched lately. */
  get isWatched(): boolean {
    return Math.abs(this.options.now() - this.#heardAt) < WATCHED_FOR;
  }

  /** The connection is new: rooms that go on are to ask for what they missed. */
  call(): void {
    this.#send('challenge', { version: LINK_VERSION, echo: [] });
  }

  /** Something changed: it is sent once, whoever watches. */
  update(): void {
    const rows = this.options.rows();
    if (!rows || !this.isWatched) return;
    const { at } = rows.held();
    if (at !== this.#sent.at || JSON.stringify(this.options.about()) !== this.#sent.about)
      this.#sendRows(rows, Math.min(this.#sent.at, at));
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#nonces = [];
    this.#stop();
  }

  /** The room’s key ends, and says so under itself. */
  end(): void {
    this.#send('revoke', {});
    this.close();
  }

  #receive(packet: Uint8Array): void {
    const opened = this.#receiver.open(packet);
    const join = opened.ok ? v.safeParse(joinShape, opened.value.body) : null;
    const rows = this.options.rows();
    if (!join?.success || !rows) return;
    const { nonce, ...held } = join.output;
    this.#heardAt = this.options.now();
    // Whoever is left out asks again.
    if (this.#nonces.length === MOST_ECHOED || this.#nonces.includes(nonce)) return;
    this.#nonces.push(nonce);
    this.#from = Math.min(this.#from, rows.knownTo(held));
    if (this.#pause === undefined) this.#answer(rows);
  }

  #answer(rows: Rows): void {
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      const now = this.options.rows();
      if (now && this.#nonces.length > 0) this.#answer(now);
    }, ANSWER_EVERY);
    this.#send('challenge', { version: LINK_VERSION, echo: this.#nonces });
    this.#sendRows(rows, this.#from);
    this.#nonces = [];
    this.#from = Number.POSITIVE_INFINITY;
  }

  #sendRows(rows: Rows, from: number): void {
    const about = this.options.about();
    this.#send('public', { open: { ...rows.updateFrom(from), ...about } } satisfies Update);
    this.#sent = { at: rows.held().at, about: JSON.stringify(about) };
  }

  #send(kind: 'challenge' | 'public' | 'revoke', body: unknown): void {
    const sealed = this.#sender.seal(kind, body);
    if (sealed.ok) this.options.carrier.send(this.#topic, sealed.value);
  }
}

/** A new key for the rooms of a table. */
export const createRoomKey = (entropy: Entropy): string => bytesToHex(entropy(32));
