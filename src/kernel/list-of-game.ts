import type { GameTile } from './description';
import type { Refusal } from './result';

/** The number of characters needed to recognize a list. */
const GLANCE = 20_000;

const looksLike = ({ looksLikeList }: GameTile, text: string) =>
  looksLikeList?.(text.slice(0, GLANCE)) ?? false;

/** The game that a text is a list of; undefined if it looks like none. */
export const gameOfList = (games: readonly GameTile[], text: string): GameTile | undefined =>
  games.find((game) => looksLike(game, text));

/** The refusal if a text looks like a list of another game, or null. */
export function refuseListOfOther(games: readonly GameTile[], text: string, id: string): Refusal | null {
  const mine = games.find((game) => game.id === id);
  if (!mine || looksLike(mine, text)) return null;
  const other = gameOfList(games, text);
  if (!other) return null;
  return {
    message: `This is a list of ${other.name}, not of ${mine.name}.`,
    allowed: other.decks ? 'Open it from Home, or under Decks.' : `Open it at a table of ${other.name}.`,
  };
}
