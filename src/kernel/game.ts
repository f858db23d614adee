import type { GenericSchema } from 'valibot';
import type { Chance } from './chance';
import type { Result } from './result';

/** Who may know a thing: `public`, or the name of a power or board. */
export type Viewer = string;

/** The table at one moment, plain JSON. Nothing in `open` is computed from `hidden`. */
export interface State<Open, Hidden> {
  open: Open;
  hidden: Record<Viewer, Hidden>;
}

/** What every game's open part has. */
export interface OpenBase {
  turn: number;
  step: string;
  /** The number of the next id. */
  nextId: number;
}

export interface Command {
  type: string;
  [argument: string]: unknown;
}

/** How an earlier entry is corrected: changed, taken out, or preceded by one that was forgotten. */
export const CORRECTIONS = ['change', 'remove', 'insert'] as const;
export type Correcting = (typeof CORRECTIONS)[number];

/** What came of a command that is kept: its open part, and the hidden ones where this journal has them. */
export interface KeptOutcome<Came, Secret> {
  open: Came;
  hidden?: Record<Viewer, Secret>;
}

/**
 * One kind of command. `decide` may read everything and ask chance, once; `open` and `hidden` are the fold and
 * read only what they are given, so that a public export replays to the public view by itself.
 */
export interface CommandKind<Open, Hidden, C extends Command = Command, Came = unknown, Secret = unknown> {
  shape: GenericSchema<unknown, C>;
  /** What may come of it for everyone. Of a kind that names nothing, nothing comes: a file that says so is damaged. */
  came?: GenericSchema;
  /** What it may leave in the part of one viewer, in the same way. */
  secret?: GenericSchema;
  /** `public`, or the viewer whose part alone keeps the command. */
  audience(command: C): Viewer;
  decide(
    state: State<Open, Hidden>,
    command: C,
    chance: Chance | null,
  ): Result<{ open?: Came; hidden?: Record<Viewer, Secret> }>;
  /**
   * How this kind may be corrected once later entries stand on it; in every way when left out. What was drawn,
   * dealt or shown, and the steps of the turn, stay.
   */
  corrections?: readonly Correcting[] | ((command: C) => readonly Correcting[]);
  /**
   * Played again after a correction it keeps what came of it: chance and hidden parts are not asked twice.
   * `checked` where it is refused all the same when it can no longer stand. A function reads what came of it again
   * by the open part as it now is, and gives the same thing where nothing in it is another.
   */
  kept?: true | 'checked' | ((open: Open, outcome: KeptOutcome<Came, Secret>) => KeptOutcome<Came, Secret>);
  open?(draft: Open, command: C, came: Came): void;
  hidden?(draft: Hidden, secret: Secret, command: C, open: Open): void;
}

/** One game: how it starts, what can be done, and which numbers an entry records. */
export interface Game<Open extends OpenBase, Hidden> {
  id: string;
  /** Raised whenever the same journal would fold to something else. */
  rules: number;
  start(setup: never): State<Open, Hidden>;
  commands: Record<string, CommandKind<Open, Hidden, never, never, never>>;
  /** Every total by its key, out of the open part alone. */
  measure(open: Open): Record<string, number>;
}
