import { BoardTabs } from '@/ui/page/board-tabs';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';

/** The address of a page of a table; with a public entry number, as the table was after that entry. */
export function pathOf(table: string, page: string, moment: number | null = null): string {
  const path = page === 'table' && moment === null ? `/table/${table}` : `/table/${table}/${page}`;
  return moment === null ? path : `${path}/${moment}`;
}

/** The table and its boards side by side, with the phase that is played now. */
export function PageTabs({ page }: { page: string }) {
  const face = useGameUi();
  const { open, table, moment } = useTable();
  return (
    <BoardTabs
      label="Pages of this table"
      current={page}
      note={[face.phaseOf(open.step), face.stepOf(open).toLowerCase()].filter(Boolean).join(', ')}
      tabs={face.pages.map(({ id, name }) => ({ id, name, href: `#${pathOf(table.id, id, moment)}` }))}
    />
  );
}
