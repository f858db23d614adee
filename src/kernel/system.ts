import type { Chance } from './chance';
import type { Game } from './command/command';
import type { Description } from './description';
import type { Command, OpenBase, State, Viewer } from './game';
import type { Entry } from './journal/entry';
import type { GrownRows } from './journal/journal-rows';
import type { Pages } from './journal/pages';
import type { PublicRow } from './journal/views';
import { cleanNames } from './names';
import { accept, type Refusal, type Result } from './result';

/** What Home shows of a table; its game creates it from public facts. */
export interface TableDescription {
  name: string;
  season: string;
  /** The turn next to the season: "Turn 11". Missing in summaries of earlier releases. */
  turn?: string;
  people: string;
  /** The table's own sides, if the game has none. Missing in summaries of earlier releases. */
  sides?: readonly { name: string; mark: string; tone: string }[];
  now: string;
  next: string;
  due: string;
  last: string;
}

/** Entries that are looked for from the newest on. */
export interface ReverseLine {
  findLast(isWanted: (entry: Entry) => unknown): Entry | undefined;
}

/** Describes the rows of a table as they grow. */
export interface RowDescriber {
  (grown: GrownRows): Pages<PublicRow>;
  /** Its state as plain JSON, from which another describer continues after the first `first` rows. */
  remember(first: number): unknown;
}

/** The app opens the papers of the powers that it holds. */
export interface AppVisit<Open, Hidden> {
  person: string;
  viewers: readonly Viewer[];
  /** What it leaves in them once they are open, power by power. */
  leave: readonly ((state: State<Open, Hidden>) => Command[])[];
}

/**
 * A whole game without screens: how its tables are set up and played, and how they are described. Only its
 * screens, the store and `replay` know it.
 */
export interface System<Open extends OpenBase = OpenBase, Hidden = unknown> extends Description<Open> {
  /** Validates a set-up from a form, a script or a file. */
  readSetup(input: unknown): Result<unknown>;
  /** The set-up of a new table with today's defaults written in, so that they never change for this table. */
  fresh?(setup: unknown): unknown;
  /** Refuses in new tables what older tables may contain. */
  checkFresh?(setup: unknown): Refusal | null;
  readDeck(input: unknown): Result<unknown>;
  /** Reads a deck of this device, finished or not, if the game has such decks. */
  readOwnDeck?(input: unknown): Result<unknown>;
  /** The deck of the game itself, where it has one, and whether a table that is set up so owns a deck. */
  ownDeck?(): Promise<unknown>;
  hasDeck?(setup: Record<string, unknown>): boolean;
  /** The game with the deck that the table owns. */
  create(deck: unknown): Game<Open, Hidden>;
  describe(open: Open, line: ReverseLine): TableDescription;
  /** The described rows, with the name that each change had at the time. The record does not change. */
  describeRows?(setup: unknown, rows: readonly PublicRow[]): readonly PublicRow[];
  /**
   * The same for a table in play: each reading continues where the previous one ended.
   * @param begun the saved state of another describer of this table
   */
  createRowDescriber?(setup: unknown, begun?: unknown): RowDescriber;
  /** Whether the app rolls dice, so that the table has a seed even without a deck. */
  rolls: boolean;
  /**
   * The command that opens a person's papers, the powers whose sheets lie in them, and whether a curtain falls
   * before: not where one person plays alone.
   */
  papers(open: Open, person: string): { command: Command; viewers: Viewer[]; curtain: boolean };
  /**
   * What the app decides for the powers it holds, by the table's policy; null if no such power has anything
   * to decide. It first opens the papers of its powers; the decisions it leaves in them follow one by one.
   */
  appDecides?(
    state: State<Open, Hidden>,
    chance: Chance | null,
  ): AppVisit<Open, Hidden> | { command: Command } | null;
  /** The commands that the owner ordered for when the papers are closed. */
  afterPapers(state: State<Open, Hidden>, viewers: readonly Viewer[]): Command[];
}

/** Reads the set-up of a new table and writes down today's defaults. */
export function readFreshSetup(system: System, input: unknown): Result<unknown> {
  const read = system.readSetup(cleanNames(input));
  if (!read.ok) return read;
  const refusal = system.checkFresh?.(read.value) ?? null;
  return refusal ? { ok: false, refusal } : accept(system.fresh?.(read.value) ?? read.value);
}
