import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import { type Applied, FollowedTable } from '@/kernel/link/followed-table';
import {
  type Answer,
  answerId,
  challengeShape,
  LINK_VERSION,
  type LinkedPerson,
  MOST_REPLACED,
  type Update,
  updateShape,
} from '@/kernel/link/messages';
import { type Moment, momentOf } from '@/kernel/link/moment';
import { choiceOf, lettersFor } from '@/kernel/link/order-letters';
import { OwnPapers } from '@/kernel/link/own-papers';
import { type Channel, createReceiver, createSender, type KindOf, topicsOf } from '@/kernel/packets/channel';
import { writeLetters } from '@/kernel/packets/letters';
import type { Carrier, CarrierState } from '@/kernel/ports';
import type { Refusal, Result } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';
import type { System } from '@/kernel/system';
import { channelOf, type HandRecord, type HandSeen } from './hand-record';

/** Milliseconds after which a table that did not answer is asked again. */
const ASK_EVERY = 2000;
/** A sign of life is sent each time after so many of these. */
const SIGNS_APART = 10;
/** A table that did not answer so many questions in a row may be closed, or may not know this phone any more. */
const QUESTIONS_UNTIL_SILENT = 10;
/** So many signs of life without an answer, and the table counts as gone. */
const SIGNS_UNANSWERED = 2;
/** Milliseconds between two joins for what is missing: a table that sends nonsense is not asked in a loop. */
const JOIN_EVERY = 1000;

export const UNLINKED: Refusal = {
  message: 'This phone is no longer linked to the table.',
  allowed: 'Ask at the table for a new code.',
};
const OTHER_EDITION: Refusal = {
  message: 'The table plays by another version of the app.',
  allowed: 'Reload this page, or update the app on the table’s device.',
};
const TOO_MUCH_FOR_CODE: Refusal = {
  message: 'This is more than one code holds.',
  allowed: 'Save it as a packet instead, or shorten a note.',
};
const NOT_ASKED: Refusal = {
  message: 'The table asks nothing here.',
  allowed: 'Eight letters answer what the table asks. For anything else show the code.',
};
const TOO_MUCH: Refusal = {
  message: 'This is more than one answer holds.',
  allowed: 'Shorten a note, or take something back and send it later.',
};

const EARLIER_PLAYED: Refusal = {
  message: 'The table went on with your earlier answer.',
  allowed: 'Look at your papers again. What you changed since then is not in them.',
};

interface HandOptions {
  record: HandRecord;
  system: System;
  entropy: Entropy;
  now: () => number;
  seen: HandSeen | null;
  /** Stores the record; the answer is in it until the host has played it. */
  onRecord: (record: HandRecord) => void;
  onChange: () => void;
}

/** A phone’s side of the link: one person’s papers, and what the person decided in them. */
export class HandLink {
  record: HandRecord;
  readonly followed: FollowedTable;
  papers: OwnPapers | null = null;
  people: readonly LinkedPerson[] = [];
  /** When the table was heard last; null if never. */
  heardAt: number | null = null;
  /** Whether the table has answered since this page connected. */
  isLive = false;
  /** Whether the broker is there and the table has not answered for a while. */
  isSilent = false;
  /** Why nothing more comes. */
  ended: Refusal | null = null;
  /** Why the last answer was refused at the table, until the person has read it. */
  refusal: Refusal | null = null;
  /** What was decided here and no longer holds at the table. */
  dropped = 0;
  #momentKey: string | null = null;
  #carrier: Carrier | null = null;
  #stop: (() => void)[] = [];
  readonly channel: Channel;
  readonly #sender: ReturnType<typeof createSender<'hand'>>;
  readonly #receiver: ReturnType<typeof createReceiver<'hand'>>;
  readonly #topics: ReturnType<typeof topicsOf>;
  /** The host’s session that answered our own nonce; only its updates count. */
  #session: string | null = null;
  #nonce: string | null = null;
  #echo: string | null = null;
  #joinedAt = Number.NEGATIVE_INFINITY;
  /** Signs of life that the table has not answered, or questions while it is not live. */
  #unanswered = 0;
  /** What the table said last, besides its rows. */
  #said = '';
  /** Whether the table has said that it holds the answer. */
  #isHeld = false;

  constructor(private readonly options: HandOptions) {
    const { record, system, seen } = options;
    this.record = record;
    this.followed = new FollowedTable(system, record.game);
    this.channel = channelOf(record);
    this.#sender = createSender(this.channel, 'hand', options.entropy);
    this.#receiver = createReceiver(this.channel, 'hand');
    this.#topics = topicsOf(this.channel);
    if (seen) this.#recall(seen);
  }

  get state(): CarrierState {
    return this.#carrier?.state ?? 'connecting';
  }

  get open(): OpenBase | null {
    return this.followed.open;
  }

  /** What the table asks this person now; null if nothing. */
  get moment(): Moment | null {
    const { open, record } = this;
    const moment = open && momentOf(this.options.system, open);
    const isAsked = moment && moment.key === this.#momentKey && moment.people.includes(record.person);
    return isAsked ? moment : null;
  }

