import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Viewer } from '@/kernel/game';
import { createRowsSource, type Held } from '@/kernel/link/followed-table';
import {
  type Answer,
  answerShape,
  helloShape,
  joinShape,
  LINK_VERSION,
  type LinkedPerson,
  type Update,
} from '@/kernel/link/messages';
import { type Moment, momentOf } from '@/kernel/link/moment';
import { type Channel, createReceiver, createSender, type KindOf, topicsOf } from '@/kernel/packets/channel';
import { explainWhy } from '@/kernel/packets/why';
import type { Carrier } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';
import type { TableSession } from '../table/table-session';
import type { LinkedDevice, LinkRecord } from './link-record';
import type { HostView } from './link-view';
import { playAnswers, type Waiting } from './play-answers';
import { createRoomKey, RoomHost } from './room-host';

/** Milliseconds without a sign of life after which a phone counts as away. */
const AWAY_AFTER = 50_000;
/** Milliseconds between two challenges to one device: more joins than that are not answered. */
const CHALLENGE_EVERY = 250;

/** Milliseconds between two visits of one phone that nobody asked for: each is a line in everyone’s journal. */
const VISIT_EVERY = 2000;

/** A linked phone while the app runs. */
interface Line {
  device: LinkedDevice;
  sender: ReturnType<typeof createSender<'host'>>;
  receiver: ReturnType<typeof createReceiver<'host'>>;
  topic: string;
  stop: () => void;
  /** The phone’s session that answered a challenge; only its answers count. */
  session: string | null;
  /** The nonce that its next hello must answer, and the one that it answered last. */
  nonce: string | null;
  answered: string | null;
  challengedAt: number;
  visitedAt: number;
  /** What it holds; null until it answered a challenge. */
  held: number | null;
  heardAt: number;
  /** When it came or went. */
  since: number;
  here: boolean;
}

interface HostOptions {
  live: () => TableSession | null;
  carrier: Carrier;
  record: LinkRecord;
  entropy: Entropy;
  now: () => number;
  /** Stores the record. */
  onRecord: (record: LinkRecord) => void;
  onChange: () => void;
}

/** The table’s side of the link: sends every phone what it may know, and collects answers. */
export class LinkHost {
  record: LinkRecord;
  readonly #lines = new Map<string, Line>();
  #room: RoomHost;
  #wasWatched = false;
  #source: { of: TableSession; rows: ReturnType<typeof createRowsSource> } | null = null;
  /** A moment whose answers were played; it is not asked again. */
  #done: string | null = null;
  #playing = false;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(private readonly options: HostOptions) {
    this.record = options.record;
    for (const device of this.record.devices) this.#open(device);
    this.#room = this.#openRoom();
    this.#timer = setInterval(() => this.#findAway(), AWAY_AFTER / 5);
    options.carrier.onState((state) => state === 'open' && this.#callAll());
    if (options.carrier.state === 'open') this.#callAll();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const line of this.#lines.values()) line.stop();
    this.#lines.clear();
    this.#room.close();
  }

