import * as v from 'valibot';
import type { Chance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { decideForApp } from '@/kernel/command/decide-for-app';
import { createTableChance } from '@/kernel/fairness/table-chance';
import { canonicalJson } from '@/kernel/file/canonical';
import type { Command, OpenBase, State, Viewer } from '@/kernel/game';
import { comparing, type Difference } from '@/kernel/journal/compare';
import type { Entry } from '@/kernel/journal/entry';
import {
  commit,
  forgetFolded,
  type Journal,
  kindOf,
  lineBack,
  numberOfPublic,
  reveals,
} from '@/kernel/journal/journal';
import { momentAt, stateAt } from '@/kernel/journal/moments';
import { takesBack } from '@/kernel/journal/moves';
import { type View, viewFor } from '@/kernel/journal/views';
import type { Platform, StoredTable, TableRecord, TableSummary, WriteLock } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import { type Seat, seatAlone } from '@/kernel/seats';
import type { System, TableDescription } from '@/kernel/system';
import type { CachedState } from '../snapshots';
import { STALE_TABLE } from '../stale-table';
import { PublicJournal } from './public-journal';
import { SnapshotKeeper } from './snapshot-keeper';
import { type CopySource, TableCopies } from './table-copies';
import { DescribedRows, readView, type SaveStatus, seatsOf, type TableView, viewsOf } from './table-view';
import { WriteQueue, type WriteSource } from './write-queue';

/** What this window entered that is not in the table, since another one wrote first. */
export interface WriteConflict {
  /** Its last public entry as described in the journal; null if none was public. */
  last: string | null;
  /** Public entries of it before that one. */
  others: number;
}

/**
 * The table that is open: the journal in memory and the queue of writes behind it. Hidden parts live here and
 * leave only through `privateViews`, to the papers that a person opened.
 */
export class TableSession {
  readonly #journal: Journal<OpenBase, unknown>;
  readonly #rows: DescribedRows;
  /** The command in progress and those queued before it. */
  #executing: Promise<unknown> | null = null;
  /** Another window wrote first, so the newest entries of this window are not in the table. */
  conflict: WriteConflict | null = null;
  #difference: Difference | null = null;
  /** The number of public entries last announced to other windows. */
  #announced = -1;
  #lock: WriteLock | null = null;
  #taking: Promise<boolean> = Promise.resolve(false);
  #leaving = false;
  /** Whether every record has been verified. */
  #compared = false;
  readonly #writes: WriteQueue;
  readonly #snapshots: SnapshotKeeper;
  readonly copies: TableCopies;
  readonly publicJournal: PublicJournal;
  /** The last view, and the values it was read from. */
  #view: { view: TableView; of: readonly unknown[] } | null = null;

  constructor(
    private readonly platform: Platform,
    readonly system: System,
    private readonly opened: StoredTable,
    journal: Journal<OpenBase, unknown>,
    private readonly changed: () => void,
    /** The state that the table was opened from, besides its entries. */
    private readonly folded: CachedState | null = null,
  ) {
    this.#journal = journal;
    this.#rows = new DescribedRows(system, opened.record.setup);
    const { otherwise: n } = opened.record;
    const decided = { total: '', recorded: 'one thing', folded: 'another', otherwise: true } as const;
    if (n !== undefined) this.#difference = { n, ...decided };
    this.#writes = new WriteQueue(platform.storage, this.#writeSource());
    this.#snapshots = new SnapshotKeeper(platform, this.#snapshotSource(), folded?.n ?? 0);
    this.publicJournal = new PublicJournal(journal);
    this.copies = new TableCopies(platform, this.#copySource());
    void this.#compare();
  }

  #writeSource(): WriteSource {
    return {
      id: this.id,
      journal: this.#journal,
      opened: this.opened,
      refreshSummary: () => this.#refreshSummary(),
      onSaved: () => this.#onSaved(),
      onConflict: (lost) => {
        this.conflict = this.#describeLost(lost);
      },
      onChanged: () => this.changed(),
    };
  }

  #copySource(): CopySource {
    return {
      journal: this.#journal,
      opened: this.opened,
      seats: () => this.#seats(),
      dispatch: (command) => this.dispatch(command),
      describe: () => this.#describe(),
      refreshSummary: () => this.#refreshSummary(),
      onChanged: () => this.changed(),
    };
  }

  #snapshotSource() {
    return {
      record: this.opened.record,
      journal: this.#journal,
      rows: this.#rows,
      isSound: () =>
        this.#compared &&
        (!this.#difference || this.#difference.otherwise === true) &&
        this.saveStatus === 'kept',
    };
  }

  get saveStatus(): SaveStatus {
    return this.#writes.status;
  }

  /** Whether writing fails because a newer app has taken over the database. */
  get outdated(): boolean {
    return this.#writes.outdated;
  }

  /** Whether the stored data was deleted, and this window stored all of it again. */
  get restored(): boolean {
    return this.#writes.restored;
  }

  /** The player has read that the table was stored again. */
  dismissRestored(): void {
    this.#writes.restored = false;
  }

  /** Another window plays this table now: this one only shows it. */
  markElsewhere(): void {
    this.#writes.status = 'elsewhere';
  }

  /** Verifies the record by a replay in idle time, after the table has opened. */
  async #compare(): Promise<void> {
    const { head } = this.#journal;
    const steps = comparing(this.#journal, (table) => this.#verify(head, table));
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        this.#difference = step.value ?? this.#difference;
        if (step.value) this.changed();
        break;
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#compared = true;
    void this.#snapshots.keep();
  }

  /** Checks the table from the snapshot against its entries; if they differ, the entries win. */
  #verify(head: number, table: State<OpenBase, unknown>): void {
    if (!this.folded || canonicalJson(stateAt(this.#journal, head)) === canonicalJson(table)) return;
    this.#snapshots.discard();
    forgetFolded(this.#journal);
    this.#view = null;
    this.changed();
  }

  get id(): string {
    return this.opened.record.id;
  }

  get game(): string {
    return this.opened.record.game;
  }

  /** Its current summary for Home. */
  get summary(): TableSummary {
    return this.#refreshSummary();
  }

  /** Which sides of the table are here. */
  get kind(): TableRecord['kind'] {
    return this.opened.record.kind;
  }

  /** The deck that the table owns; null with paper cards and in a public copy. */
  get deck(): unknown {
    return this.opened.record.deck;
  }

  #state(): State<OpenBase, unknown> {
    return stateAt(this.#journal);
  }

  /** Memoized: saving an entry does not re-render the page. */
  read(): TableView {
    const { restored } = this;
    const { entries, head } = this.#journal;
    const { copiedEntries, copiedAt } = this.opened.note;
    const of = [entries.length, head, copiedEntries, copiedAt, restored, this.#difference];
    if (this.#view && of.every((one, at) => one === this.#view?.of[at])) return this.#view.view;
    const view = readView(this.#journal, this.#rows, this.opened);
    // Changes the same object: a spread would evaluate the getters and build all rows.
    Object.assign(view, { restored, difference: this.#numbered(this.#difference) });
    if (seatAlone(this.#seats())) view.own = () => this.ownViews();
    this.#view = { view, of };
    return view;
  }

  /** By the number that everyone reads in the journal: the other one would tell of private decisions. */
  #numbered(difference: Difference | null): Difference | null {
    return difference && { ...difference, n: this.#journal.publicNumbers.get(difference.n) ?? 0 };
  }

  /** The public table after a public entry; 0 is the table as it was set up. Nothing when there is no such entry. */
  at(no: number): View<OpenBase, unknown> | null {
    const n = numberOfPublic(this.#journal, no);
    return n === null ? null : viewFor(momentAt(this.#journal, n), 'public');
  }

  /** The hidden part of each power whose papers are open, or lie face up. */
  privateViews(viewers: readonly Viewer[]): Record<Viewer, View<OpenBase, unknown>> {
    return viewsOf(this.#journal, viewers);
  }

  /** The content of opened papers, and the sheets on which something can be undone. */
  readPapers(viewers: readonly Viewer[]) {
    const decided = viewers.filter((viewer) => takesBack(this.#journal, viewer));
    return { views: this.privateViews(viewers), decided };
  }

  /** What a person who plays alone may read at any time: their sheets, and those that are face up. */
  ownViews(): Record<Viewer, View<OpenBase, unknown>> {
    const alone = seatAlone(this.#seats());
    return alone ? this.privateViews(this.papersOf(alone.person).viewers) : {};
  }

  #chance(): Chance | null {
    const { record, seed } = this.opened;
    return createTableChance(record.setup, this.#journal.entries, seed);
  }

  #seats(): readonly Seat[] {
    return seatsOf(this.#journal);
  }

  /** Whether the app holds the powers of this seat. */
  decidesFor(person: string): boolean {
    return this.#seats().some((seat) => seat.person === person && seat.by === 'app');
  }

  papersOf(person: string) {
    return this.system.papers(this.#state().open, person);
  }

  afterPapers(viewers: readonly Viewer[]): Command[] {
    return this.system.afterPapers(this.#state(), viewers);
  }

  /** Whether a command is one that only these viewers read: from elsewhere no other is accepted in their name. */
  isOwnCommand(command: Command, viewers: readonly Viewer[]): boolean {
    const kind = kindOf(this.#journal.game, command.type);
    if (!kind || !v.is(kind.shape, command)) return false;
    return viewers.includes(kind.audience(command as never));
  }

  /** A correction and a return name their entry by the public number; the journal knows it by its own. */
  #named(command: Command): Command {
    if (!['correct', 'return'].includes(command.type)) return command;
    const entry = numberOfPublic(this.#journal, command.entry as number);
    return { ...command, entry: entry ?? this.#journal.entries.length + 1 };
  }

  /** Everything that the app has to decide now for powers that it holds: each decision an entry, in private where it is one. */
  async letAppDecide(): Promise<void> {
    const decisions = decideForApp(this.system, () => this.#state(), this.#chance());
    let next = decisions.next(false);
    if (next.done) return;
    while (!next.done) next = decisions.next((await this.dispatch(next.value)) !== null);
    void this.notifyOthers();
  }

  /**
   * Acquires the write lock of this table; with `waits`, also from another window. False if that window wrote
   * entries, which must be read first.
   */
  acquireLock(waits: boolean): Promise<boolean> {
    this.#taking = this.#taking.then(() => this.#lock?.isHeld() || this.#acquireLock(waits));
    return this.#taking;
  }

  async #acquireLock(waits: boolean): Promise<boolean> {
    const { locks, storage } = this.platform;
    const lock = await locks.acquire(this.id, () => this.#writes.whenWritten(), waits);
    if (this.#leaving) lock?.release();
    else this.#lock = lock;
    if (!lock || this.#leaving) return false;
    const grown = await storage.hasGrown(this.id, this.#journal.entries.length).catch(() => false);
    if (!grown) return true;
    this.markElsewhere();
    this.changed();
    return false;
  }

  /** Releases the table once everything is written. Returns false and keeps the table if that fails. */
  async leave(): Promise<boolean> {
    this.#leaving = true;
    await this.#writes.whenWritten();
    this.#leaving = this.saveStatus !== 'failed';
    if (this.#leaving) this.#lock?.release();
    return this.#leaving;
  }

  /**
   * Decides a command and shows its result at once. A command that reveals something waits for earlier
   * writes, and later commands wait for it, so that an undo always affects the newest entry.
   */
  dispatch(command: Command): Promise<Refusal | null> {
    const done = this.#executing
      ? this.#executing.then(() => this.#execute(command))
      : this.#execute(command);
    const doing = done
      .catch(() => null)
      .then(() => {
        if (this.#executing === doing) this.#executing = null;
      });
    this.#executing = doing;
    return done;
  }

  async #execute(command: Command): Promise<Refusal | null> {
    if (!this.#lock?.isHeld() && !(await this.acquireLock(true))) return STALE_TABLE;
    if (reveals(this.#journal.game, command.type) && this.#writes.isBusy) await this.#writes.whenDone();
    const decided = decide(this.#journal, this.#named(command), this.#chance());
    if (!decided.ok) return decided.refusal;
    commit(this.#journal, decided.value);
    this.#writes.add(decided.value.entry);
    this.changed();
    return null;
  }

  #onSaved(): void {
    void this.#snapshots.keep();
    // Announcing each private decision would reveal their number.
    if (this.#announced !== this.#journal.published.length) this.#announce();
  }

  /** Describes, in public words, the entries that are not in the table. */
  #describeLost(entries: readonly Entry[]): WriteConflict | null {
    if (entries.length === 0) return null;
    const lost = entries.flatMap(({ open }) => open ?? []);
    const described = lost.length > 0 && !['undo', 'redo'].includes(lost.at(-1)?.command.type ?? '');
    const last = described ? this.#describe().last : null;
    return { last, others: Math.max(lost.length - 1, 0) };
  }

  #announce(): void {
    this.#announced = this.#journal.published.length;
    this.platform.announce(this.id, this.#announced);
  }

  /** Announces private decisions once all are written, with one message; the same if there were none. */
  async notifyOthers(): Promise<void> {
    await this.#writes.whenDone();
    if (this.saveStatus === 'kept') this.#announce();
  }

  /** Checks whether the stored data still exists, and stores what is only in memory. */
  retry(): Promise<void> {
    return this.#writes.retry();
  }

  #describe(): TableDescription {
    return this.system.describe(this.#state().open, lineBack(this.#journal));
  }

  #refreshSummary(): TableSummary {
    const { opened } = this;
    const entries = this.#journal.published.length;
    opened.note = {
      ...opened.note,
      ...this.#describe(),
      id: this.id,
      entries,
      playedAt: this.platform.now(),
    };
    return opened.note;
  }

  /** Whether another window may have written entries that this one has not, by so many public ones. */
  isBehind(entries: number): boolean {
    return entries >= this.#journal.published.length;
  }
}
