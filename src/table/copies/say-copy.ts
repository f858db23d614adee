import type { TableSummary } from '@/kernel/ports';
import { firstTurnOf } from '@/store/first-turn';

const DAY = 86_400_000;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The part of a table's summary about its copies. */
type Copied = Pick<TableSummary, 'id' | 'copiedAt' | 'copiedEntries' | 'entries'>;

/** The number of entries since the last copy that triggers a reminder: about an evening. */
const MANY = 80;

/** How many entries are on this device alone. */
export const onlyHere = ({ entries, copiedEntries }: Copied) => Math.max(0, entries - copiedEntries);

/** Whether many entries have been made since the last copy, and since the reminder was postponed. */
export const isCopyDue = (table: Copied, putOffAt: number) =>
  Math.min(onlyHere(table), table.entries - putOffAt) >= MANY;

/** When the last copy was made, in words: "Nine days ago; 41 entries are only on this device". */
export function sayCopy(note: Copied, now = Date.now()): string {
  const { id, copiedAt, copiedEntries, entries } = note;
  if (firstTurnOf(id)) return 'None: nothing of a guided turn stays';
  // The source file counts as a copy.
  const when = copiedAt === null ? copiedEntries > 0 && 'The file it came from' : sayDays(now - copiedAt);
  const only = onlyHere(note);
  const rest = only === 0 ? 'nothing has changed since' : sayOnly(only);
  if (when) return `${when}; ${rest}`;
  return entries === 0 ? 'None yet' : `None yet; ${rest}`;
}

/** "41 entries are only on this device". */
export const sayOnly = (count: number) =>
  `${count} ${count === 1 ? 'entry is' : 'entries are'} only on this device`;

/** How long ago it was, on its own: "Nine days ago". */
function sayDays(elapsed: number): string {
  const days = Math.floor(elapsed / DAY);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const words = WORDS[days] ?? String(days);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} days ago`;
}
