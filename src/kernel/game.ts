import type { GenericSchema } from 'valibot';
import type { Chance } from './chance';
import type { Entry } from './journal';
import type { Result } from './result';
import type { Correcting } from './standing';
import type { PublicRow } from './views';

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

/** What a shelf tells of a table, made by its game out of public facts. */
export interface TableStory {
  name: string;
  season: string;
  /** The turn beside the season: "Turn 11". Notes of earlier releases have none. */
  turn?: string;
  people: string;
  /** The sides as the table made them, where a game has none of its own. Notes of earlier releases have none. */
  sides?: readonly { name: string; mark: string; tone: string }[];
  now: string;
  next: string;
  due: string;
  last: string;
}

/** The app opens the papers of the powers that it holds. */
export interface AppVisit<Open, Hidden> {
  person: string;
  viewers: readonly Viewer[];
  /** What it leaves in them once they are open, power by power. */
  leave: readonly ((state: State<Open, Hidden>) => Command[])[];
}

/** A game as it is found on the shelf: everything the store must ask of it. */
export interface System<Open extends OpenBase = OpenBase, Hidden = unknown> {
  /** Checks a set-up that came from a form, a script or a file. */
  readSetup(input: unknown): Result<unknown>;
  /** The set-up of a new table with what is usual today written down, so that it stays so for this table. */
  fresh?(setup: unknown): unknown;
  readDeck(input: unknown): Result<unknown>;
  /** The game with the deck that the table owns. */
  create(deck: unknown): Game<Open, Hidden>;
  story(open: Open, line: readonly Entry[]): TableStory;
  /** The journal as it is told, where a change had another name then; nothing that was recorded changes. */
  tellRows?(setup: unknown, rows: readonly PublicRow[]): PublicRow[];
  /** The table asks chance for dice, so that it has a seed without a deck, too. */
  rolls?: true;
  /** Commands whose result must not be seen before earlier entries are stored. */
  reveals: readonly string[];
  /**
   * The command that opens a person's papers, the powers whose sheets lie in them, and whether a curtain falls
   * before: not where one person plays alone.
   */
  papers(open: Open, person: string): { command: Command; viewers: Viewer[]; curtain: boolean };
  /**
   * What the app decides for powers that it holds, by the table's policy; nothing where no such power has anything to
   * decide. It opens the papers of its powers first; what it leaves in them follows one by one.
   */
  appDecides?(
    state: State<Open, Hidden>,
    chance: Chance | null,
  ): AppVisit<Open, Hidden> | { command: Command } | null;
  /** What the owner ordered to be done as the papers are closed. */
  afterPapers(state: State<Open, Hidden>, viewers: readonly Viewer[]): Command[];
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
