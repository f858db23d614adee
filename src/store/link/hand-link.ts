import type { Command, OpenBase, Viewer } from '@/kernel/game';
import { type Applied, FollowedTable } from '@/kernel/link/followed-table';
import type { Answer, LinkedPerson, Update } from '@/kernel/link/messages';
import { type Moment, momentOf } from '@/kernel/link/moment';
import { choiceOf, lettersFor } from '@/kernel/link/order-letters';
import { OwnPapers } from '@/kernel/link/own-papers';
import type { Channel } from '@/kernel/packets/channel';
import { writeLetters } from '@/kernel/packets/letters';
import type { Refusal, Result } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';
import type { System } from '@/kernel/system';
import { HandConnection } from './hand-connection';
import { channelOf, type HandRecord, type HandSeen } from './hand-record';

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
  /** Why nothing more comes. */
  ended: Refusal | null = null;
  /** Why the last answer was refused at the table, until the person has read it. */
  refusal: Refusal | null = null;
  /** What was decided here and no longer holds at the table. */
  dropped = 0;
  #opened = 0;
  #momentKey: string | null = null;
  readonly channel: Channel;
  readonly connection: HandConnection;
  /** What the table said last, besides its rows. */
  #said = '';
  /** Whether the table has said that it holds the answer. */
  #isHeld = false;

  constructor(private readonly options: HandOptions) {
    const { record, system, seen } = options;
    this.record = record;
    this.followed = new FollowedTable(system, record.game);
    this.channel = channelOf(record);
    this.connection = new HandConnection(this.channel, {
      entropy: options.entropy,
      now: options.now,
      held: () => this.followed.held(),
      onUpdate: (update) => this.#receive(update),
      onResend: () => {
        if (this.sent && !this.#isHeld) this.connection.send('answer', this.sent);
      },
      onRevoked: () => {
        this.papers = null;
        this.#end(UNLINKED);
      },
      onOtherVersion: () => this.#end(OTHER_EDITION),
      onChange: options.onChange,
    });
    if (seen) this.#recall(seen);
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

  /** When the papers were opened at the table, until their owner has read of it. */
  get opened(): number | null {
    return this.#opened > this.record.opened ? this.#opened : null;
  }

  /** The answer that the table holds, or that is on its way. */
  get sent(): Answer | null {
    return this.record.answer as Answer | null;
  }

  /** The person has read why an answer was refused, and what no longer fits. */
  acknowledge(): void {
    this.refusal = null;
    this.dropped = 0;
    this.#keep({ ...this.record, opened: this.#opened });
    this.options.onChange();
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
      no,
      since: this.sent?.since ?? no,
      moment: this.moment?.key ?? null,
      commands,
    };
    if (!this.connection.seal('answer', answer).ok) return TOO_MUCH;
    this.refusal = null;
    this.dropped = 0;
    this.#isHeld = false;
    this.#keep({ ...this.record, answer, answers: no });
    this.connection.send('answer', answer);
    this.options.onChange();
    return null;
  }

  /** What a page needs to show the papers while the table cannot be reached. */
  seen(): HandSeen | null {
    const { journal, setup } = this.followed;
    if (!journal || !this.papers || this.heardAt === null) return null;
    const rows = journal.published as unknown as HandSeen['rows'];
    const { commands } = this.papers;
    return {
      setup,
      rows,
      views: this.#views,
      heardAt: this.heardAt,
      moment: this.#momentKey,
      commands: [...commands],
    };
  }

  #views: Record<Viewer, unknown> = {};

  #recall({ setup, rows, views, heardAt, moment, commands }: HandSeen): void {
    const { followed } = this;
    const update = { rules: followed.rules, after: 0, head: '', rows: rows as never, setup };
    if (followed.apply(update) !== 'applied' || !followed.open) return;
    this.#views = views;
    this.heardAt = heardAt;
    this.#momentKey = moment;
    this.#openPapers(followed.open, views, commands as readonly Command[]);
  }

  /** @param commands what was decided before the page was loaded */
  #openPapers(
    open: OpenBase,
    views: Record<Viewer, unknown>,
    commands: readonly Command[] = this.sent?.commands ?? [],
  ): void {
    this.papers = new OwnPapers(this.options.system, open, views);
    for (const command of commands) this.papers.decide(command);
  }

  #keep(record: HandRecord): void {
    this.record = record;
    this.options.onRecord(record);
  }

  #end(why: Refusal): void {
    this.ended = why;
    this.options.onChange();
  }

  #receive(update: Update): void {
    if (this.ended) return;
    const { connection } = this;
    const wasEmpty = this.followed.journal === null;
    const applied = this.take(update, true);
    // From now on the host knows what a code without a network may leave out.
    if (wasEmpty && applied === 'applied') connection.sign();
    if (applied === 'rules') this.#end(OTHER_EDITION);
    else if (applied === 'behind') connection.join();
    else if (applied !== 'applied' && applied !== 'known') connection.join(true);
  }

  /** Takes an update in, however it came here. */
  take({ open, own }: Update, isLive = false): Applied {
    const applied = this.followed.apply(open);
    const table = this.followed.open;
    if ((applied !== 'applied' && applied !== 'known') || !table || !own) return applied;
    if (own.posted > this.record.posted) this.#keep({ ...this.record, posted: own.posted });
    // The papers come with the last rows; until then they are as old as before.
    if (open.more) return applied;
    const said = JSON.stringify([open.moment, open.people, own]);
    const isNews = (isLive && !this.connection.isLive) || applied === 'applied' || said !== this.#said;
    this.heardAt = this.options.now();
    if (isLive) this.connection.heard();
    // Most answers to signs of life say nothing new.
    if (!isNews) return applied;
    this.#said = said;
    this.people = open.people;
    this.#momentKey = open.moment;
    this.#views = own.views;
    this.#opened = own.opened ?? 0;
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
    const sealed = this.connection.seal('answer', { ...this.record.answer, held }, still);
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
      sent.moment === (moment?.key ?? null) &&
      JSON.stringify(sent.commands) === JSON.stringify(papers?.commands ?? []);
    return isSame ? null : this.send();
  }

  /** Forgets an answer that was played; one that was refused is offered again. Returns what was played. */
  #settle({ answered, played }: NonNullable<Update['own']>): readonly Command[] {
    const { sent } = this;
    if (!sent) return [];
    this.#isHeld = answered === sent.no;
    if (played && played.no >= sent.since) {
      const isEarlier = played.no < sent.no;
      this.refusal = (played.refusal as Refusal | null) ?? (isEarlier ? EARLIER_PLAYED : null);
      this.#keep({ ...this.record, answer: null });
      // What an earlier answer held cannot be told from what was decided since.
      return isEarlier ? (this.papers?.commands ?? []) : sent.commands.slice(0, played.done);
    }
    // The moment ended without it.
    if (answered !== sent.no && sent.moment !== null && sent.moment !== this.#momentKey)
      this.#keep({ ...this.record, answer: null });
    return [];
  }
}