  /** Every key ends: phones and rooms are told so. */
  end(): void {
    for (const line of this.#lines.values()) this.#send(line, 'revoke', {});
    this.#room.end();
    this.close();
  }

  /** Links another phone, in place of the seat’s earlier one. */
  add(device: LinkedDevice): void {
    for (const before of this.record.devices) if (before.person === device.person) this.remove(before.device);
    this.#keep({ ...this.record, devices: [...this.record.devices, device] });
    this.#open(device);
  }

  /** From here on this phone’s key opens nothing; it knew the rooms’ key, so that ends as well. */
  remove(id: string): void {
    const line = this.#lines.get(id);
    if (!line) return;
    this.#send(line, 'revoke', {});
    line.stop();
    this.#lines.delete(id);
    const devices = this.record.devices.filter(({ device }) => device !== id);
    this.#room.end();
    this.#keep({ ...this.record, devices, room: createRoomKey(this.options.entropy) });
    this.#room = this.#openRoom();
  }

  view(): HostView {
    const moment = this.moment();
    const linked = new Set(this.record.devices.map(({ person }) => person));
    const asked = moment?.people ?? [];
    return {
      people: this.#people(moment),
      moment,
      isWatched: this.#room.isWatched,
      missing: {
        phones: asked.filter((person) => linked.has(person) && !this.#answerOf(person, moment)),
        table: moment?.kind === 'last' ? [] : asked.filter((person) => !linked.has(person)),
      },
    };
  }

  /** Something public happened, or a visit to the papers ended: every phone gets a packet of its fixed size. */
  update(): void {
    // How often storage is written meanwhile depends on what is hidden, so one packet follows when all is played.
    if (this.#playing) return;
    const moment = this.moment();
    if (this.record.devices.some(({ answer }) => answer && answer.moment !== moment?.key))
      this.#keep({
        ...this.record,
        devices: this.record.devices.map((device) =>
          device.answer && device.answer.moment !== moment?.key ? { ...device, answer: null } : device,
        ),
      });
    for (const line of this.#lines.values()) this.#sendUpdate(line);
    this.#changed();
  }

  /** Plays all answers of the moment at once, in the order of the seats. */
  async reveal(): Promise<void> {
    const live = this.options.live();
    const moment = this.moment();
    if (!live || !moment || this.#playing) return;
    const waiting = moment.people.flatMap((person): Waiting[] => {
      const answer = this.#answerOf(person, moment);
      return answer ? [{ person, answer }] : [];
    });
    if (moment.kind === 'last') this.#done = moment.key;
    await this.#play(live, waiting);
  }

  async #play(live: TableSession, waiting: readonly Waiting[]): Promise<void> {
    this.#playing = true;
    const played = (person: string, id: string, refusal: Refusal | null) =>
      this.keepDevice(person, { answer: null, played: { id, refusal: refusal && toPlain(refusal) } });
    try {
      // Written before: after a crash nothing is played twice.
      for (const { person, answer } of waiting) played(person, answer.id, null);
      await playAnswers(live, waiting, (person, refusal) => {
        const mine = waiting.find((one) => one.person === person);
        if (refusal && mine) played(person, mine.answer.id, refusal);
      });
    } finally {
      this.#playing = false;
    }
    this.update();
  }

  /** What is asked now. */
  moment(): Moment | null {
    const live = this.options.live();
    const moment = live && momentOf(live.system, live.read().view.open);
    return moment && moment.key !== this.#done ? moment : null;
  }

  #answerOf(person: string, moment: Moment | null): Answer | null {
    const answer = this.record.devices.find((device) => device.person === person)?.answer;
    return answer && moment && answer.moment === moment.key ? (answer as Answer) : null;
  }

  #people(moment: Moment | null): LinkedPerson[] {
    const live = this.options.live();
    const { seats = [] } = (live?.read().view.open ?? {}) as {
      seats?: readonly { person: string; by?: string }[];
    };
    return seats
      .filter(({ by }) => by === undefined)
      .map(({ person }) => {
        const line = [...this.#lines.values()].find(({ device }) => device.person === person);
        const answered = this.#answerOf(person, moment) !== null;
        return {
          person,
          phone: line !== undefined,
          here: line?.here ?? false,
          since: line?.since ?? 0,
          answered,
        };
      });
  }

  channelOf({ device, secret }: LinkedDevice): Channel {
    const { epoch, id: table } = this.record;
    return { table, epoch, device, secret: hexToBytes(secret) };
  }

  #open(device: LinkedDevice): void {
    const channel = this.channelOf(device);
    const topics = topicsOf(channel);
    const line: Line = {
      device,
      sender: createSender(channel, 'host', this.options.entropy),
      receiver: createReceiver(channel, 'host'),
      topic: topics.hand,
      stop: this.options.carrier.listen(topics.host, (packet) => this.#receive(line, packet)),
      session: null,
      nonce: null,
      answered: null,
      challengedAt: 0,
      visitedAt: 0,
      held: null,
      heardAt: 0,
      since: this.options.now(),
      here: false,
    };
    this.#lines.set(device.device, line);
    if (this.options.carrier.state === 'open') this.#call(line);
  }

  #openRoom(): RoomHost {
    const { carrier, entropy, now } = this.options;
    const about = () => {
      const moment = this.moment();
      return { moment: moment?.key ?? null, people: this.#people(moment) };
    };
    return new RoomHost({ carrier, record: this.record, entropy, now, rows: () => this.rows(), about });
  }

  #callAll(): void {
    this.#room.call();
    for (const line of this.#lines.values()) this.#call(line);
  }

  /** Asks a device to join. The nonce counts for nothing: a hello on its way answers the one before. */
  #call(line: Line): void {
    const nonce = bytesToHex(this.options.entropy(8));
    this.#send(line, 'challenge', { version: LINK_VERSION, echo: null, nonce });
  }

