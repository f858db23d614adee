import type { Entry } from '@/kernel/journal/entry';
import { movesHead } from '@/kernel/journal/journal';
import { correctionOf } from '@/kernel/journal/standing';
import type { PublicRow } from '@/kernel/journal/views';
import { printList } from '@/kernel/print';
import { Button } from '@/ui/form/button';
import sheet from '../page/sheet-foot.module.css';
import { useDispatchHere, useTable } from '../use-table';

/** The number of the entry before this one; null if it is the first or no longer stands. */
export function beforeRow({ entry, stands }: PublicRow): number | null {
  return stands && movesHead(entry) === null && entry.parent > 0 ? entry.parent : null;
}

/** What returning to `to` takes back: the number of entries, in words, and the corrections made since. */
export function sayTakenBack(rows: readonly PublicRow[], to: number): { count: string; corrections: string } {
  const later = rows.filter(({ no, entry, stands }) => no > to && stands && movesHead(entry) === null);
  const lost = later.filter(({ entry }) => (correctionOf(entry)?.entry ?? to + 1) <= to);
  const numbers = printList(lost.map(({ no }) => String(no)));
  return {
    count: later.length === 1 ? 'this entry' : `${later.length} entries`,
    // The line up to `to` is older than the corrections made to it.
    corrections:
      lost.length === 0
        ? ''
        : lost.length === 1
          ? `What entry ${numbers} corrected before that is as it was, too.`
          : `What entries ${numbers} corrected before that is as it was, too.`,
  };
}

/**
 * The label of Undo. Undoing opened papers also undoes the decisions made in them. The label always says so,
 * even if there were none, so it reveals no secret.
 */
export function nameUndo(entry: Entry | null, name: (entry: Entry) => string): string {
  if (!entry) return 'Nothing to undo';
  const papers = entry.open?.command.type === 'open-papers';
  return `Undo: ${name(entry)}${papers ? ' and decisions' : ''}`;
}

interface TakeBackFormProps {
  row: PublicRow;
  /** The entry number before it, to return to. */
  to: number;
  onGone: () => void;
  /** The alternative action for this entry. */
  other: { label: string; onPress: () => void };
}

/** Takes back all entries from a given one on at once, after saying so. */
export function TakeBackForm({ row, to, onGone, other }: TakeBackFormProps) {
  const { table } = useTable();
  const { send, refused } = useDispatchHere();
  const { count, corrections } = sayTakenBack(table.rows, to);
  return (
    <>
      {refused}
      <div className={sheet.body}>
        <p>
          The table stands again as it was before entry {row.no}. What was played since stays in the journal,
          struck through, and Bookmarks leads back to it. {corrections}
        </p>
      </div>
      <div className={sheet.foot}>
        <Button onClick={other.onPress}>{other.label}</Button>
        <Button
          look="solid"
          icon="undo"
          onClick={() => void send({ type: 'return', entry: to }).then((gone) => gone && onGone())}
        >
          Take back {count}
        </Button>
      </div>
    </>
  );
}
