import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { OpenBase } from '@/kernel/game';
import { FollowedTable } from '@/kernel/link/followed-table';
import {
  type joinShape,
  LINK_VERSION,
  type LinkedPerson,
  roomChallengeShape,
  type Update,
  updateShape,
} from '@/kernel/link/messages';
import { type Moment, momentOf } from '@/kernel/link/moment';
import { createJoinSender, createRoomReceiver, roomTopicsOf } from '@/kernel/packets/room';
import type { Carrier, CarrierState } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';
import type { System } from '@/kernel/system';
import type { RoomRecord } from './room-record';

/** Milliseconds after which a table that did not answer is asked again. */
const ASK_EVERY = 2000;
/** A table that answers is asked again each time after so many of these. */
const SIGNS_APART = 10;
/** So many questions in a row without an answer mean that it cannot be reached. */
const UNANSWERED = 3;
/** Milliseconds between two joins: a table that sends nonsense is not asked in a loop. */
const JOIN_EVERY = 1000;

const NOTHING = { at: 0, head: '0'.repeat(64) };

export const ENDED: Refusal = {
  message: 'The table has ended this link.',
  allowed: 'Open the new address that the table shows under “For the room”.',
};
const OTHER_EDITION: Refusal = {
  message: 'The table plays by another version of the app.',
  allowed: 'Reload this page, or update the app on the table’s device.',
};

interface RoomLinkOptions {
  record: RoomRecord;
  system: System;
  entropy: Entropy;
  now: () => number;
  onChange: () => void;
}

/** The side of a screen that watches: what everyone at the table may know, as the table’s own device signed it. */
export class RoomLink {
  readonly followed: FollowedTable;
  people: readonly LinkedPerson[] = [];
  /** When the table was heard last; null if never. */
  heardAt: number | null = null;
  /** Whether the table answers now. */
  isLive = false;
  /** Why nothing more comes. */
  ended: Refusal | null = null;
  #momentKey: string | null = null;
  #carrier: Carrier | null = null;
  #stop: (() => void)[] = [];
  readonly #sender: ReturnType<typeof createJoinSender>;
  readonly #receiver: ReturnType<typeof createRoomReceiver>;
  readonly #topics: ReturnType<typeof roomTopicsOf>;
  /** The host’s session that answered our own nonce; only its packets count. */
  #session: string | null = null;
  /** Our last question; null once it is answered. */
  #nonce: string | null = null;
  #unanswered = 0;
  #joinedAt = Number.NEGATIVE_INFINITY;
  /** Nothing that is held here may be built upon. */
  #isBroken = false;

  constructor(private readonly options: RoomLinkOptions) {
    const { record, system, entropy } = options;
    this.followed = new FollowedTable(system, record.game);
    const room = { table: record.table, epoch: record.epoch, key: hexToBytes(record.room) };
    this.#sender = createJoinSender(room, entropy);
    this.#receiver = createRoomReceiver(room, hexToBytes(record.host));
    this.#topics = roomTopicsOf(room);
  }

  get state(): CarrierState {
    return this.#carrier?.state ?? 'connecting';
  }

  get open(): OpenBase | null {
    return this.followed.open;
  }

  /** When people are asked for their papers: as the host says, who was asked already is asked no more. */
  get moment(): Moment | null {
    const moment = this.open && momentOf(this.options.system, this.open);
    return moment && moment.key === this.#momentKey ? moment : null;
  }

  connect(carrier: Carrier): void {
    this.#carrier = carrier;
    this.#stop = [
      carrier.listen(this.#topics.room, (packet) => this.#receive(packet)),
      carrier.onState((state) => {
        if (state === 'open') this.join();
        else this.isLive = false;
        this.options.onChange();
      }),
    ];
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (this.#nonce !== null || ticks % SIGNS_APART === 0) this.join();
    }, ASK_EVERY);
    this.#stop.push(() => clearInterval(timer));
    this.join();
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#carrier?.close();
    this.#carrier = null;
  }

  /** Asks whether the table is there, and for what is missing here. */
  join(): void {
    const now = this.options.now();
    if (this.ended || Math.abs(now - this.#joinedAt) < JOIN_EVERY) return;
    this.#joinedAt = now;
    if (this.#nonce !== null) this.#unanswered += 1;
    if (this.isLive && this.#unanswered >= UNANSWERED) {
      this.isLive = false;
      this.options.onChange();
    }
    this.#nonce = bytesToHex(this.options.entropy(8));
    const held = this.#isBroken ? NOTHING : this.followed.held();
    const body: v.InferOutput<typeof joinShape> = { version: LINK_VERSION, nonce: this.#nonce, ...held };
    const sealed = this.#sender.seal('join', body);
    if (sealed.ok) this.#carrier?.send(this.#topics.host, sealed.value);
  }

  #receive(packet: Uint8Array): void {
    if (this.ended) return;
    const opened = this.#receiver.open(packet);
    if (!opened.ok) return;
    const { kind, body, session } = opened.value;
    if (kind === 'challenge') this.#meet(body, session);
    else if (session !== this.#session) this.join();
    else if (kind === 'revoke') this.#end(ENDED);
    else {
      const update = v.safeParse(updateShape, body);
      if (update.success) this.#take(update.output.open as unknown as Update['open']);
    }
  }

  /** The host speaks. Only an answer to our own question is surely from now: anything else may be a recording. */
  #meet(body: unknown, session: string): void {
    const read = v.safeParse(roomChallengeShape, body);
    if (!read.success) return;
    const { version, echo } = read.output;
    if (this.#nonce === null || !echo.includes(this.#nonce)) {
      // To other rooms that join; it concerns this one if the host begins anew, or calls everyone.
      if (session !== this.#session || echo.length === 0) this.join();
      return;
    }
    if (version !== LINK_VERSION) return void this.#end(OTHER_EDITION);
    this.#nonce = null;
    this.#unanswered = 0;
    this.#receiver.accept(session);
    this.#session = session;
    this.isLive = true;
    this.heardAt = this.options.now();
    this.options.onChange();
  }

  #take({ setup, moment, people, ...rows }: Update['open']): void {
    // Another room may have asked for everything: here only what is new is read.
    const isWhole = setup !== undefined && (this.#isBroken || this.followed.journal === null);
    const applied = this.followed.apply(isWhole ? { ...rows, setup } : rows);
    if (applied === 'rules' || (applied === 'unreadable' && isWhole)) return void this.#end(OTHER_EDITION);
    if (applied === 'other' || applied === 'unreadable') this.#isBroken = true;
    if (applied !== 'applied' && applied !== 'known') return void this.join();
    if (isWhole) this.#isBroken = false;
    this.heardAt = this.options.now();
    this.people = people;
    this.#momentKey = moment;
    this.options.onChange();
  }

  #end(why: Refusal): void {
    this.ended = why;
    this.isLive = false;
    this.options.onChange();
  }
}