  #challenge(line: Line, echo: string): void {
    if (!this.#mayAnswer(line)) return;
    line.nonce = bytesToHex(this.options.entropy(8));
    this.#send(line, 'challenge', { version: LINK_VERSION, echo, nonce: line.nonce });
  }

  #mayAnswer(line: Line): boolean {
    const now = this.options.now();
    if (Math.abs(now - line.challengedAt) < CHALLENGE_EVERY) return false;
    line.challengedAt = now;
    return true;
  }

  #send(line: Line, kind: KindOf<'host'>, body: unknown): void {
    const sealed = line.sender.seal(kind, body);
    if (sealed.ok) this.options.carrier.send(line.topic, sealed.value);
  }

  #receive(line: Line, packet: Uint8Array): void {
    const opened = line.receiver.open(packet);
    if (!opened.ok) return;
    const { kind, body, session } = opened.value;
    line.heardAt = this.options.now();
    if (kind === 'join') {
      const join = v.safeParse(joinShape, body);
      if (join.success) this.#challenge(line, join.output.nonce);
    } else if (kind === 'hello') {
      const hello = v.safeParse(helloShape, body);
      if (hello.success) this.#hear(line, session, hello.output);
    } else if (session !== line.session) this.#recall(line);
    else if (kind === 'answer') {
      const answer = v.safeParse(answerShape, body);
      if (answer.success) void this.#take(line, answer.output as Answer);
    } else if (kind === 'away') this.#mark(line, false);
  }

  /** A device that the host no longer knows speaks as if it did: it joins again. */
  #recall(line: Line): void {
    if (this.#mayAnswer(line)) this.#call(line);
  }

  /** The device proved that it speaks now, or gives a sign of life: it gets what it lacks, and learns that the host is here. */
  #hear(line: Line, session: string, { echo, ...held }: Held & { echo: string }): void {
    const isNew = echo === line.nonce;
    if (!isNew && (echo !== line.answered || session !== line.session)) {
      this.#recall(line);
      return;
    }
    if (isNew) {
      line.receiver.accept(session);
      Object.assign(line, { session, answered: echo, nonce: null });
    }
    line.held = this.rows()?.knownTo(held) ?? 0;
    if (held.at > 0 && held.head !== this.#deviceOf(line).held?.head)
      this.keepDevice(line.device.person, { held });
    this.#mark(line, true);
    this.#sendUpdate(line);
  }

  #mark(line: Line, here: boolean): void {
    if (line.here === here) return;
    line.here = here;
    line.since = this.options.now();
    this.#changed();
  }

  /** The table’s own screen and the rooms show it. */
  #changed(): void {
    this.#room.update();
    this.options.onChange();
  }

  #findAway(): void {
    for (const line of this.#lines.values())
      if (line.here && this.options.now() - line.heardAt > AWAY_AFTER) this.#mark(line, false);
    if (this.#room.isWatched !== this.#wasWatched) this.options.onChange();
    this.#wasWatched = this.#room.isWatched;
  }

  /** Holds an answer until the moment ends; a visit that nobody asked for is played at once. */
  async #take(line: Line, answer: Answer): Promise<void> {
    await this.takeFrom(this.#deviceOf(line), answer, line);
    this.#sendUpdate(line);
  }

  /**
   * Takes an answer, however it came here; what was opened already, or is older, counts no more. What cannot be played
   * now is not taken: the phone sends it again.
   * @param line of a phone that is connected
   */
  async takeFrom(device: LinkedDevice, answer: Answer, line?: Line): Promise<Refusal | null> {
    const { person, played, answer: held, taken } = device;
    const live = this.options.live();
    const { no } = answer;
    if (!live) return BUSY;
    // One that replaces an answer that was played holds the same decisions again.
    const isPlayed = played && [answer.id, ...answer.replaces].includes(played.id);
    if (isPlayed || answer.id === held?.id || (no > 0 && no <= taken)) return explainWhy('replay');
    const moment = this.moment();
    const isAsked = moment !== null && answer.moment === moment.key && moment.people.includes(person);
    const isLate = !isAsked && answer.moment !== null;
    if (isAsked) this.keepDevice(person, { answer, taken: no });
    else if (isLate) this.keepDevice(person, { played: { id: answer.id, refusal: TOO_LATE }, taken: no });
    else return this.#visit(live, { person, answer }, line);
    this.#changed();
    return isLate ? TOO_LATE : null;
  }

  /** Plays a visit that nobody asked for. */
  async #visit(live: TableSession, { person, answer }: Waiting, line?: Line): Promise<Refusal | null> {
    const now = this.options.now();
    if (this.#playing || (line && Math.abs(now - line.visitedAt) < VISIT_EVERY)) return BUSY;
    if (line) line.visitedAt = now;
    this.keepDevice(person, { taken: answer.no });
    await this.#play(live, [{ person, answer }]);
    const { id, refusal = null } = this.deviceOf(person)?.played ?? {};
    return id === answer.id ? (refusal as Refusal | null) : null;
  }

  deviceOf(person: string): LinkedDevice | undefined {
    return this.record.devices.find((device) => device.person === person);
  }

  #deviceOf(line: Line): LinkedDevice {
    return this.record.devices.find(({ device }) => device === line.device.device) ?? line.device;
  }

  keepDevice(person: string, change: Partial<LinkedDevice>): void {
    const devices = this.record.devices.map((device) =>
      device.person === person ? { ...device, ...change } : device,
    );
    this.#keep({ ...this.record, devices });
  }

  #keep(record: LinkRecord): void {
    this.record = record;
    this.options.onRecord(record);
  }

  rows(): ReturnType<typeof createRowsSource> | null {
    const live = this.options.live();
    if (!live) return null;
    if (this.#source?.of !== live) {
      const { table, published } = live.copies.headSource();
      this.#source = { of: live, rows: createRowsSource(table, published) };
    }
    return this.#source.rows;
  }

  #sendUpdate(line: Line): void {
    const body = line.held === null ? null : this.bodyFor(this.#deviceOf(line), line.held);
    if (!body) return;
    this.#send(line, 'update', body);
    line.held = this.record.sent.at;
  }

  /** What a phone that holds so many public rows lacks, and its papers as they are now. */
  bodyFor({ person, answer, played, posted }: LinkedDevice, after: number): Update | null {
    const live = this.options.live();
    const rows = this.rows();
    if (!live || !rows) return null;
    const moment = this.moment();
    const held = rows.held();
    if (held.at !== this.record.sent.at) this.#keep({ ...this.record, sent: held });
    return {
      open: { ...rows.updateFrom(after), moment: moment?.key ?? null, people: this.#people(moment) },
      own: { views: this.viewsOf(person), answered: answer?.id ?? null, played, posted },
    };
  }

  /** The hidden views of a person's powers. */
  viewsOf(person: string): Record<Viewer, unknown> {
    const live = this.options.live();
    const views = live ? live.privateViews(live.papersOf(person).viewers) : {};
    return Object.fromEntries(Object.entries(views).map(([viewer, { hidden }]) => [viewer, hidden]));
  }
}

const toPlain = ({ message, allowed, rule }: Refusal) => ({ message, allowed, ...(rule ? { rule } : {}) });

const BUSY: Refusal = {
  message: 'The table is being changed just now.',
  allowed: 'Try again in a moment.',
};

const TOO_LATE = {
  message: 'The table went on before this answer came.',
  allowed: 'Look at your papers again, and answer what is asked now.',
};
