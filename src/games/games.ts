import type { GameTile } from '@/kernel/description';
import type { Help } from '@/kernel/help';
import type { Lesson, Lessons } from '@/kernel/lesson/first-turn';
import type { System } from '@/kernel/system';

export type { GameTile };

const tiles = import.meta.glob<{ game: GameTile }>('./*/rules/game.ts', { eager: true });
const helps = import.meta.glob<{ help: Help }>('./*/rules/help/help.ts');
const lessons = import.meta.glob<{ lessons: Lessons }>('./*/rules/first-turn/first-turn.ts');
const systems = import.meta.glob<{ system: System }>('./*/rules/system.ts');

/** Every game of this build, found by its folder. */
export const GAMES: GameTile[] = Object.values(tiles)
  .map(({ game }) => game)
  .sort((one, other) => one.order - other.order);

/** The rules of a game, loaded when a table needs them. */
export async function loadSystem(id: string): Promise<System | null> {
  const load = systems[`./${id}/rules/system.ts`];
  return load ? (await load()).system : null;
}

/** A guided turn of a game, loaded on demand; null if the game has none of that kind. */
export async function loadLesson(game: string, kind: string): Promise<Lesson | null> {
  const all = (await lessons[`./${game}/rules/first-turn/first-turn.ts`]?.())?.lessons;
  return all && Object.hasOwn(all, kind) ? (all[kind] as Lesson) : null;
}

/** The Help of every game, by its id; one chunk, loaded on demand. */
export async function loadHelps(): Promise<Record<string, Help>> {
  const all = GAMES.map(async ({ id }) => [id, (await helps[`./${id}/rules/help/help.ts`]?.())?.help]);
  return Object.fromEntries((await Promise.all(all)).filter(([, help]) => help));
}

/** The game of a new table until another is chosen, and of a script that names none. */
export const FIRST_GAME = GAMES[0]?.id ?? '';
