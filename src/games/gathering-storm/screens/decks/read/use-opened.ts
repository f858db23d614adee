import { useState } from 'react';
import { checkPastedText, type OpenedText, type TextWanted } from '@/kernel/file/decode-text';
import { TABLE_FORMAT } from '@/kernel/file/saves';
import { refuseListOfOther } from '@/kernel/list-of-game';
import type { Refusal, Result } from '@/kernel/result';
import { GAMES } from '@/store/games';
import { readTextFile } from '@/table/copies/read-text-file';
import { GAME } from '../house';
import type { useList } from './use-list';

/** A list of cards is a tenth of it. */
const CARDS: TextWanted = {
  megabytes: 5,
  smaller: 'Open a smaller one, or paste the list in parts.',
  asText: 'Open a text, a CSV or a JSON file.',
  asCells: 'Save the list as CSV or as plain text, and open that.',
  guesses: true,
};

/** Receives a list from a file or the clipboard. A refused list changes nothing and is reported in place. */
export function useOpened(list: ReturnType<typeof useList>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  /** Counts received lists, so that the page can move to the result. */
  const [arrivals, setArrivals] = useState(0);

  /** Takes opened or pasted text, or says why it is not a list; table files are a frequent mix-up. */
  function receive(read: Result<OpenedText>, name: string | null, whole: boolean): boolean {
    const refused = read.ok ? refuseForeign(read.value.text, whole) : read.refusal;
    setRefusal(refused);
    setNote((read.ok && read.value.note) || null);
    if (!read.ok || refused) return false;
    if (whole) take(read.value.text, name);
    return true;
  }
  function take(text: string, name: string | null) {
    setFileName(name);
    list.replace(text);
    setArrivals((now) => now + 1);
  }
  return {
    refusal,
    note,
    fileName,
    arrivals,
    async openFile(file: File) {
      const name = file.name.replace(/\.\w{1,5}$/, '').trim() || null;
      receive(await readTextFile(file, CARDS), name, true);
    },
    /** Returns whether the browser should insert the pasted text; on an empty page a list is read at once. */
    takePasted(text: string): boolean {
      const whole = list.source.trim() === '' && text.trim() !== '';
      return receive(checkPastedText(text, CARDS), null, whole) && !whole;
    },
    clear() {
      setRefusal(null);
      setNote(null);
    },
  };
}

/** @param whole whether the text is a complete list, not a piece pasted into one */
function refuseForeign(text: string, whole: boolean): Refusal | null {
  if (text.slice(0, 4000).includes(`"${TABLE_FORMAT}"`))
    return {
      message: 'This is a table of Dispatch Box, not a list of cards.',
      allowed: 'Open it from Home.',
    };
  return whole ? refuseListOfOther(GAMES, text, GAME) : null;
}
