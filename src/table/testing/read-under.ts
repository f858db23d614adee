import type { Journal } from '@/kernel/journal/journal';
import { publicRows } from '@/kernel/journal/views';
import type { GameUi, TableBase } from '../game-ui';
import { isMove, passing } from '../journal/draw-journal';
import type { Filter } from '../journal/journal-position';

/** For tests only: what the journal shows under one of its filters, oldest first, a sentence each. */
export function readUnder<Open extends TableBase, Hidden>(
  filter: Filter,
  { natureOf, sayRow }: Pick<GameUi, 'natureOf' | 'sayRow'>,
  { journal, open }: { journal: Journal<Open, Hidden>; open: Open },
): string[] {
  const rows = publicRows(journal);
  return rows
    .filter((row) => !isMove(row))
    .filter(passing(filter, { natureOf }, open, rows))
    .map((row) => sayRow(row).text);
}
