import type { TextWanted } from '@/kernel/file/decode-text';
import { type GameTile, gameOfList } from '@/store/games';
import { readTextFile } from '@/table/copies/read-text-file';

/** What is no text of this size is no list; the page that reads it says the rest. */
const LISTS: TextWanted = { megabytes: 5, smaller: '', asText: '', asCells: '', guesses: true };

/** The game whose list a file holds; nothing where it is no list. */
export async function readListOfGame(file: File): Promise<GameTile | undefined> {
  const read = await readTextFile(file, LISTS);
  return read.ok ? gameOfList(read.value.text) : undefined;
}
