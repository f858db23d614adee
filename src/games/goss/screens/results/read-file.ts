import { checkPastedText, type OpenedText, type TextWanted } from '@/kernel/file/decode-text';
import { TABLE_FORMAT } from '@/kernel/file/saves';
import { refuseListOfOther } from '@/kernel/list-of-game';
import { accept, type Result, refuse } from '@/kernel/result';
import { GAMES } from '@/store/games';
import { readTextFile } from '@/table/copies/read-text-file';

/** A table of results is a hundredth of it. */
const RESULTS: TextWanted = {
  megabytes: 0.2,
  smaller: 'Open a smaller one, or paste only the rows.',
  asText: 'Open a plain text, or copy the rows and paste them.',
  asCells: 'Copy its cells and paste them.',
};

/** Opens a file as text, or says why it is not a table of results. Its content is never executed. */
export const readListFile = async (file: Blob) => checkList(await readTextFile(file, RESULTS));

/** The same guard for a text that was pasted or typed. */
export const checkListText = (text: string) => checkList(checkPastedText(text, RESULTS));

const MARKUP = /^\s*<(?:[!?]|(?:html|head|body|table|div|script|style|svg|p|span|meta)\b)|<script\b/i;

function checkList(read: Result<OpenedText>): Result<string> {
  if (!read.ok) return read;
  const { text } = read.value;
  if (MARKUP.test(text))
    return refuse('This is a web page, not a list. Nothing in it was run.', {
      allowed: 'Copy the words of its table and paste them.',
    });
  if (text.slice(0, 4000).includes(`"${TABLE_FORMAT}"`))
    return refuse('This is a table of Dispatch Box, not a table of results.', {
      allowed: 'Open it from Home.',
    });
  const other = refuseListOfOther(GAMES, text, 'goss');
  return other ? { ok: false, refusal: other } : accept(text);
}
