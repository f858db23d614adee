import type { ResultsTable } from '@/games/goss/rules/results/table';
import { printRefusal } from '@/kernel/result';
import { DroppedNotice } from '@/table/copies/dropped-notice';
import { OpenFile } from '@/table/copies/open-file';
import { useDropping } from '@/table/copies/use-dropping';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { TextArea } from '@/ui/form/text-area';
import lay from '@/ui/lay.module.css';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { ListLines } from './list-lines';
import styles from './results.module.css';
import { ResultsLedger } from './results-ledger';
import { useList } from './use-list';

interface ListFormProps {
  /** Called if the list has no mistakes and is to be saved as it is. */
  onDone: (table: ResultsTable) => unknown;
  doneLabel: string;
  /** It is to be looked through, and mended, row by row. */
  onEdit: (table: ResultsTable) => void;
  onLeave: () => void;
}

const EXAMPLE =
  'Table: Our card\n00–04 | in combat | in movement | stays\n05–11 | in combat | in movement\nmodifier −5 | at night | both';

/** A table of results as a list: everything understood and every mistake, before anything is kept. */
export function ListForm({ onDone, doneLabel, onEdit, onLeave }: ListFormProps) {
  const list = useList();
  const dropping = useDropping(list.openFile);
  const { source, read, mistakes, refusal } = list;
  async function keep(table: ResultsTable) {
    if ((await onDone(table)) !== false) list.forget();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is never needed, a button opens the file
    <div className={styles.editor} onDragOver={dropping.hold} onDrop={dropping.drop}>
      {refusal && (
        <Notice tone="refusal" onClose={list.clear}>
          {printRefusal(refusal)}
        </Notice>
      )}
      <DroppedNotice left={dropping.left} onClose={dropping.clear} />
      <Sheet title="A list of results" titleSize="head">
        <div className={cx(lay.buttons, styles.source)}>
          <OpenFile what="A file with a list" onFile={(file) => void list.openFile(file)} />
          <Button icon="chevron-left" onClick={onLeave}>
            Cancel
          </Button>
          <TextArea
            label="The list as text"
            value={source}
            rows={8}
            placeholder={EXAMPLE}
            onChange={list.write}
            hint="Paste it, write it, or open a text file. One row a line: its numbers, the words for combat, the words for movement, and “stays” where the marker does; separated by tabs, bars or semicolons. Nothing is saved until you say so."
          />
        </div>
      </Sheet>
      {read && (
        <>
          <ListLines list={list} />
          {read.table.rows.length > 0 && (
            <Sheet title={`Understood: ${read.table.name}`}>
              <ResultsLedger table={read.table} />
            </Sheet>
          )}
          <div className={cx(lay.paper, lay.foot, styles.keep)}>
            <p className={styles.reason}>
              {mistakes[0]
                ? sayWaiting(mistakes[0], mistakes.length - 1)
                : 'Every number from 00 to 99 has one row.'}
            </p>
            <Button
              disabled={read.table.rows.length === 0}
              why="No row can be read yet."
              onClick={() => {
                list.forget();
                onEdit(read.table);
              }}
            >
              Look through it row by row
            </Button>
            <Button
              tall
              disabled={mistakes.length > 0}
              why={mistakes[0] ? sayWaiting(mistakes[0], mistakes.length - 1) : ''}
              onClick={() => void keep(read.table)}
            >
              {doneLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function sayWaiting({ line, words }: { line: number | null; words: string }, more: number): string {
  const where = line === null ? '' : `line ${line}: `;
  return `Not ready: ${where}${words}${more > 0 ? ` ${more} more to fix.` : ''}`;
}
