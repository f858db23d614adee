import type { System } from '@/kernel/game';

export interface GameTile {
  id: string;
  name: string;
  label: string;
  order: number;
}

const tiles = import.meta.glob<{ game: GameTile }>('../systems/*/game.ts', { eager: true });
const systems = import.meta.glob<{ system: System }>('../systems/*/system.ts');

/** Every game of this build, found by its folder. */
export const GAMES: GameTile[] = Object.values(tiles)
  .map(({ game }) => game)
  .sort((one, other) => one.order - other.order);

/** The rules of a game, loaded when a table needs them. */
export async function loadSystem(id: string): Promise<System | null> {
  const load = systems[`../systems/${id}/system.ts`];
  return load ? (await load()).system : null;
}
