import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type GuideLine, namedBy } from '@/kernel/guide';
import type { PublicRow } from '@/kernel/journal/views';
import { asSentence } from '@/kernel/print';
import { useAppStore } from '@/store/context';
import { Aloud, type Announcement } from '@/ui/page/aloud';
import { type GameUi, useGameUi } from '../game-ui';
import { useTable } from '../use-table';

/** What has been read aloud for each table opened so far: the number of entries, and the guide line. */
const ANNOUNCED = new Map<string, { entries: number; line: string }>();

/** Longest announcement, in characters; the journal has the rest. */
const MOST = 400;

/** Entries announced elsewhere: the curtain and the papers announce themselves. */
const SILENT = ['open-papers', 'look', 'bookmark'];

/** An entry as read aloud: its sentence, then each total that it changed. */
function sayAloud(row: PublicRow, rows: readonly PublicRow[], face: GameUi): string {
  const { text, notes } = face.sayRow(row);
  const type = row.entry.open?.command.type ?? '';
  if (type !== 'undo' && type !== 'redo') return [text, ...notes].map(asSentence).join(' ');
  const moved = rows.filter(({ undoneBy }) => undoneBy === row.no).map(({ entry }) => face.nameEntry(entry));
  // Drop notes that only repeat the name of an undone entry.
  const changes = notes.filter((note) => !moved.includes(note));
  return [[text, ...moved].join(': '), ...changes].map(asSentence).join(' ');
}

/** Whole sentences, each once, as many as one listens to. */
function shorten(sentences: readonly string[]): string {
  let words = '';
  for (const next of new Set(sentences.join(' ').split(/(?<=[.!?]) /))) {
    if (words.length + next.length > MOST) return `${words} More of it is in the journal.`;
    words = `${words} ${next}`.trim();
  }
  return words;
}

/** Whether the last sentence names the next step: "Next: take income" after "On to Income: take income". */
const isNamedIn = (sentences: readonly string[], guide: GuideLine) =>
  sentences.at(-1)?.toLowerCase().includes(namedBy(guide).toLowerCase()) ?? false;

/** The topmost sheet, if it announces the entries itself. */
function announcingSheet(): Element | undefined {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  return sheet?.querySelector('[data-tells]') ? sheet : undefined;
}

/**
 * Announces changes to screen readers: what was applied, each total that changed, and what comes next. It
 * speaks once, in this order, after everything is done and the sheet that sent the command is gone.
 */
export function ChangesAnnounced({ guide, children }: { guide: GuideLine; children: ReactNode }) {
  const { line } = guide;
  const face = useGameUi();
  const { table, moment } = useTable();
  const busy = useAppStore((state) => state.busy);
  const [said, setSaid] = useState<Announcement>({ words: '' });
  const { id, rows } = table;
  // Content of the first render is not announced; any later content is, however soon it appears.
  useLayoutEffect(() => {
    if (!ANNOUNCED.has(id)) ANNOUNCED.set(id, { entries: rows.length, line });
  }, [id, rows, line]);
  const announce = useEffectEvent(() => {
    const announced = ANNOUNCED.get(id);
    if (!announced) return;
    const sheet = announcingSheet();
    ANNOUNCED.set(id, { entries: rows.length, line: sheet ? announced.line : line });
    // The next step is announced after the sheet closes.
    sheet?.addEventListener('close', () => announce(), { once: true });
    if (sheet || moment !== null) return;
    const sentences = rows
      .slice(announced.entries)
      .filter(({ entry }) => !SILENT.includes(entry.open?.command.type ?? ''))
      .map((row) => sayAloud(row, rows, face));
    const words = [
      shorten(sentences),
      ...(line === announced.line || isNamedIn(sentences, guide) ? [] : [asSentence(line)]),
    ].filter(Boolean);
    if (words.length > 0) setSaid({ words: words.join(' ') });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is what changes
  useEffect(() => {
    if (busy) return;
    // The sending sheet closes in the next frame; until then screen readers ignore the page.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => announce());
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, line, busy]);
  return <Aloud value={said}>{children}</Aloud>;
}
