import type { TableSummary } from '@/kernel/ports';

const WORDS = ['game', 'name', 'season', 'people', 'now', 'next', 'due', 'last'] as const;
const NUMBERS = ['entries', 'playedAt', 'copiedEntries'] as const;

/** Whether the stored value is a summary of this table that Home can show. */
export function isTableSummary(value: unknown, id: string): value is TableSummary {
  if (typeof value !== 'object' || value === null) return false;
  const note = value as Partial<TableSummary>;
  return (
    note.id === id &&
    WORDS.every((key) => typeof note[key] === 'string') &&
    NUMBERS.every((key) => Number.isFinite(note[key])) &&
    (note.copiedAt === null || Number.isFinite(note.copiedAt)) &&
    (note.turn === undefined || typeof note.turn === 'string') &&
    (note.sides === undefined || (Array.isArray(note.sides) && note.sides.every(isSide)))
  );
}

const isSide = (side: Record<string, unknown> | null) =>
  ['name', 'mark', 'tone'].every((key) => typeof side?.[key] === 'string');
