import type { OpenBase } from '@/kernel/game';
import { type Journal, lineBack } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import type { FollowedTable } from '@/kernel/link/followed-table';
import type { TableRecord, TableSummary } from '@/kernel/ports';
import type { AppState } from '../app-store';
import { DescribedRows, readView } from '../table/table-view';

/**
 * Reads a followed table as the screens of a table read theirs; null before its first rows came.
 * @param id that its drafts and forms have on this device
 */
export function createFollowedView(followed: FollowedTable, id: string) {
  const { system, game } = followed;
  let rows: { of: Journal<OpenBase, unknown>; described: DescribedRows } | null = null;
  return (heardAt: number | null): AppState['table'] => {
    const { journal, setup, rules } = followed;
    if (!journal) return null;
    if (rows?.of !== journal) rows = { of: journal, described: new DescribedRows(system, setup) };
    const record: TableRecord = { id, game, rules, setup, deck: null, kind: 'public' };
    const note: TableSummary = {
      ...system.describe(stateAt(journal).open, lineBack(journal)),
      id,
      game,
      entries: journal.published.length,
      playedAt: heardAt ?? 0,
      copiedAt: null,
      copiedEntries: journal.published.length,
    };
    return readView(journal, rows.described, { record, note });
  };
}
