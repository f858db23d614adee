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

/** What a shelf tells of a table, made by its game out of public facts. */
export interface TableDescription {
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

/** Entries that are looked for from the newest on. */
export interface ReverseLine {
  findLast(isWanted: (entry: Entry) => unknown): Entry | undefined;
}

/** Tells the rows of a table as they grow. */
export interface RowDescriber {
  (grown: GrownRows): Pages<PublicRow>;
  /** What it remembers, as plain JSON, so that another goes on behind the first so many rows. */
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
 * A game, whole and without a screen: how its tables begin and are played, and all that is told of them. Its folder of
 * screens shows it, the store keeps it, `replay` prints it; nothing else knows it.
 */
export interface System<Open extends OpenBase = OpenBase, Hidden = unknown> extends Description<Open> {
  /** Checks a set-up that came from a form, a script or a file. */
  readSetup(input: unknown): Result<unknown>;
  /** The set-up of a new table with what is usual today written down, so that it stays so for this table. */
  fresh?(setup: unknown): unknown;
  /** What a new table is refused that older ones may have. */
  checkFresh?(setup: unknown): Refusal | null;
  readDeck(input: unknown): Result<unknown>;
  /** Reads a deck of this device, finished or not, where the game has such decks. */
  readOwnDeck?(input: unknown): Result<unknown>;
  /** The deck of the game itself, where it has one, and whether a table that is set up so owns a deck. */
  ownDeck?(): Promise<unknown>;
  hasDeck?(setup: Record<string, unknown>): boolean;
  /** The game with the deck that the table owns. */
  create(deck: unknown): Game<Open, Hidden>;
  describe(open: Open, line: ReverseLine): TableDescription;
  /** The journal as it is told, where a change had another name then; nothing that was recorded changes. */
  describeRows?(setup: unknown, rows: readonly PublicRow[]): readonly PublicRow[];
  /**
   * The same beside a table that is played: each reading goes on where the one before it ended.
   * @param begun what another teller kept of this table
   */
  createRowDescriber?(setup: unknown, begun?: unknown): RowDescriber;
  /** Whether the table asks chance for dice, so that it has a seed without a deck, too. */
  rolls: boolean;
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

/** Reads the set-up of a new table, and writes down what is usual today. */
export function readFreshSetup(system: System, input: unknown): Result<unknown> {
  const read = system.readSetup(cleanNames(input));
  if (!read.ok) return read;
  const refusal = system.checkFresh?.(read.value) ?? null;
  return refusal ? { ok: false, refusal } : accept(system.fresh?.(read.value) ?? read.value);
}
