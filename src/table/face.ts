import { createContext, type ReactNode, useContext } from 'react';
import type { BoardAct } from '@/kernel/board-acts';
import type { Nature } from '@/kernel/command';
import type { Entry } from '@/kernel/entry';
import type { Command, OpenBase } from '@/kernel/game';
import type { GuideLine } from '@/kernel/guide';
import type { Sentence } from '@/kernel/say-correction';
import type { Seat } from '@/kernel/seats';
import type { PublicRow } from '@/kernel/views';
import type { Mark } from '@/ui/roundel';
import type { ShownCard } from './shown-cards';

export type { Seat };

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

/** What the guide’s one button does: a command, the curtain, Home, or a sheet by its name. */
export type FaceAction =
  | { label: string; command: Command; next?: Command }
  | { label: string; go: 'curtain'; person: string }
  | { label: string; go: string };

/** The next thing, as its game says it. */
export interface FaceGuide extends GuideLine {
  reason: string;
  rule?: string;
  action: FaceAction;
  /** Asked once for all: the page has its own keys, and the guide steps back. */
  ask?: string;
}

/** What was chosen on the page and is not recorded yet: the one button records it before it does anything else. */
export interface Pending {
  /** "Record Germany −1, Britain +1". */
  label: string;
  /** One command after another, and what is still chosen after it. */
  steps: readonly { command: Command; left: unknown }[];
  /** Under which name it was begun. */
  name: string;
}

/** What a sheet or a panel over the table is given. */
export interface SheetTools {
  onOpen: (sheet: string | null) => void;
  onClose: () => void;
  go: (path: string) => void;
  onPause: () => void;
}

/** A card that lies face up, or is looked at on purpose, in words. */
export interface CardWords {
  id: string;
  title: string;
  /** What it does, a sentence each. */
  lines: readonly string[];
  /** When it is shown. */
  note: string;
}

