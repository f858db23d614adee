import type { GameTile } from '@/kernel/description';
import type { TextWanted } from '@/kernel/file/decode-text';
import { gameOfList } from '@/kernel/list-of-game';
import { GAMES } from '@/store/games';
import { readTextFile } from './read-text-file';

/** A file that is not text of this size is not a list; the page that reads it reports the rest. */
const LISTS: TextWanted = { megabytes: 5, smaller: '', asText: '', asCells: '', guesses: true };

/** The game whose list a file contains; undefined if it is not a list. */
export async function readListOfGame(file: File): Promise<GameTile | undefined> {
  const read = await readTextFile(file, LISTS);
  return read.ok ? gameOfList(GAMES, read.value.text) : undefined;
}
