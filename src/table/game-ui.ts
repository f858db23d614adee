import { createContext, type ReactNode, useContext } from 'react';
import type { Description, Seats, TableBase } from '@/kernel/description';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import type { Seat } from '@/kernel/seats';
import type { Mark } from '@/ui/mark/roundel';
import type { ShownCard } from './journal/shown-cards';

export type { Seat, TableBase };

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

/** What may be done beside the one next thing. */
export interface ExtraWays {
  onOpen: (sheet: string) => void;
  run: (command: Command) => void;
  /** Opens somebody’s papers, where it can at this sheet. */
  onPapers: (person: string, first?: string) => void;
}

/** The screens of a game, as the screens that all tables share ask for them. */
export interface GameUiScreens<Open extends TableBase = TableBase> {
  marks: Readonly<Record<string, Mark>>;
  pages: readonly { id: string; name: string }[];
  /** What has no tab and prints all the same: a page of the table, or an address elsewhere. */
  papers?: readonly ({ title: string; note: string } & ({ page: string } | { path: string }))[];
  /** A turn to be written down by hand. */
  blank: readonly BlankSheet[];
  /** The board that this step of the turn is played on. */
  boardNow: (open: Open) => string;
  /** What may be done beside the one next thing. */
  extraFor: (open: Open, ways: ExtraWays) => ReactNode;
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
  /** It is one of two seas: a table of the other game may be played in the same evening, a tap apart. */
  bothSeas?: true;
  /** What is asked of the board each turn, the same whatever the app holds. */
  mapQuestions?: readonly MapQuestion[];
  /** A sheet by its name: `menu`, `why:index` …; those of the shared screens come first. */
  sheet: (name: string, tools: SheetTools) => ReactNode;
}

/** A game as the shared screens know it: what it tells, and its own screens beside it. */
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

/** What is asked of a game where people are seated: a new table knows this of it and no more. */
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

/** Who can sit where: as the new table says, or the game of the open one. */
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
  /** What is written under: "Support". */
  columns: readonly string[];
  /** Whose lines they are, or how many lines of nobody’s. */
  rows: readonly string[] | number;
  /** Numbers to be ringed, from the least to the most. */
  track?: { from: number; to: number };
}
