import { useState } from 'react';
import type { ResultsTable } from '@/games/goss/rules/results/table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import lay from '@/ui/lay.module.css';
import { Notice } from '@/ui/sheet/notice';
import { SaveMark } from '@/ui/sheet/save-mark';
import { Sheet } from '@/ui/sheet/sheet';
import { tableOf } from './draft';
import { MistakeList } from './mistake-list';
import { ModifierRows } from './modifier-rows';
import styles from './results.module.css';
import { RowList } from './row-list';
import { useEditing } from './use-editing';

interface ResultsFormProps {
  /** What it begins with, unless something was left here unfinished. */
  begin: ResultsTable;
  /** Always starts with that table; a saved draft can be restored. */
  fresh?: boolean;
  /** Called if it has no mistakes; returns `false` if it could not be saved. */
  onDone: (table: ResultsTable) => unknown;
  doneLabel: string;
  /** Closes the form; the draft stays on this device. */
  onLeave: () => void;
}

/** A table of results is written or changed, checked as one types. @rule GOSS 23.1.1a */
export function ResultsForm({ begin, fresh = false, onDone, doneLabel, onLeave }: ResultsFormProps) {
  const editing = useEditing(begin, fresh);
  const { draft, write, found, shown, untouched, resumed, before, wholeAgain } = editing;
  const [keeping, setKeeping] = useState(false);
  const names = shown.filter(
    ({ row, modifier, kind }) => row === null && modifier === null && kind !== 'gap',
  );

  async function keep() {
    setKeeping(true);
    const done = await onDone(untouched ? begin : tableOf(draft));
    setKeeping(false);
    if (done !== false) editing.forget();
  }
  return (
    <div ref={editing.root} className={styles.editor}>
      <Sheet title="Table of results" titleSize="head">
        <div className={styles.head}>
          <TextField
            data-name=""
            label="Name of the table"
            big
            value={draft.name}
            onChange={(name) => write({ ...draft, name })}
            {...(names[0] ? { error: names[0].words } : {})}
          />
          <Button icon="chevron-left" onClick={onLeave}>
            Leave it for now
          </Button>
          {!untouched && (
            <div className={styles.drafted}>
              <SaveMark state="kept" text="A draft on this device, not in use yet" />
              <Button look="quiet" onClick={() => wholeAgain(editing.beginAnew)}>
                Start over
              </Button>
            </div>
          )}
        </div>
        {before && (
          <Notice>
            Another table was started here.{' '}
            <Button onClick={() => wholeAgain(editing.putBack)}>Put it back</Button>
          </Notice>
        )}
        {resumed && !untouched && !before && <Notice>You are where you left off.</Notice>}
        <MistakeList editing={editing} />
      </Sheet>
      <RowList editing={editing} />
      <ModifierRows editing={editing} />
      <div className={cx(lay.paper, lay.foot, styles.keep)}>
        <p className={styles.reason}>
          {found[0]
            ? sayWaiting(found[0].words, found.length - 1)
            : 'Every number from 00 to 99 has one row.'}
        </p>
        <Button
          data-keep=""
          tall
          disabled={found.length > 0 || keeping}
          why={found[0] ? `Not ready: ${found[0].words}` : 'Saving it.'}
          onClick={() => void keep()}
        >
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}

const sayWaiting = (first: string, more: number) =>
  `Not ready: ${first}${more > 0 ? ` ${more} more to fix.` : ''}`;