  /** The answer that the table holds, or that is on its way. */
  get sent(): Answer | null {
    return this.record.answer as Answer | null;
  }

  connect(carrier: Carrier): void {
    this.#carrier = carrier;
    this.#stop = [
      carrier.listen(this.#topics.hand, (packet) => this.#receive(packet)),
      carrier.onState((state) => {
        this.#unanswered = 0;
        if (state === 'open') this.join();
        else Object.assign(this, { isLive: false, isSilent: false });
        this.options.onChange();
      }),
    ];
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (!this.isLive) this.#askAgain();
      else if (ticks % SIGNS_APART === 0) this.#sign();
    }, ASK_EVERY);
    this.#stop.push(() => clearInterval(timer));
    if (carrier.state === 'open') this.join();
  }

  close(): void {
    this.leave();
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#carrier?.close();
    this.#carrier = null;
  }

  /** The page is hidden or left. */
  leave(): void {
    if (this.isLive) this.#send('away', {});
  }

  /** Asks for everything that is missing here. @param whole nothing that is held here may be built upon */
  join(whole = false): void {
    const now = this.options.now();
    if (this.ended || Math.abs(now - this.#joinedAt) < JOIN_EVERY) return;
    this.#joinedAt = now;
    this.#nonce = bytesToHex(this.options.entropy(8));
    const held = whole ? { at: 0, head: '0'.repeat(64) } : this.followed.held();
    this.#send('join', { version: LINK_VERSION, nonce: this.#nonce, ...held });
  }

  /** Decides one of the person’s own commands on this device. */
  decide(command: Command): Refusal | null {
    const { papers } = this;
    if (!papers) return UNLINKED;
    const refused = papers.decide(command);
    if (!refused) this.options.onChange();
    return refused;
  }

  takeBack(viewer: Viewer): boolean {
    const done = this.papers?.takeBack(viewer) ?? false;
    if (done) this.options.onChange();
    return done;
  }

  /** Sends everything that was decided here as one answer of one size; nothing decided is an answer as well. */
  send(): Refusal | null {
    const commands = [...(this.papers?.commands ?? [])];
    const no = this.record.answers + 1;
    const answer: Answer = {
      id: answerId(no),
      moment: this.moment?.key ?? null,
      commands,
      no,
      replaces: this.sent ? [...this.sent.replaces, this.sent.id].slice(-MOST_REPLACED) : [],
    };
    if (!this.#sender.seal('answer', answer).ok) return TOO_MUCH;
    this.refusal = null;
    this.#isHeld = false;
    this.#keep({ ...this.record, answer, answers: no });
    this.#send('answer', answer);
    this.options.onChange();
    return null;
  }

  /** What a page needs to show the papers while the table cannot be reached. */
  seen(): HandSeen | null {
    const { journal, setup } = this.followed;
    if (!journal || !this.papers || this.heardAt === null) return null;
    const rows = journal.published as unknown as HandSeen['rows'];
    return { setup, rows, views: this.#views, heardAt: this.heardAt, moment: this.#momentKey };
  }

  #views: Record<Viewer, unknown> = {};

  #recall({ setup, rows, views, heardAt, moment }: HandSeen): void {
    const { followed } = this;
    const update = { rules: followed.rules, after: 0, head: '', rows: rows as never, setup };
    if (followed.apply(update) !== 'applied' || !followed.open) return;
    this.#views = views;
    this.heardAt = heardAt;
    this.#momentKey = moment;
    this.#openPapers(followed.open, views);
  }

  /** With what was sent before the page was loaded. */
  #openPapers(open: OpenBase, views: Record<Viewer, unknown>): void {
    this.papers = new OwnPapers(this.options.system, open, views);
    for (const command of this.sent?.commands ?? []) this.papers.decide(command);
  }

  #keep(record: HandRecord): void {
    this.record = record;
    this.options.onRecord(record);
  }

  #send(kind: KindOf<'hand'>, body: unknown): void {
    const sealed = this.#sender.seal(kind, body);
    if (sealed.ok) this.#carrier?.send(this.#topics.host, sealed.value);
  }

  #askAgain(): void {
    this.join();
    if (this.state !== 'open' || this.isSilent) return;
    this.#unanswered += 1;
    if (this.#unanswered < QUESTIONS_UNTIL_SILENT) return;
    this.isSilent = true;
    this.options.onChange();
  }

  /** A sign of life. The table answers it; an answer that got lost goes out again. */
  #sign(): void {
    if (this.#unanswered >= SIGNS_UNANSWERED) {
      this.isLive = false;
      this.#unanswered = 0;
      this.options.onChange();
      this.join();
      return;
    }
    this.#unanswered += 1;
    this.#send('hello', { echo: this.#echo, ...this.followed.held() });
    if (this.sent && !this.#isHeld) this.#send('answer', this.sent);
  }

  #receive(packet: Uint8Array): void {
    const opened = this.#receiver.open(packet);
    if (!opened.ok || this.ended) return;
    const { kind, body, session } = opened.value;
    if (kind === 'challenge') this.#answerChallenge(body, session);
    else if (session !== this.#session) this.join();
    else if (kind === 'update') {
      const update = v.safeParse(updateShape, body);
      if (update.success) this.#receiveUpdate(update.output as unknown as Update);
    } else if (kind === 'revoke') {
      this.ended = UNLINKED;
      this.papers = null;
      this.options.onChange();
    }
  }

  #answerChallenge(body: unknown, session: string): void {
    const read = v.safeParse(challengeShape, body);
    if (!read.success) return;
    const { echo, nonce, version } = read.output;
    if (version !== LINK_VERSION) {
      this.ended = OTHER_EDITION;
      return void this.options.onChange();
    }
    // Only an answer to our own nonce is from now: anything else may be a recording, so the table is asked.
    if (echo === null || echo !== this.#nonce) return void this.join();
    this.#nonce = null;
    this.#receiver.accept(session);
    this.#session = session;
    this.#echo = nonce;
    this.#send('hello', { echo: nonce, ...this.followed.held() });
    if (this.sent) this.#send('answer', this.sent);
  }

  #receiveUpdate(update: Update): void {
    const wasEmpty = this.followed.journal === null;
    const applied = this.take(update, true);
    // From now on the host knows what a code without a network may leave out.
    if (wasEmpty && applied === 'applied') this.#sign();
    if (applied === 'rules') {
      this.ended = OTHER_EDITION;
      this.options.onChange();
    } else if (applied === 'behind') this.join();
    else if (applied !== 'applied' && applied !== 'known') this.join(true);
  }

  /** Takes an update in, however it came here. */
  take({ open, own }: Update, isLive = false): Applied {
    const applied = this.followed.apply(open);
    const table = this.followed.open;
    if ((applied !== 'applied' && applied !== 'known') || !table || !own) return applied;
    if (own.posted > this.record.posted) this.#keep({ ...this.record, posted: own.posted });
    const said = JSON.stringify([open.moment, open.people, own]);
    const isNews = (isLive && !this.isLive) || applied === 'applied' || said !== this.#said;
    this.heardAt = this.options.now();
    if (isLive) {
      Object.assign(this, { isLive: true, isSilent: false });
      this.#unanswered = 0;
    }
    // Most answers to signs of life say nothing new.
    if (!isNews) return applied;
    this.#said = said;
    this.people = open.people;
    this.#momentKey = open.moment;
    this.#views = own.views;
    const played = this.#settle(own);
    if (this.papers) this.dropped += this.papers.renew(table, own.views, played).length;
    else this.#openPapers(table, own.views);
    this.options.onChange();
    return applied;
  }

  /** The answer as a packet for a code or a message, of what is decided here now. */
  sealAnswer(still: boolean): Result<Uint8Array> {
    const refusal = this.#settleAnswer();
    if (refusal) return { ok: false, refusal };
    const held = this.followed.held();
    const sealed = this.#sender.seal('answer', { ...this.record.answer, held }, still);
    return sealed.ok ? sealed : { ok: false, refusal: still ? TOO_MUCH_FOR_CODE : TOO_MUCH };
  }

  /** The answer as eight letters. */
  writeLetters(): Result<string> {
    const { moment } = this;
    if (!moment) return { ok: false, refusal: NOT_ASKED };
    const refusal = this.#settleAnswer();
    const { sent } = this;
    if (refusal || !sent) return { ok: false, refusal: refusal ?? NOT_ASKED };
    const choice = choiceOf(sent.commands, this.#views, sent.no);
    if (!choice.ok) return choice;
    const letters = writeLetters(this.channel, lettersFor(moment.key, this.#views), choice.value);
    return letters === null ? { ok: false, refusal: TOO_MUCH } : { ok: true, value: letters };
  }

  /** The answer of what is decided here now; the same one as before if nothing else was decided. */
  #settleAnswer(): Refusal | null {
    const { sent, papers, moment } = this;
    const isSame =
      sent !== null &&
      sent.no > 0 &&
      sent.moment === (moment?.key ?? null) &&
      JSON.stringify(sent.commands) === JSON.stringify(papers?.commands ?? []);
    return isSame ? null : this.send();
  }

  /** Forgets an answer that was played; one that was refused is offered again. Returns what was played. */
  #settle({ answered, played }: NonNullable<Update['own']>): readonly Command[] {
    const { sent } = this;
    if (!sent) return [];
    this.#isHeld = answered === sent.id;
    const isEarlier = played !== null && sent.replaces.includes(played.id);
    if (played?.id === sent.id || isEarlier) {
      const refusal = (played?.refusal ?? null) as Refusal | null;
      this.refusal = refusal ?? (isEarlier ? EARLIER_PLAYED : null);
      this.#keep({ ...this.record, answer: null });
      if (refusal) return [];
      return isEarlier ? (this.papers?.commands ?? []) : sent.commands;
    }
    // The moment ended without it.
    if (answered !== sent.id && sent.moment !== null && sent.moment !== this.#momentKey)
      this.#keep({ ...this.record, answer: null });
    return [];
  }
}
