import { BoardTabs } from '@/ui/page/board-tabs';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import { pathOf } from './path-of';

/** The table and its boards side by side, with the phase that is played now. */
export function PageTabs({ page }: { page: string }) {
  const face = useGameUi();
  const { open, table, moment } = useTable();
  return (
    <BoardTabs
      label="Pages of this table"
      current={page}
      note={`${face.phaseOf(open.step)}, ${face.stepOf(open).toLowerCase()}`}
      tabs={face.pages.map(({ id, name }) => ({ id, name, href: `#${pathOf(table.id, id, moment)}` }))}
    />
  );
}
