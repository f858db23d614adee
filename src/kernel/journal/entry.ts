import type { Command, Viewer } from '../game';

/**
 * What saved tables call something that has another name here: the only place that spells it, and never to be changed,
 * or no table of before could be read. Whatever writes or reads an outcome does it by this.
 */
export const STORED = { outcome: 'came' } as const;

/** A total that an entry changed: key, before, after. */
export type Change = [total: string, before: number, after: number];

/** One part of an entry: the given command and its outcome. */
export interface EntryPart {
  command?: Command;
  [STORED.outcome]?: unknown;
}

/** The outcome of a part of an entry. */
export const outcomeIn = (part: EntryPart | undefined): unknown => part?.[STORED.outcome];

/** A part of an entry with only an outcome; empty if there is none. */
export const withOutcome = (outcome: unknown): EntryPart =>
  outcome === undefined ? {} : { [STORED.outcome]: outcome };

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
