import type { Entry } from '@/kernel/journal/entry';
import { movesHead } from '@/kernel/journal/journal';
import { correctionOf } from '@/kernel/journal/standing';
import type { PublicRow } from '@/kernel/journal/views';
import { printList } from '@/kernel/print';

/** Where the table stood before this entry; nothing where it was the first, or no longer stands. */
export function beforeRow({ entry, stands }: PublicRow): number | null {
  return stands && movesHead(entry) === null && entry.parent > 0 ? entry.parent : null;
}

/** What goes when the table stands again as it was after `to`: so many entries, in words, and what was put right since. */
export function sayTakenBack(rows: readonly PublicRow[], to: number): { count: string; corrections: string } {
  const later = rows.filter(({ no, entry, stands }) => no > to && stands && movesHead(entry) === null);
  const lost = later.filter(({ entry }) => (correctionOf(entry)?.entry ?? to + 1) <= to);
  const numbers = printList(lost.map(({ no }) => String(no)));
  return {
    count: later.length === 1 ? 'this entry' : `${later.length} entries`,
    // The line up to there is older than what was put right in it.
    corrections:
      lost.length === 0
        ? ''
        : lost.length === 1
          ? `What entry ${numbers} corrected before that is as it was, too.`
          : `What entries ${numbers} corrected before that is as it was, too.`,
  };
}

/**
 * What Undo says that it takes back. With papers goes whatever was decided in them; it says so whether anything was, and
 * never how much, so that it tells no secret.
 */
export function nameUndo(entry: Entry | null, name: (entry: Entry) => string): string {
  if (!entry) return 'Nothing to undo';
  const papers = entry.open?.command.type === 'open-papers';
  return `Undo: ${name(entry)}${papers ? ' and decisions' : ''}`;
}
