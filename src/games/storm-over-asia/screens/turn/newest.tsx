import { sayEntry } from '@/games/storm-over-asia/rules/sentences';
import { EarlierButton } from '@/table/journal/earlier-button';
import { Moves } from '@/table/journal/moves';
import { useRows } from '@/table/journal/use-rows';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { JournalLines } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './powers-page.module.css';

/** The newest entries, with Undo and Redo. */
export function Newest({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { moment } = useTable();
  const { send } = useDispatch();
  const rows = useRows().slice(-3).reverse();
  return (
    <Sheet
      title="Journal"
      pad
      tools={
        moment === null && (
          <Button icon="pen" onClick={() => onOpen('notes')}>
            Notes
          </Button>
        )
      }
    >
      {moment === null && (
        <div className={styles.moves}>
          <Moves act={send} />
          <EarlierButton onOpen={onOpen} />
        </div>
      )}
      {rows.length === 0 && <p className={voice.note}>Nothing has happened yet.</p>}
      <JournalLines
        rows={rows.map(({ no, entry }) => ({ id: String(no), n: no, text: sayEntry(entry).text }))}
      />
    </Sheet>
  );
}
