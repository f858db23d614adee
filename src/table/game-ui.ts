import { createContext, type ReactNode, useContext } from 'react';
import type { Description, Seats, TableBase } from '@/kernel/description';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import type { Seat } from '@/kernel/seats';
import type { Mark } from '@/ui/mark/roundel';
import type { ShownCard } from './journal/shown-cards';

export type { Seat, TableBase };

/** Unrecorded choices on the page; the main button records them before it does anything else. */
export interface Pending {
  /** "Record Germany −1, Britain +1". */
  label: string;
  /** The commands in order, each with the choices that remain after it. */
  steps: readonly { command: Command; left: unknown }[];
  /** Under which name it was begun. */
  name: string;
}

/** The props of a sheet or panel over the table. */
export interface SheetTools {
  onOpen: (sheet: string | null) => void;
  onClose: () => void;
  go: (path: string) => void;
  onPause: () => void;
}

/** A card that is face up, or looked at on purpose, in words. */
export interface CardWords {
  id: string;
  title: string;
  /** What it does, a sentence each. */
  lines: readonly string[];
  /** When it is shown. */
  note: string;
}

/** Something on the board that the app cannot know, and the sheet or page to enter it. */
export interface MapQuestion {
  words: string;
  note: string;
  to: 'sheet' | 'page';
  id: string;
}

/** The actions available besides the next one. */
export interface ExtraWays {
  onOpen: (sheet: string) => void;
  run: (command: Command) => void;
  /** Opens a person's papers, if this sheet can. */
  onPapers: (person: string, first?: string) => void;
}

/** The screens of a game, as the shared screens use them. */
export interface GameUiScreens<Open extends TableBase = TableBase> {
  marks: Readonly<Record<string, Mark>>;
  pages: readonly { id: string; name: string }[];
  /** What has no tab and prints all the same: a page of the table, or an address elsewhere. */
  papers?: readonly ({ title: string; note: string } & ({ page: string } | { path: string }))[];
  /** A turn to be written down by hand. */
  blank: readonly BlankSheet[];
  /** The board that this step of the turn is played on. */
  boardNow: (open: Open) => string;
  /** The actions available besides the next one. */
  extraFor: (open: Open, ways: ExtraWays) => ReactNode;
  /** The unrecorded choices on the page of this step. */
  pendingOf?: (open: Open, begun: Readonly<Record<string, unknown>>) => Pending | null;
  /** How a table for one continues to the next decision; undefined if the game has no such tables. */
  playOn?: {
    /** Null if a person must decide. `begun`: asking for the next command completes this step. */
    next: (
      open: Open,
      begun: boolean,
      own?: Readonly<Record<string, { hidden?: unknown }>>,
    ) => Command | null;
    /** Whether a power of the app’s showed something. */
    stops: (entry: Entry, open: Open) => boolean;
    /** Why it stops there, where that is not plain. */
    why?: (open: Open) => string | null;
    /** The player's papers that this step may need, with their own label. */
    mine?: (open: Open) => { label: string; person: string; first?: string } | null;
    /** Whether the app asks about the board now. */
    asksMap?: (open: Open) => boolean;
  };
  /** What people with phones may do in their papers now; the same for all. */
  papersHint?: (open: Open) => { line: string; reason: string } | null;
  /** The cards of a hand, from its hidden part. */
  sayHand?: (hidden: unknown, open: Open) => CardWords[];
  /** The cards that a public entry revealed to everyone; 24 draws them for a line of the journal. */
  cardsShown?: (row: PublicRow, open: Open, size?: 24) => ShownCard[];
  /** Small pictures of what an entry’s cards did, for its line in the journal. `rows` has those of its turn. */
  drawEntry?: (row: PublicRow, open: Open, rows: readonly PublicRow[]) => ReactNode;
  /** It is one of two seas: a table of the other game may be played in the same evening, a tap apart. */
  bothSeas?: true;
  /** The questions about the board each turn, independent of what the app holds. */
  mapQuestions?: readonly MapQuestion[];
  /** Renders a sheet by name: `menu`, `why:index` …; names of the shared screens take precedence. */
  sheet: (name: string, tools: SheetTools) => ReactNode;
}

/** A game as the shared screens see it: its description and its own screens. */
export type GameUi<Open extends TableBase = TableBase> = Description<Open> & GameUiScreens<Open>;

/**
 * A game’s description and its screens, for the shared ones. What they hand to it is always the open part of its own
 * table; a shared screen reads of it only what `TableBase` has.
 */
export function createGameUi<Open extends TableBase>(
  description: Description<Open>,
  screens: GameUiScreens<Open>,
): GameUi {
  return { ...description, ...screens } as unknown as GameUi;
}

export const GameUiContext = createContext<GameUi | null>(null);

/** What seating people needs to know of a game; a new table knows no more of it. */
export type Seating = Seats & Pick<GameUi, 'marks'>;

export const SeatingContext = createContext<Seating | null>(null);

/** The marks of powers. */
export function marksOf(face: GameUi, powers: readonly string[]): Mark[] {
  return powers.flatMap((power) => face.marks[power] ?? []);
}

/** The game of the open table. */
export function useGameUi(): GameUi {
  const face = useContext(GameUiContext);
  if (!face) throw new Error('No game is joined to the page.');
  return face;
}

/** The possible seats, from the new table or from the open table's game. */
export function useSeating(): Seating {
  const seating = useContext(SeatingContext);
  const face = useContext(GameUiContext);
  const found = seating ?? face;
  if (!found) throw new Error('No game is joined to the page.');
  return found;
}

/** A part of a sheet to be written on. */
export interface BlankSheet {
  name: string;
  /** The headings to write under: "Support". */
  columns: readonly string[];
  /** The names of the rows, or the number of unnamed rows. */
  rows: readonly string[] | number;
  /** Numbers to be ringed, from the least to the most. */
  track?: { from: number; to: number };
}
