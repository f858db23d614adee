import type { Entry, TableRecord, TableSummary } from '@/kernel/ports';

/** For tests only: the least that a stored table is made of. */

export const record = (id: string): TableRecord => ({
  id,
  game: 'g',
  rules: 1,
  setup: {},
  deck: null,
  kind: 'whole',
});
export const note = (id: string, playedAt: number): TableSummary => ({
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
export const entry = (n: number): Entry => ({
  n,
  parent: n - 1,
  at: { turn: 1, step: 'draw' },
  open: { command: { type: 'x' } },
  changes: [],
});

export const precondition = (before: Entry | null, seed = false) => ({ before, seed, durable: false });
