import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Entry, TableNote, TableRecord } from '@/kernel/ports';
import { createShelf } from './shelf';

const record = (id: string): TableRecord => ({
  id,
  game: 'g',
  rules: 1,
  setup: {},
  deck: null,
  kind: 'whole',
});
const note = (id: string, playedAt: number): TableNote => ({
  id,
  game: 'g',
  name: id,
  season: '',
  people: '',
  now: '',
  next: '',
  due: '',
  last: '',
  entries: 0,
  playedAt,
  copiedAt: null,
  copiedEntries: 0,
});
const entry = (n: number): Entry => ({
  n,
  parent: n - 1,
  at: { turn: 1, step: 'draw' },
  open: { command: { type: 'x' } },
  changes: [],
});

const upon = (before: Entry | null, seed = false) => ({ before, seed, strictly: false });

it('a page that is left ends its transactions, and opens the database again when it is shown', async () => {
  const shelf = createShelf();
  await shelf.create(record('left'), null, note('left', 3), []);
  const writing = shelf.append('left', entry(1), upon(null)).catch(() => 'cut off');
  dispatchEvent(new Event('pagehide'));
  const written = await writing;
  // Another connection is not blocked, and what was reported is what is stored.
  const opened = await createShelf().open('left');
  expect(opened?.entries).toHaveLength(written === 'written' ? 1 : 0);
  if (written !== 'written') expect(await shelf.append('left', entry(1), upon(null))).toBe('written');
});
