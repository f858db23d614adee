import * as v from 'valibot';
import { createHeads } from '../fairness/head-hash';
import { canonicalJson } from '../file/canonical';
import type { OpenBase } from '../game';
import type { Entry } from '../journal/entry';
import { append, createJournal, type Journal } from '../journal/journal';
import { stateAt } from '../journal/moments';
import type { System } from '../system';

/** What a followed table is before its first entry. */
interface Beginning {
  game: string;
  rules: number;
  setup: unknown;
}

/** Public rows on their way to a device that follows the table. */
export interface RowsUpdate {
  rules: number;
  /** The device holds so many public rows. */
  after: number;
  /** The head hash of these rows: 64 hexadecimal digits. */
  head: string;
  rows: readonly Entry[];
  /** Sent to a device that holds nothing. */
  setup?: unknown;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const headShape = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The rows themselves are the host’s, like those of a public copy: the fold reads them or reports them unreadable. */
export const rowsShape = v.object({
  rules: count,
  after: count,
  head: headShape,
  rows: v.array(
    v.looseObject({
      n: count,
      parent: count,
      at: v.object({ turn: v.number(), step: v.string() }),
      open: v.looseObject({ command: v.looseObject({ type: v.string() }) }),
      changes: v.array(v.unknown()),
    }),
  ),
  setup: v.optional(v.unknown()),
});

/** What a device holds: so many rows, and their head. */
export interface Held {
  at: number;
  head: string;
}

/** Nothing is hidden in public rows, so their heads need no seed. */
const headsOf = (table: Beginning, published: readonly Entry[]) =>
  createHeads({ table, entries: published, published, seed: null });

/** The host’s side: what is missing on a device, by what it holds. */
export function createRowsSource(table: Beginning, published: readonly Entry[]) {
  const head = headsOf(table, published);
  return {
    /** How many rows of ours a device holds; 0 where it holds others. */
    knownTo: ({ at, head: theirs }: Held): number => (head(at) === theirs ? at : 0),
    /** @param until leaves out the rows from there on */
    updateFrom(after: number, until = published.length): RowsUpdate {
      const rows = published.slice(after, until);
      const beginning = after === 0 ? { setup: table.setup } : {};
      return { rules: table.rules, after, head: head(after) as string, rows, ...beginning };
    },
    held: (): Held => ({ at: published.length, head: head(published.length) as string }),
  };
}

/**
 * `applied`; `known`: it has nothing new; `behind`: rows before it are missing; `other`: it belongs to other rows than
 * the ones held; `rules`: the host has another edition of the rules; `unreadable`.
 */
export type Applied = 'applied' | 'known' | 'behind' | 'other' | 'rules' | 'unreadable';

/** A table as another device sees it: its public journal, folded here by the same rules. */
export class FollowedTable {
  journal: Journal<OpenBase, unknown> | null = null;
  setup: unknown = null;
  #head: (no: number) => string | null = () => null;

  constructor(
    readonly system: System,
    readonly game: string,
  ) {}

  get rules(): number {
    return this.system.create(null).rules;
  }

  get open(): OpenBase | null {
    return this.journal && stateAt(this.journal).open;
  }

  held(): Held {
    const at = this.journal?.published.length ?? 0;
    return { at, head: this.#head(at) ?? '0'.repeat(64) };
  }

  /** Takes rows in; what cannot be taken changes nothing. */
  apply(update: RowsUpdate): Applied {
    if (update.rules !== this.rules) return 'rules';
    try {
      return update.after === 0 && update.setup !== undefined ? this.#begin(update) : this.#grow(update);
    } catch {
      return 'unreadable';
    }
  }

  #begin({ setup, rows, rules }: RowsUpdate): Applied {
    const read = this.system.readSetup(setup);
    if (!read.ok) return 'unreadable';
    const journal = createJournal(this.system.create(null), setup, rows);
    stateAt(journal);
    this.journal = journal;
    this.setup = setup;
    this.#head = headsOf({ game: this.game, rules, setup }, journal.published);
    return 'applied';
  }

  #grow({ after, head, rows }: RowsUpdate): Applied {
    const { journal } = this;
    if (!journal || after > journal.published.length) return 'behind';
    if (this.#head(after) !== head) return 'other';
    const held = journal.published.slice(after);
    // A table that went on in another way agrees up to `after`, and not beyond.
    if (held.some((row, index) => index < rows.length && canonicalJson(row) !== canonicalJson(rows[index])))
      return 'other';
    const fresh = rows.slice(held.length);
    if (fresh.length === 0) return 'known';
    // A row that cannot be folded must not stay: the whole table is read again then.
    const before = this.#copy(journal);
    try {
      for (const row of fresh) append(journal, row);
      stateAt(journal);
      return 'applied';
    } catch {
      this.journal = before;
      return 'unreadable';
    }
  }

  #copy(journal: Journal<OpenBase, unknown>): Journal<OpenBase, unknown> {
    return {
      ...journal,
      entries: [...journal.entries],
      published: [...journal.published],
      roots: new Map(journal.roots),
      corrected: new Map(journal.corrected),
      redo: [...journal.redo],
      publicNumbers: new Map(journal.publicNumbers),
    };
  }
}
