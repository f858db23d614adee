import { Button } from '@/ui/button';
import { JournalList } from '@/ui/journal-list';
import { useFace } from './face';
import { OverSheet } from './over-sheet';
import sheet from './sheet-foot.module.css';
import { useTable } from './use-table';

/** What happened since a public entry, a sentence each. */
export function HappenedSheet({ from, onClose }: { from: number; onClose: () => void }) {
  const { sayRow, guideFor } = useFace();
  const { open, table } = useTable();
  const rows = table.rows.filter(({ no, stands }) => no > from && stands);
  return (
    <OverSheet
      title="What happened"
      note={`Next: ${guideFor(open).line.replace(/^Next: /, '')}`}
      onClose={onClose}
    >
      {rows.length === 0 ? (
        <p className={sheet.body}>Nothing happened: something waits for you first.</p>
      ) : (
        <JournalList
          headingLevel={3}
          rows={rows.map((row) => {
            const { text, notes, rule } = sayRow(row);
            return { id: String(row.no), n: row.no, text, notes, ...(rule ? { rule } : {}) };
          })}
        />
      )}
      <div className={sheet.foot}>
        <Button look="solid" onClick={onClose}>
          Go on
        </Button>
      </div>
    </OverSheet>
  );
}
