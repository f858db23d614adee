import type { TableNote } from '@/kernel/ports';

const DAY = 86_400_000;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** When the last copy was made, in words: "Nine days ago; 41 entries are only on this device". */
export function sayCopy(
  note: Pick<TableNote, 'copiedAt' | 'copiedEntries' | 'entries'>,
  now = Date.now(),
): string {
  const only = note.entries - note.copiedEntries;
  const entries = `${only} ${only === 1 ? 'entry is' : 'entries are'} only on this device`;
  if (note.copiedAt === null) return note.entries === 0 ? 'None yet' : `None yet; ${entries}`;
  return only > 0
    ? `${sayDays(now - note.copiedAt)}; ${entries}`
    : `${sayDays(now - note.copiedAt)}; nothing has changed since`;
}

function sayDays(elapsed: number): string {
  const days = Math.floor(elapsed / DAY);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const words = WORDS[days] ?? String(days);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} days ago`;
}