/** Something on the board that the app cannot know, and where it is entered: a sheet or a page. */
export interface MapQuestion {
  words: string;
  note: string;
  to: 'sheet' | 'page';
  id: string;
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

/** What may be done beside the one next thing. */
export interface ExtraWays {
  onOpen: (sheet: string) => void;
  run: (command: Command) => void;
  /** Opens somebody’s papers, where it can at this sheet. */
  onPapers: (person: string, first?: string) => void;
}

/**
 * What a game tells the screens that all tables share. `Open` is the game’s own open part; a shared screen hands it
 * through and reads only what `TableBase` has.
 */
export interface Face<Open extends TableBase = TableBase> {
  /** The game’s name, as beside the season. */
  name: string;
  powers: readonly string[];
  marks: Readonly<Record<string, Mark>>;
  /** People at most. */
  mostPeople: number;
  /** One person may play here: the app holds powers by a policy. */
  forOne: boolean;
  /** The rule by which a hand belongs to its power; nothing where nobody holds cards. */
  handRule: string | null;
  pages: readonly { id: string; name: string }[];
  /** What has no tab and prints all the same: a page of the table, or an address elsewhere. */
  papers?: readonly ({ title: string; note: string } & ({ page: string } | { path: string }))[];
  /** A turn to be written down by hand. */
  blank: readonly BlankSheet[];
  printTurn: (turn: number) => string;
  /** When in the game the table stands: "Spring 1936", "Turn 5". */
  whenOf: (open: Open) => { title: string; note: string };
  /** The phase of a step: "Diplomatic". */
  phaseOf: (step: string) => string;
  /** Where in its phase the table stands: "Step 2 of 3". */
  stepOf: (open: Open) => string;
  /** The board that this step of the turn is played on. */
  boardNow: (open: Open) => string;
  guideFor: (open: Open) => FaceGuide;
  /** What may be done beside the one next thing. */
  extraFor: (open: Open, ways: ExtraWays) => ReactNode;
  /**
   * What the hands do on the board so that one moment becomes another, in their order; from public parts alone.
   * `undone`: what led to the first moment and is not done yet.
   */
  boardActs?: (before: Open, after: Open, undone: readonly BoardAct[]) => BoardAct[];
  /** What was begun on the page of this step and is not recorded yet. */
  pendingOf?: (open: Open, begun: Readonly<Record<string, unknown>>) => Pending | null;
  /** How a table for one goes on to the next decision; nothing where a game has none. */
  playOn?: {
    /** Nothing where somebody decides; who asks for it first has done what this step wants. */
    next: (
      open: Open,
      begun: boolean,
      own?: Readonly<Record<string, { hidden?: unknown }>>,
    ) => Command | null;
    /** Whether a power of the app’s showed something. */
    stops: (entry: Entry, open: Open) => boolean;
    /** Why it stops there, where that is not plain. */
    why?: (open: Open) => string | null;
    /** Papers of hers that this step may want, by a name of their own. */
    mine?: (open: Open) => { label: string; person: string; first?: string } | null;
    /** Whether the board is asked now. */
    asksMap?: (open: Open) => boolean;
  };
  /** The cards of a hand, from its hidden part. */
  sayHand?: (hidden: unknown, open: Open) => CardWords[];
  /** The cards that a public entry laid open for everyone. */
  cardsShown?: (row: PublicRow, open: Open) => ShownCard[];
  /** What is asked of the board each turn, the same whatever the app holds. */
  mapQuestions?: readonly MapQuestion[];
  /** How the game ends by the table’s word, where it can now. */
  ending?: (open: Open) => Ending | null;
  hasCurtain: (open: Open) => boolean;
  /** Who is to open the papers next, for the round of the curtain. */
  nextVisitor: (open: Open) => string | null;
  /** Whether a round is under way that visits everyone; never, where there is none. */
  roundDue?: (open: Open) => boolean;
  /** The power that an event asks now; nothing where it asks the table. */
  owes?: (open: Open) => string | null;
  sayEntry: (entry: Entry) => Sentence;
  sayRow: (row: PublicRow) => Sentence;
  /** The same, each card that it lays open by itself. */
  sayCards: (row: PublicRow) => Sentence[];
  /** "Income is taken", for Undo and Redo. */
  nameEntry: (entry: Entry) => string;
  nameTotal: (key: string, open: Open) => string;
  /** What an entry is to the table: an event, a ruling, a step of the turn, or only kept. */
  natureOf: (entry: Entry) => Nature;
  /** What heads a part of the journal; its turn and phase where a game says nothing else. */
  partOf?: (at: Entry['at'], open: Open) => string;
  /** A sheet by its name: `menu`, `why:index` …; those of the shared screens come first. */
  sheet: (name: string, tools: SheetTools) => ReactNode;
}

/** A game’s own words for the shared screens: what they hand to it is always the open part of its own table. */
export function createFace<Open extends TableBase>(face: Face<Open>): Face {
  return face as Face;
}

export const FaceContext = createContext<Face | null>(null);

/** What is asked of a game where people are seated: a new table knows this of it and no more. */
export type Seating = Pick<Face, 'powers' | 'marks' | 'mostPeople' | 'forOne'>;

export const SeatingContext = createContext<Seating | null>(null);

/** The marks of powers. */
export function marksOf(face: Face, powers: readonly string[]): Mark[] {
  return powers.flatMap((power) => face.marks[power] ?? []);
}

/** The game of the open table. */
export function useFace(): Face {
  const face = useContext(FaceContext);
  if (!face) throw new Error('No game is joined to the page.');
  return face;
}

/** Who can sit where: as the new table says, or the game of the open one. */
export function useSeating(): Seating {
  const seating = useContext(SeatingContext);
  const face = useContext(FaceContext);
  const found = seating ?? face;
  if (!found) throw new Error('No game is joined to the page.');
  return found;
}

/** A part of a sheet to be written on. */
export interface BlankSheet {
  name: string;
  /** What is written under: "Support". */
  columns: readonly string[];
  /** Whose lines they are, or how many lines of nobody’s. */
  rows: readonly string[] | number;
  /** Numbers to be ringed, from the least to the most. */
  track?: { from: number; to: number };
}
