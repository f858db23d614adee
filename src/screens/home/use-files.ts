import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/kernel/file/limits';
import { printRefusal, type Result, refuse } from '@/kernel/result';
import { useActions } from '@/store/context';
import type { AlreadyHere } from '@/store/opening';
import type { HereAsked } from './already-here';

const UNREAD = refuse('The file cannot be read.', { allowed: 'Open it again, or another copy.' });
const LARGE = refuse(`This file has more than ${LIMITS.tableMegabytes} MB.`, {
  allowed: `At most ${LIMITS.tableMegabytes} MB are read.`,
});

/** Milliseconds after which somebody is told that a file is being read. */
const TOLD_AFTER = 500;

/** A file that is being read: its name, and how much of it is done, from 0 to 1. */
interface FileProgress {
  name: string;
  part: number;
}

/**
 * Opens files of tables. One table is gone to at once; of several each is kept. What is refused is told, every file by
 * itself; what takes long is shown, and can be stopped.
 */
export function useFiles(go: (path: string) => void) {
  const actions = useActions();
  const [refused, setRefused] = useState<string[]>([]);
  const [reading, setReading] = useState<FileProgress | null>(null);
  const [here, setHere] = useState<HereAsked | null>(null);
  const cancelled = useRef(false);
  const told = useRef<HTMLDivElement>(null);

  // On a phone the button that opens a file stands below what is said of it.
  const waits = reading !== null;
  useEffect(() => {
    if (waits || refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [waits, refused]);

  async function readOne(file: File): Promise<Result<string>> {
    // Looked at before a letter of it is read.
    if (file.size > LIMITS.tableMegabytes * 1024 * 1024) return LARGE;
    const began = Date.now();
    const waiting = {
      progress: (part: number) => {
        if (Date.now() - began > TOLD_AFTER) setReading({ name: file.name, part });
      },
      cancelled: () => cancelled.current,
      alreadyHere: (table: AlreadyHere) =>
        new Promise<Parameters<HereAsked['answer']>[0]>((answer) =>
          setHere({ file: file.name, table, answer }),
        ).finally(() => setHere(null)),
    };
    return file.text().then(
      (text) => actions.readFile(text, waiting),
      () => UNREAD,
    );
  }

  async function readFiles(files: readonly File[]) {
    setRefused([]);
    cancelled.current = false;
    const several = files.length > 1;
    const words: string[] = [];
    let last: string | null = null;
    for (const file of files) {
      if (cancelled.current) break;
      const read = await readOne(file);
      if (read.ok) last = read.value;
      else words.push(`${several ? `${file.name}: ` : ''}${printRefusal(read.refusal)}`);
    }
    setReading(null);
    setRefused(words);
    if (last && !several) go(`/table/${last}`);
    else if (last) await actions.readShelf();
  }

  return {
    readFiles,
    reading,
    cancel: () => {
      cancelled.current = true;
    },
    refused,
    /** Somebody is asked about a table that is here already. */
    here,
    /** Where that is said. */
    told,
    /** Says why nothing was opened; nothing at all takes away what was said. */
    say: (words: string[]) => setRefused(words),
  };
}

export type Files = ReturnType<typeof useFiles>;
