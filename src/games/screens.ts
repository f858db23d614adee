import type { ComponentType } from 'react';
import type { TableSummary } from '@/kernel/ports';
import type { Mark } from '@/ui/mark/roundel';

/** What a game's screens folder provides to the shell. */
export interface GameScreens {
  TableScreens: ComponentType<{
    id: string;
    page?: string | undefined;
    moment?: string | undefined;
    go: (path: string) => void;
  }>;
  /** The decks of this device: the game's own and one's own, a page or a card of one of them. Not every game has them. */
  Decks?: ComponentType<{
    id?: string | undefined;
    page?: string | undefined;
    item?: string | undefined;
    go: (path: string) => void;
  }>;
  /** One person’s papers on a linked phone. Not every game has papers. */
  Hand?: ComponentType;
  /** The open table in large type, to be read across a room; read-only. */
  Room: ComponentType<{ go: (path: string) => void }>;
}

/** What Home shows of a game before anything of it is loaded: small, since it comes with the first screen. */
export interface HomeTile {
  /**
   * A small picture of its board, built from its own parts. Decorative: the text next to it says the same.
   */
  Picture: ComponentType;
  /** The seals of a table in the list on Home. */
  sealsOf(note: TableSummary): readonly Mark[];
}

const tiles = import.meta.glob<{ TILE: HomeTile }>('./*/screens/home-tile.tsx', { eager: true });

/** What Home shows of a game; nothing where this build does not know it. */
export const homeTileOf = (game: string): HomeTile | null =>
  tiles[`./${game}/screens/home-tile.tsx`]?.TILE ?? null;

const setUps = import.meta.glob<{ NewTable: ComponentType }>('./*/screens/new-table.tsx');

/** The set-up of a game, without its tables: it is what a first visitor opens. */
export async function loadSetUp(game: string): Promise<ComponentType> {
  const load = setUps[`./${game}/screens/new-table.tsx`];
  if (!load) throw new Error(`There is no set-up for ${game}.`);
  return (await load()).NewTable;
}

const folders = import.meta.glob<GameScreens>('./*/screens/screens.tsx');

/** The screens of a game, loaded when they are first needed. */
export async function loadScreens(game: string): Promise<GameScreens> {
  const load = folders[`./${game}/screens/screens.tsx`];
  if (!load) throw new Error(`There are no screens for ${game}.`);
  return load();
}
