import { MOST_LETTERS } from '@/games/storm-over-asia/rules/cards/entry-list';
import { checkPastedText, type TextWanted } from '@/kernel/file/decode-text';
import { refuseListOfOther } from '@/kernel/list-of-game';
import type { Refusal } from '@/kernel/result';
import { GAMES } from '@/store/games';
import { readTextFile } from '@/table/copies/read-text-file';

/** So many letters of up to four bytes. */
const ENTRIES: TextWanted = {
  megabytes: 4,
  smaller: 'Open a smaller one, or paste the list in parts.',
  asText: 'Open a file of plain text.',
  asCells: 'Copy its cells and paste them.',
};

/** Why a text cannot be a list of entries, or null if it may be one. */
export function checkListText(text: string): Refusal | null {
  if (text.length > MOST_LETTERS) {
    const print = (count: number) => count.toLocaleString('en-US');
    return {
      message: `The text has ${print(text.length)} letters; at most ${print(MOST_LETTERS)} are read.`,
      allowed: 'Paste the list in parts.',
    };
  }
  if (text.includes('"dispatch-box/'))
    return {
      message: 'This is a file of Dispatch Box, not a list of entries.',
      allowed: 'Open it from Home.',
    };
  if (text.trim() === '') return null;
  const read = checkPastedText(text, ENTRIES);
  return read.ok ? refuseListOfOther(GAMES, text, 'storm-over-asia') : read.refusal;
}

/**
 * Reads a file as text, or says why it is not text. Whether it is a list of entries is checked when it is
 * used.
 */
export const readListFile = (file: Blob) => readTextFile(file, ENTRIES);
