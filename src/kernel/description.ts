import type { BoardMove } from './board-moves';
import type { CommandFields } from './command/fields';
import type { Command, OpenBase, Viewer } from './game';
import type { Guide, OwnParts } from './guide';
import type { Entry } from './journal/entry';
import type { EntryDescriber } from './journal/entry-describer';
import type { Seat } from './seats';
import type { Explained } from './totals';

/** What Home needs of a game before its rules are loaded. */
export interface GameTile {
  id: string;
  name: string;
  label: string;
  /** What it is about and for how many, on Home. */
  about: string;
  /** The kinds of its guided turns, as Home offers them. */
  firstTurns: readonly string[];
  order: number;
  /** Who can sit at a table. */
  mostPeople: number;
  forOne: boolean;
  /** Its decks are written and read on the device. */
  decks?: true;
  /** Whether a text looks like a list of this game, by its first lines: one glance, no reading. */
  looksLikeList?(text: string): boolean;
  /** The keys under which its screens remember typed values on a device; included in a device backup. */
  remembers?: readonly string[];
}

/** What every game’s open part has, for the screens that all tables share. */
export interface TableBase extends OpenBase {
  name: string;
  seats: Seat[];
  over: boolean;
  notes: { id: string; turn: number; words: string }[];
  /** The number of cards each power holds, if the game deals any; public. */
  hands?: Readonly<Record<string, { held: number }>>;
  commitment: string | null;
}

/** Something that is due now. */
export interface Due {
  id: string;
  words: string;
  rule?: string | undefined;
  /** Who must act: a power, a side, or the table. Undefined if nobody holds the power. */
  owes?: string;
  /** The game's own data for it. */
  obligation?: unknown;
}

/** How the game can be ended, with the question to ask before recording it. */
export interface Ending {
  title: string;
  /** Its line in the menu. */
  note: string;
  /** What ending it means. */
  words: string;
  command: Command;
}

/** The ending of a game that does not depend on the state of the turn. */
export const endGame = ({ over }: { over: boolean }): Ending | null =>
  over
    ? null
    : {
        title: 'End the game',
        note: 'Nothing more is played',
        words: 'Nothing more is played at this table. The journal stays, and Undo takes it back.',
        command: { type: 'end' },
      };

/** The seats of a game, as the form for a new table asks for them. */
export interface Seats {
  powers: readonly string[];
  /** People at most. */
  mostPeople: number;
  /** Whether one person may play alone, with the app holding powers by a policy. */
  forOne: boolean;
}

/**
 * The description of a game's tables, without screens: its phases, what is next and due, its totals, its
 * sentences and how its entries are corrected. Used by the screens, by `replay` and by corrections. `Open` is
 * the game's own open part.
 */
export interface Description<Open extends OpenBase = TableBase> extends Seats, EntryDescriber, CommandFields {
  /** The game's name, as shown next to the season. */
  name: string;
  /** The rule by which a hand belongs to its power; null if nobody holds cards. */
  handRule: string | null;
  /** The hidden parts that the holder of a power may read. */
  viewersOf(power: string): Viewer[];
  /** How a hidden part that no power alone reads is called: "the Axis research sheet". */
  nameViewer?(viewer: Viewer): string | null;

  printTurn(turn: number): string;
  /** The current time in the game: "Spring 1936", "Turn 5". */
  whenOf(open: Open): { title: string; note: string };
  /** The phase of a step: "Diplomatic". */
  phaseOf(step: string): string;
  /** The place within the phase: "Step 2 of 3"; may be empty. */
  stepOf(open: Open): string;
  /** The heading of a journal section; its turn and phase unless the game provides another. */
  sectionOf?(at: Entry['at'], open: Open): string;

  /** @param own what a player who plays alone may read; undefined if several people play */
  guideFor(open: Open, own?: OwnParts): Guide;
  duesOf(open: Open): Due[];
  /** What is due at a later step of this turn, in full words. */
  owedLater?(open: Open): { words: string; at: string }[];
  hasCurtain(open: Open): boolean;
  /** Who is to open the papers next, for the round of the curtain. */
  nextVisitor(open: Open): string | null;
  /** Whether a round that visits everyone is under way; if left out, there is none. */
  roundDue?(open: Open): boolean;
  /** How the table can end the game now, if at all. */
  ending?(open: Open): Ending | null;
  /**
   * The moves on the board that lead from one moment to another, in order; from public parts only. `undone`:
   * moves that led to the first moment and are not done yet.
   */
  boardActs?(before: Open, after: Open, undone: readonly BoardMove[]): BoardMove[];

  /** The numbers that this table has, by their keys. */
  totals(open: Open): readonly string[];
  readTotal(open: Open, key: string): Explained;
  nameTotal(key: string, open: Open): string;
  /** A total’s value as it is read at that table. */
  printTotal(key: string, value: number, open: Open): string;

  /** The labels of choices at this table whose values are not words. */
  valueNames?(open: Open): Readonly<Record<string, string>>;
  /** Other public facts that a correction would change: flags, the names of regions and their state. */
  seenOtherwise?(before: Open, after: Open): { name: string; before: string; after: string }[];

  /** The open part to print, if what the board shows is stored elsewhere in it. */
  printOpen?(open: Open): object;
  /** Sheets of the game’s own, line by line, as its screens show them. */
  printSheets?(open: Open): Record<string, string[]>;
}

/** The power that must act on an event now; null if it is the table. */
export const owedBy = (dues: readonly Due[]): string | null =>
  dues.find(({ owes }) => owes !== undefined && owes !== 'table')?.owes ?? null;
