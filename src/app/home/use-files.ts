import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/kernel/file/limits';
import { accept, printRefusal, type Result, refuse } from '@/kernel/result';
import { useActions } from '@/store/context';
import { isDeviceFile } from '@/store/device-file/is-device-file';
import type { RestorePlan } from '@/store/device-file/plans';
import { handFile } from '@/store/handed-file';
import type { AlreadyHere } from '@/store/opening';
import type { HereAsked } from './already-here';

const UNREAD = refuse('The file cannot be read.', { allowed: 'Open it again, or another copy.' });
const LARGE = refuse(`This file has more than ${LIMITS.deviceMegabytes} MB.`, {
  allowed: `At most ${LIMITS.deviceMegabytes} MB are read.`,
});

/** Whether a file says that this app made it. */
const isOurs = (text: string) => text.slice(0, 1000).includes('"dispatch-box/');

/** Milliseconds after which the progress of a file is shown. */
const PROGRESS_DELAY = 500;

/** A file that is being read: its name, and how much of it is done, from 0 to 1. */
interface FileProgress {
  name: string;
  part: number;
}

/** What was refused; if there are several files, also which one. */
interface Refused {
  file?: string;
  words: string;
}

/** Hands a deck's list on to where decks are read; null if the file is no list. */
async function takeList(
  file: File,
  several: boolean,
  go: (path: string) => void,
): Promise<Result<null> | null> {
  const { readListOfGame } = await import('@/table/copies/read-list-of-game');
  const game = await readListOfGame(file);
  if (!game) return null;
  const message = `This is a list of ${game.name}.`;
  if (!game.decks) return refuse(message, { allowed: `Open it at a table of ${game.name}.` });
  if (several) return refuse(message, { allowed: 'Open it by itself.' });
  handFile(file);
  go('/decks/new/read');
  return accept(null);
}

/** The question about a table that is here already. */
function useHereAsked() {
  const [here, setHere] = useState<HereAsked | null>(null);
  const askHere = (file: string, table: AlreadyHere) =>
    new Promise<Parameters<HereAsked['answer']>[0]>((answer) => setHere({ file, table, answer })).finally(
      () => setHere(null),
    );
  return { here, askHere };
}

/**
 * Opens files of tables and of a whole device. A single table is opened at once; several are only stored.
 * Refusals are shown per file; slow work shows its progress and can be cancelled.
 */
export function useFiles(go: (path: string) => void) {
  const actions = useActions();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [reading, setReading] = useState<FileProgress | null>(null);
  const { here, askHere } = useHereAsked();
  const [restoring, setRestoring] = useState<RestorePlan | null>(null);
  const cancelled = useRef(false);
  const messagesRef = useRef<HTMLDivElement>(null);

  // On a phone the button that opens a file is below its messages.
  const waits = reading !== null;
  useEffect(() => {
    if (waits || refused.length > 0) messagesRef.current?.scrollIntoView({ block: 'nearest' });
  }, [waits, refused]);

  /** Opens one file; returns the id of its table, or null if the file is handled otherwise. */
  async function readOne(file: File, several: boolean): Promise<Result<string | null>> {
    // Looked at before a letter of it is read.
    if (file.size > LIMITS.deviceMegabytes * 1024 * 1024) return LARGE;
    const began = Date.now();
    const waiting = {
      progress: (part: number) => {
        if (Date.now() - began > PROGRESS_DELAY) setReading({ name: file.name, part });
      },
      cancelled: () => cancelled.current,
      alreadyHere: (table: AlreadyHere) => askHere(file.name, table),
    };
    const text = await file.text().catch(() => null);
    if (text === null) return UNREAD;
    const list = isOurs(text) ? null : await takeList(file, several, go);
    if (list || !isDeviceFile(text)) return list ?? actions.readFile(text, waiting);
    const plan = await actions.planRestore(text, waiting);
    if (!plan.ok) return plan;
    setRestoring(plan.value);
    return accept(null);
  }

  async function readFiles(files: readonly File[]) {
    setRefused([]);
    cancelled.current = false;
    const several = files.length > 1;
    const words: Refused[] = [];
    let last: string | null = null;
    for (const file of files) {
      if (cancelled.current) break;
      const read = await readOne(file, several);
      if (read.ok) last = read.value ?? last;
      else words.push({ ...(several ? { file: file.name } : {}), words: printRefusal(read.refusal) });
    }
    setReading(null);
    setRefused(words);
    if (last && !several) go(`/table/${last}`);
    else if (last) await actions.loadTables();
  }

  return {
    readFiles,
    reading,
    cancel: () => {
      cancelled.current = true;
    },
    refused,
    /** A question about a table that is already stored. */
    here,
    /** The changes that a device file would make, while the user is asked. */
    restoring,
    endRestoring: () => setRestoring(null),
    /** The element where this is shown. */
    told: messagesRef,
    /** Shows why nothing was opened; an empty array clears the message. */
    say: (words: string[]) => setRefused(words.map((said) => ({ words: said }))),
  };
}

export type Files = ReturnType<typeof useFiles>;
