import { decide } from '@/kernel/command/decide';
import { veilsOf } from '@/kernel/fairness/head-hash';
import { exportPublic, exportWhole, TABLE_FORMAT } from '@/kernel/file/saves';
import { exportSealed } from '@/kernel/file/sealed-file';
import type { Command, OpenBase } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { isReseed, type Journal, WHOLE_COPY } from '@/kernel/journal/journal';
import type { Platform, StoredRecords, StoredTable, TableSummary } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { Seat } from '@/kernel/seats';
import type { TableDescription } from '@/kernel/system';
import { fileName } from '../files/file-name';

/** Describes a copy before it is made. */
export interface CopyPlan {
  /** Its file. */
  name: string;
  /** Whether it contains secrets of single players. */
  hands: boolean;
  /** Whether the app deals, so that its deck and hands are hidden from the players. */
  hides: boolean;
}

/** What copies need of the open table. */
export interface CopySource {
  readonly journal: Journal<OpenBase, unknown>;
  readonly opened: StoredTable;
  seats(): readonly Seat[];
  dispatch(command: Command): Promise<Refusal | null>;
  refreshSummary(): TableSummary;
  /** What Home would show for it now. */
  describe(): TableDescription;
  /** The date of the newest copy changed. */
  onChanged(): void;
}

/** Copies of an open table as files, and the entries that report them. */
export class TableCopies {
  constructor(
    private readonly platform: Platform,
    private readonly source: CopySource,
  ) {}

  /**
   * Whether a whole copy is reported to everyone: if several people play and it contains something hidden
   * from some of them, such as hands, sheets or the seed of deck and dice; the game defines which. A person
   * who plays alone needs no report; *GOSS* hides nothing and seats nobody.
   */
  #isReported(): boolean {
    const { journal, opened } = this.source;
    const people = this.source.seats().filter(({ by }) => by === undefined);
    const hides = opened.seed !== null || journal.entries.some((entry) => entry.hidden);
    return people.length > 1 && hides;
  }

  /** The entry that reports a whole copy, not written yet. */
  #reportEntry(): Entry[] {
    const line = this.#isReported() ? decide(this.source.journal, { type: WHOLE_COPY }, null) : null;
    return line?.ok ? [line.value.entry] : [];
  }

  /** Reports to everyone that a whole copy was made. */
  async announce(): Promise<void> {
    if (this.#isReported()) await this.source.dispatch({ type: WHOLE_COPY });
  }

  /**
   * The file of a copy. A whole copy always contains the entry that reports it, so that its journal equals
   * that of the original table.
   */
  file(kind: 'public' | 'whole') {
    const { journal, opened } = this.source;
    const { record, seed } = opened;
    const whole = kind === 'whole';
    const report = whole ? this.#reportEntry() : [];
    const hands = whole && journal.entries.some((entry) => entry.hidden && !isReseed(entry));
    const { name: table, season } = this.source.describe();
    const name = fileName({
      at: new Date(this.platform.now()),
      season,
      table,
      entries: journal.published.length + report.length,
      hands,
      ending: 'json',
    });
    const sealed = whole
      ? this.platform.vault?.find(record.id)?.seal([...journal.entries, ...report], seed)
      : undefined;
    const file = sealed
      ? exportSealed({ format: TABLE_FORMAT, ...record }, sealed)
      : whole
        ? exportWhole(record, { ...journal, entries: [...journal.entries, ...report] }, seed)
        : exportPublic(record, journal, seed ? veilsOf(journal.entries, seed) : undefined);
    return { name, text: JSON.stringify(file), hands };
  }

  /** What the heads of the journal are computed from. */
  headSource() {
    const { journal, opened } = this.source;
    const { game, rules, setup, kind } = opened.record;
    const { entries, published } = journal;
    return { table: { game, rules, setup }, entries, published, seed: opened.seed, whole: kind === 'whole' };
  }

  /** The whole table as it is in memory, as the text of a file that is given to nobody. */
  wholeText(): string {
    const { journal, opened } = this.source;
    return JSON.stringify(exportWhole(opened.record, journal, opened.seed));
  }

  /** Everything of the table in memory, as it would be stored. */
  toRecords(): StoredRecords {
    const { journal, opened } = this.source;
    const { record, seed, note } = opened;
    const sealed = this.platform.vault?.find(record.id)?.seal(journal.entries, seed);
    const entries = (sealed?.entries ?? journal.entries).map((value) => ({ key: value.n, value }));
    return { id: record.id, record, seed: sealed ? sealed.seed : seed, note, entries };
  }

  /** Describes a copy before it is made. */
  plan(kind: 'public' | 'whole'): CopyPlan {
    const { name, hands } = this.file(kind);
    return { name, hands, hides: this.source.opened.record.deck !== null };
  }

  /**
   * Gives the table as a file and records when. A cancelled copy is not reported. For a whole copy, the entry
   * in its file is also written here if several people play. A public copy writes none.
   */
  async give(kind: 'public' | 'whole'): Promise<'shared' | 'downloaded' | 'cancelled'> {
    const { name, text } = this.file(kind);
    const given = await this.platform.download(name, text);
    if (given !== 'cancelled' && kind === 'whole') await this.record();
    return given;
  }

  /** Reports to everyone that a whole copy left this device, and records when. */
  async record(): Promise<void> {
    await this.announce();
    const { opened, journal } = this.source;
    opened.note = {
      ...this.source.refreshSummary(),
      copiedAt: this.platform.now(),
      copiedEntries: journal.published.length,
    };
    await this.platform.storage.note(opened.note).catch(() => undefined);
    this.source.onChanged();
  }
}
