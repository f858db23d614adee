import type { TextWanted } from '@/kernel/file/decode-text';
import type { GameTile } from '@/kernel/game-tile';
import { gameOfList } from '@/kernel/list-of-game';
import { GAMES } from '@/store/games';
import { readTextFile } from './read-text-file';

/** What is no text of this size is no list; the page that reads it says the rest. */
const LISTS: TextWanted = { megabytes: 5, smaller: '', asText: '', asCells: '', guesses: true };

/** The game whose list a file holds; nothing where it is no list. */
export async function readListOfGame(file: File): Promise<GameTile | undefined> {
  const read = await readTextFile(file, LISTS);
  return read.ok ? gameOfList(GAMES, read.value.text) : undefined;
}
