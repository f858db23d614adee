import type { ComponentType } from 'react';

/** What a game's folder of screens offers the shell. */
export interface GameScreens {
  NewTable: ComponentType;
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
  /** The open table in big type, to be read across a room; nothing can be done in it. */
  Room: ComponentType<{ go: (path: string) => void }>;
}

const folders = import.meta.glob<GameScreens>('./*/screens.tsx');

/** The screens of a game, loaded when they are first needed. */
export async function loadScreens(game: string): Promise<GameScreens> {
  const load = folders[`./${game}/screens.tsx`];
  if (!load) throw new Error(`There are no screens for ${game}.`);
  return load();
}
