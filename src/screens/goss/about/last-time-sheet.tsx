import { guideFor } from '@/systems/goss/guide';
import { printStep } from '@/systems/goss/markers';
import { sayEntry } from '@/systems/goss/sentences';
import type { OpenState } from '@/systems/goss/state';
import { printClock } from '@/systems/goss/steps';
import { OverSheet } from '@/table/over-sheet';
import sheet from '@/table/sheet-foot.module.css';
import { useRows } from '@/table/use-rows';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { JournalList } from '@/ui/journal-list';

/** Where the table was left, for those who come back to it. */
export function LastTimeSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const rows = useRows().slice(-6).reverse();
  const { line, dues } = guideFor(open);
  return (
    <OverSheet
      title="Where we are"
      note={`${printClock(open)}. ${printStep(open, open.step)}. ${line}${line.endsWith('?') ? '' : '.'}`}
      onClose={onClose}
    >
      <div className={sheet.body}>
        {dues.length > 0 && <p>Due: {dues.map(({ words }) => words).join('. ')}</p>}
        {rows.length === 0 && <p>The table is set; nothing has happened yet.</p>}
        <JournalList
          compact
          rows={rows.map(({ no, entry }) => ({ id: String(no), n: no, text: sayEntry(entry).text }))}
        />
      </div>
      <div className={sheet.foot}>
        <Button look="solid" onClick={onClose}>
          Go on
        </Button>
      </div>
    </OverSheet>
  );
}
