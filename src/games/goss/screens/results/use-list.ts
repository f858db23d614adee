import { useState } from 'react';
import { checkResults } from '@/games/goss/rules/results/check';
import { type ReadResults, readResults } from '@/games/goss/rules/results/read-list';
import { checkPastedText, type OpenedText, type TextWanted } from '@/kernel/file/decode-text';
import { TABLE_FORMAT } from '@/kernel/file/saves';
import { refuseListOfOther } from '@/kernel/list-of-game';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { GAMES } from '@/store/games';
import { readTextFile } from '@/table/copies/read-text-file';
import { useDraftState } from '@/ui/form/draft-state';

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

/** A mistake in a list: on one line, or in the whole list. */
export interface LineMistake {
  line: number | null;
  words: string;
}

interface List {
  source: string;
  read: ReadResults | null;
  /** Sorted by line; the list cannot be saved while there is one. */
  mistakes: LineMistake[];
  /** Lines that have a mistake or had one since the list arrived: a fixed line stays in place. */
  lines: number[];
}

const BREAK = /\r\n|\r|\n/;
export const linesOf = (source: string) => source.split(BREAK);

/** Everything that is wrong, in the order of the lines. */
function mistakesIn(read: ReadResults): LineMistake[] {
  // While lines cannot be read, numbers that lack a row only repeat it.
  const unread = read.mistakes.length > 0;
  const checked = checkResults(read.table)
    .filter(({ kind }) => !unread || kind !== 'gap')
    .map(({ row, words }) => ({ line: row === undefined ? null : (read.rowLines[row] ?? null), words }));
  const place = ({ line }: LineMistake) => line ?? Number.POSITIVE_INFINITY;
  return [...read.mistakes, ...checked].sort((one, other) =>
    place(one) === place(other) ? 0 : place(one) - place(other),
  );
}

function readSource(source: string, before: readonly number[]): List {
  if (source.trim() === '') return { source, read: null, mistakes: [], lines: [] };
  const read = readResults(source);
  const mistakes = mistakesIn(read);
  const lines = new Set([...before, ...mistakes.flatMap(({ line }) => line ?? [])]);
  return { source, read, mistakes, lines: [...lines].sort((one, other) => one - other) };
}

/** A list of results that is pasted, opened or typed, and fixed line by line; it is not saved from here. */
export function useList() {
  const [saved, keep] = useDraftState('list', '');
  const [list, setList] = useState<List>(() => readSource(saved, []));
  function put(next: List) {
    setList(next);
    keep(next.source);
  }
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Takes a text, or says why it is not a list; a refused text leaves the current one in place. */
  function take(text: Result<string>): boolean {
    setRefusal(text.ok ? null : text.refusal);
    if (text.ok) put(readSource(text.value, []));
    return text.ok;
  }
  return {
    ...list,
    refusal,
    clear: () => setRefusal(null),
    /** The whole of it is written or pasted. */
    write: (source: string) =>
      void (source.trim() === '' ? put(readSource('', [])) : take(checkListText(source))),
    openFile: async (file: Blob) => void take(await readListFile(file)),
    /** Replaces one line; the other lines stay. */
    mend(line: number, text: string) {
      const lines = linesOf(list.source);
      lines[line - 1] = text;
      put(readSource(lines.join('\n'), list.lines));
    },
    /** For when the list is saved as a table of results, or continues as one. */
    forget: () => keep(''),
  };
}

export type ListInSight = ReturnType<typeof useList>;
