import type { BoardMove } from './board-moves';
import type { CommandFields } from './command/fields';
import type { Command, OpenBase, Viewer } from './game';
import type { Guide, OwnParts } from './guide';
import type { Entry } from './journal/entry';
import type { EntryDescriber } from './journal/entry-describer';
import type { Seat } from './seats';
import type { Explained } from './totals';

/** What every game’s open part has, for the screens that all tables share. */
export interface TableBase extends OpenBase {
  name: string;
  seats: Seat[];
  over: boolean;
  notes: { id: string; turn: number; words: string }[];
  /** How many cards each power holds, where the game deals any: all can count them. */
  hands?: Readonly<Record<string, { held: number }>>;
  commitment: string | null;
}

/** Something that is due now. */
export interface Due {
  id: string;
  words: string;
  rule?: string | undefined;
  /** Whom it waits for: a power, a side, or the table. Nothing where nobody holds a power. */
  owes?: string;
  /** What the game keeps of it. */
  obligation?: unknown;
}

/** What ends the game: it is asked before it is recorded. */
export interface Ending {
  title: string;
  /** Its line in the menu. */
  note: string;
  /** What it comes to. */
  words: string;
  command: Command;
}

/** What a game ends with that asks nothing of the table’s turn. */
export const endGame = ({ over }: { over: boolean }): Ending | null =>
  over
    ? null
    : {
        title: 'End the game',
        note: 'Nothing more is played',
        words: 'Nothing more is played at this table. The journal stays, and Undo takes it back.',
        command: { type: 'end' },
      };

/** The seats of a game, as a new table asks for them. */
export interface Seats {
  powers: readonly string[];
  /** People at most. */
  mostPeople: number;
  /** One person may play here: the app holds powers by a policy. */
  forOne: boolean;
}

/**
 * What a game tells of its tables, without a screen: its phases, what is next and due, its totals, its sentences and
 * how its entries are put right. Screens show it, `replay` prints it, a correction asks it. `Open` is the game’s own
 * open part.
 */
export interface Description<Open extends OpenBase = TableBase> extends Seats, EntryDescriber, CommandFields {
  /** The game’s name, as beside the season. */
  name: string;
  /** The rule by which a hand belongs to its power; nothing where nobody holds cards. */
  handRule: string | null;
  /** The hidden parts that whoever holds a power reads. */
  viewersOf(power: string): Viewer[];
  /** How a hidden part that no power alone reads is called: "the Axis research sheet". */
  nameViewer?(viewer: Viewer): string | null;

  printTurn(turn: number): string;
  /** When in the game the table stands: "Spring 1936", "Turn 5". */
  whenOf(open: Open): { title: string; note: string };
  /** The phase of a step: "Diplomatic". */
  phaseOf(step: string): string;
  /** Where in its phase the table stands: "Step 2 of 3". */
  stepOf(open: Open): string;
  /** What heads a section of the journal; its turn and phase where a game says nothing else. */
  sectionOf?(at: Entry['at'], open: Open): string;

  /** @param own what whoever plays alone may read; nothing where several play */
  guideFor(open: Open, own?: OwnParts): Guide;
  duesOf(open: Open): Due[];
  /** What is due at a later step of this turn, in full words. */
  owedLater?(open: Open): { words: string; at: string }[];
  hasCurtain(open: Open): boolean;
  /** Who is to open the papers next, for the round of the curtain. */
  nextVisitor(open: Open): string | null;
  /** Whether a round is under way that visits everyone; never, where there is none. */
  roundDue?(open: Open): boolean;
  /** How the game ends by the table’s word, where it can now. */
  ending?(open: Open): Ending | null;
  /**
   * What the hands do on the board so that one moment becomes another, in their order; from public parts alone.
   * `undone`: what led to the first moment and is not done yet.
   */
  boardActs?(before: Open, after: Open, undone: readonly BoardMove[]): BoardMove[];

  /** The numbers that this table has, by their keys. */
  totals(open: Open): readonly string[];
  readTotal(open: Open, key: string): Explained;
  nameTotal(key: string, open: Open): string;
  /** A total’s value as it is read at that table. */
  printTotal(key: string, value: number, open: Open): string;

  /** What a choice says at this table, where its value is no word. */
  valueNames?(open: Open): Readonly<Record<string, string>>;
  /** What else everyone can see and a correction would show otherwise: flags, what a region is called and how it stands. */
  seenOtherwise?(before: Open, after: Open): { name: string; before: string; after: string }[];

  /** The open part as it is printed, where what the board shows stands elsewhere in it. */
  printOpen?(open: Open): object;
  /** Sheets of the game’s own, line by line, as its screens show them. */
  printSheets?(open: Open): Record<string, string[]>;
}

/** The power that an event asks now; nothing where it asks the table. */
export const owedBy = (dues: readonly Due[]): string | null =>
  dues.find(({ owes }) => owes !== undefined && owes !== 'table')?.owes ?? null;
