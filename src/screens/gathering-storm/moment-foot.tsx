import { sayEntry } from '@/systems/gathering-storm/sentences';
import { Button } from '@/ui/button';
import { Guide } from '@/ui/guide';
import { type PageId, pathOf } from './pages';
import { useTable } from './use-table';

interface MomentFootProps {
  page: PageId;
  /** The public entry after which the table is shown. */
  moment: number;
  go: (path: string) => void;
}

/** The foot of the table as it was: after which entry, one back, one on, and back to now. */
export function MomentFoot({ page, moment, go }: MomentFootProps) {
  const { table } = useTable();
  const rows = table.rows.filter(({ entry, stands }) => stands && !isMove(entry.open?.command.type));
  const at = rows.findIndex(({ no }) => no === moment);
  const row = rows[at] ?? table.rows.find(({ no }) => no === moment);
  const to = (no: number | undefined) => go(pathOf(table.id, page === 'journal' ? 'table' : page, no ?? 0));
  const earlier = at > 0 ? rows[at - 1]?.no : 0;
  const later = at < 0 ? undefined : rows[at + 1]?.no;
  return (
    <Guide
      label="The table as it was"
      line={moment === 0 ? 'As it was set up' : `As it was after ${moment}`}
      reason={row ? sayEntry(row.entry).text : 'Nothing can be changed here.'}
      extra={
        <>
          <Button icon="chevron-left" disabled={moment === 0} onClick={() => to(earlier)}>
            Earlier
          </Button>
          <Button icon="chevron-right" disabled={later === undefined} onClick={() => to(later)}>
            Later
          </Button>
        </>
      }
      action={{ label: 'Back to now', onPress: () => go(pathOf(table.id, page)) }}
    />
  );
}

const isMove = (type: string | undefined) => type === 'undo' || type === 'redo';
