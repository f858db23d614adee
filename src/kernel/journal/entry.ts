import type { Command, Viewer } from '../game';

/** A total that an entry changed: key, before, after. */
export type Change = [total: string, before: number, after: number];

/** One part of an entry: the command as given and its outcome. */
export interface EntryPart {
  command?: Command;
  /** Its outcome, as it is stored. */
  came?: unknown;
}

/**
 * One row of the journal. Numbers start at 1; parent 0 is the table as it was set up.
 * A public entry has `open`; a private decision has only `hidden`.
 */
export interface Entry {
  n: number;
  parent: number;
  at: { turn: number; step: string };
  open?: EntryPart & { command: Command };
  hidden?: Record<Viewer, EntryPart>;
  changes: Change[];
}
