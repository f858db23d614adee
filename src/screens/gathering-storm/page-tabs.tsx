import { stepOfPhase } from '@/systems/gathering-storm/phase-marks';
import { stepAt } from '@/systems/gathering-storm/phases';
import { BoardTabs } from '@/ui/board-tabs';
import { PAGES, type PageId, pathOf } from './pages';
import { useTable } from './use-table';

/** The table and its boards side by side, with the phase that is played now. */
export function PageTabs({ page }: { page: PageId }) {
  const { open, table, moment } = useTable();
  return (
    <BoardTabs
      label="Pages of this table"
      current={page}
      note={`${stepAt(open.step).phase}, ${stepOfPhase(open).toLowerCase()}`}
      tabs={PAGES.map(({ id, name }) => ({ id, name, href: `#${pathOf(table.id, id, moment)}` }))}
    />
  );
}
