import type { Platform, TableSummary } from '@/kernel/ports';

/** The summary of an unreadable table; opening it shows the parts that remain. */
const damagedNote = (id: string, name: string): TableSummary => ({
  id,
  game: '',
  name,
  season: 'Damaged',
  people: 'Not readable',
  now: 'The table is damaged',
  next: 'see what can be read',
  due: '',
  last: 'Not readable',
  entries: 0,
  playedAt: 0,
  copiedAt: null,
  copiedEntries: 0,
});

/** Rebuilds and stores a missing or damaged summary. Never throws, so that other tables still load. */
export async function rebuildSummary(platform: Platform, id: string): Promise<TableSummary> {
  try {
    const [rows, { readRows }] = await Promise.all([platform.storage.read(id), import('./table/opened')]);
    if (!rows) return damagedNote(id, 'A table without a name');
    const { name, wrong, parts } = await readRows(rows, platform.now());
    const note = parts[0]?.lying.note;
    if (!note || wrong.length > 0) return damagedNote(id, name);
    await platform.storage.note(note);
    return note;
  } catch {
    return damagedNote(id, 'A table without a name');
  }
}
