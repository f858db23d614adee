import { hexToBytes } from '@noble/hashes/utils.js';
import type { Viewer } from '@/kernel/game';
import { createRowsSource, type Held } from '@/kernel/link/followed-table';
import type { Answer, LinkedPerson, Update } from '@/kernel/link/messages';
import { type Moment, momentOf } from '@/kernel/link/moment';
import type { Channel } from '@/kernel/packets/channel';
import { explainWhy } from '@/kernel/packets/why';
import type { Carrier } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';
import type { TableSession } from '../table/table-session';
import type { LinkedDevice, LinkRecord } from './link-record';
import type { HostView } from './link-view';
import { AWAY_AFTER, PhoneLine } from './phone-line';
import { type Outcome, playAnswers, type Waiting } from './play-answers';
import { createRoomKey, RoomHost } from './room-host';

/** Milliseconds between two visits of one phone that nobody asked for: each is a line in everyone’s journal. */
const VISIT_EVERY = 2000;

/** A linked phone while the app runs. */
interface Phone {
  line: PhoneLine;
  visitedAt: number;
  /** So many public rows it holds; null until it said so. */
  held: number | null;
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
  /** By their device. */
  readonly #phones = new Map<string, Phone>();
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
    for (const { line } of this.#phones.values()) line.close();
    this.#phones.clear();
    this.#room.close();
  }

  /** Every key ends: phones and rooms are told so. */
  end(): void {
    for (const { line } of this.#phones.values()) line.send('revoke', {});
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
    const phone = this.#phones.get(id);
    if (!phone) return;
    phone.line.send('revoke', {});
    phone.line.close();
    this.#phones.delete(id);
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
    for (const id of this.#phones.keys()) this.#sendUpdate(id);
    this.#changed();
  }

  /** A person’s papers were opened on this device: the phone says so. */
  openedHere(person: string): void {
    if (!this.deviceOf(person)) return;
    this.keepDevice(person, { opened: this.options.now() });
    this.update();
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
    const keep = ({ person, answer: { no } }: Waiting, { done, refusal }: Outcome) =>
      this.keepDevice(person, { answer: null, played: { no, done, refusal: refusal && toPlain(refusal) } });
    try {
      // Written before: after a crash nothing is played twice.
      for (const one of waiting) keep(one, { done: one.answer.commands.length, refusal: null });
      await playAnswers(live, waiting, keep);
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
        const id = this.deviceOf(person)?.device;
        const line = id === undefined ? undefined : this.#phones.get(id)?.line;
        return {
          person,
          phone: line !== undefined,
          here: line?.here ?? false,
          since: line?.since ?? 0,
          // Whoever read the papers at the table is not asked again.
          answered:
            this.#answerOf(person, moment) !== null ||
            (moment?.kind === 'round' && !moment.people.includes(person)),
        };
      });
  }

  channelOf({ device, secret }: LinkedDevice): Channel {
    const { epoch, id: table } = this.record;
    return { table, epoch, device, secret: hexToBytes(secret) };
  }

  #open(device: LinkedDevice): void {
    const { carrier, entropy, now } = this.options;
    const id = device.device;
    const line = new PhoneLine(this.channelOf(device), {
      carrier,
      entropy,
      now,
      onHello: (held) => this.#hear(id, held),
      onAnswer: (answer) => void this.#take(id, answer),
      onPresence: () => this.#changed(),
    });
    this.#phones.set(id, { line, visitedAt: 0, held: null });
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
    for (const { line } of this.#phones.values()) line.call();
  }

  /** A phone gets what it lacks, and learns that the host is here. */
  #hear(id: string, held: Held): void {
    const phone = this.#phones.get(id);
    const device = this.#deviceBy(id);
    if (!phone || !device) return;
    phone.held = this.rows()?.knownTo(held) ?? 0;
    if (held.at > 0 && held.head !== device.held?.head) this.keepDevice(device.person, { held });
    this.#sendUpdate(id);
  }

  /** The table’s own screen and the rooms show it. */
  #changed(): void {
    this.#room.update();
    this.options.onChange();
  }

  #findAway(): void {
    for (const { line } of this.#phones.values()) line.findAway();
    if (this.#room.isWatched !== this.#wasWatched) this.options.onChange();
    this.#wasWatched = this.#room.isWatched;
  }

  /** Holds an answer until the moment ends; a visit that nobody asked for is played at once. */
  async #take(id: string, answer: Answer): Promise<void> {
    const device = this.#deviceBy(id);
    if (!device) return;
    await this.takeFrom(device, answer, this.#phones.get(id));
    this.#sendUpdate(id);
  }

  /**
   * Takes an answer, however it came here; what was opened already, or is older, counts no more. What cannot be played
   * now is not taken: the phone sends it again.
   * @param phone that is connected
   */
  async takeFrom(device: LinkedDevice, answer: Answer, phone?: Phone): Promise<Refusal | null> {
    const { person, played, taken } = device;
    const live = this.options.live();
    const { no, since } = answer;
    if (!live) return BUSY;
    // One that replaces an answer that was played holds the same decisions again.
    if (no <= taken || (played && played.no >= since)) return explainWhy('replay');
    const moment = this.moment();
    const isAsked = moment !== null && answer.moment === moment.key && moment.people.includes(person);
    if (!isAsked && answer.moment === null) return this.#visit(live, { person, answer }, phone);
    const outcome = isAsked ? { answer } : { played: { no, done: 0, refusal: TOO_LATE } };
    this.keepDevice(person, { ...outcome, taken: no });
    this.#changed();
    return isAsked ? null : TOO_LATE;
  }

  /** Plays a visit that nobody asked for. */
  async #visit(live: TableSession, { person, answer }: Waiting, phone?: Phone): Promise<Refusal | null> {
    const now = this.options.now();
    if (this.#playing || (phone && Math.abs(now - phone.visitedAt) < VISIT_EVERY)) return BUSY;
    if (phone) phone.visitedAt = now;
    this.keepDevice(person, { taken: answer.no });
    await this.#play(live, [{ person, answer }]);
    const { no, refusal = null } = this.deviceOf(person)?.played ?? {};
    return no === answer.no ? (refusal as Refusal | null) : null;
  }

  deviceOf(person: string): LinkedDevice | undefined {
    return this.record.devices.find((device) => device.person === person);
  }

  #deviceBy(id: string): LinkedDevice | undefined {
    return this.record.devices.find(({ device }) => device === id);
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

  #sendUpdate(id: string): void {
    const phone = this.#phones.get(id);
    const device = this.#deviceBy(id);
    const body = device && phone && phone.held !== null ? this.bodyFor(device, phone.held) : null;
    if (!phone || !body) return;
    phone.line.send('update', body);
    phone.held = this.record.sent.at;
  }

  /**
   * What a phone that holds so many public rows lacks, and its papers as they are now.
   * @param until a part of the rows, without the papers
   */
  bodyFor(
    { person, answer, played, posted, opened }: LinkedDevice,
    after: number,
    until?: number,
  ): Update | null {
    const live = this.options.live();
    const rows = this.rows();
    if (!live || !rows) return null;
    const moment = this.moment();
    const held = rows.held();
    if (held.at !== this.record.sent.at) this.#keep({ ...this.record, sent: held });
    const more = until !== undefined && until < held.at ? ({ more: true } as const) : null;
    return {
      open: {
        ...rows.updateFrom(after, until),
        moment: moment?.key ?? null,
        people: this.#people(moment),
        ...more,
      },
      own: { views: more ? {} : this.viewsOf(person), answered: answer?.no ?? null, played, posted, opened },
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
