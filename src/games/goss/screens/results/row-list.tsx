import { MOST_ROWS } from '@/games/goss/rules/results/check';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import type { DraftRow } from './draft';
import { RowMistakes } from './mistake-list';
import styles from './results.module.css';
import { Stays } from './results-ledger';
import { RowForm } from './row-form';
import type { Editing } from './use-editing';

/** The rows, as on the card; the one that is being written is open. */
export function RowList({ editing }: { editing: Editing }) {
  const { draft, open, shown, free, taken } = editing;
  const most = draft.rows.length >= MOST_ROWS;
  return (
    <Sheet title="Rows">
      <ol className={cx(lay.ruled, styles.rows)}>
        {draft.rows.map((row, at) => {
          const wrong = shown.filter((item) => item.row === row.key);
          const isOpen = row.key === open;
          return (
            <li key={row.key} data-row={row.key} className={cx(isOpen && styles.open)}>
              <RowLine
                row={row}
                number={at + 1}
                isOpen={isOpen}
                onPress={() => (isOpen ? editing.close(row.key) : editing.openRow(row.key))}
              />
              {isOpen && <RowForm row={row} number={at + 1} wrong={wrong} editing={editing} />}
              <RowMistakes
                id={`wrong-${row.key}`}
                items={wrong}
                onMend={(mend) => editing.mend(mend, row.key)}
              />
            </li>
          );
        })}
      </ol>
      {taken && (
        <div data-taken="">
          <Notice onClose={editing.forgetTaken}>
            Row {taken.from}–{taken.to} is taken away.{' '}
            <Button onClick={editing.putRowBack}>Put it back</Button>
          </Notice>
        </div>
      )}
      <div className={cx(lay.foot, styles.foot)}>
        <Button
          icon="plus"
          disabled={free === null || most}
          why={most ? `A table has at most ${MOST_ROWS} rows.` : 'Every number from 00 to 99 has its row.'}
          onClick={editing.add}
        >
          Add a row
        </Button>
      </div>
    </Sheet>
  );
}

interface RowLineProps {
  row: DraftRow;
  number: number;
  isOpen: boolean;
  onPress: () => void;
}

/** A row as it will be on the card; a tap opens it. */
function RowLine({ row, number, isOpen, onPress }: RowLineProps) {
  const { from, to, combat, movement, keeps } = row;
  return (
    <button type="button" className={styles.line} aria-expanded={isOpen} onClick={onPress}>
      <span className={styles.number}>Row {number}</span>
      <span className={styles.range}>
        {from === to && from !== '' ? from : `${from || '…'}–${to || '…'}`}
      </span>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small className={styles.chevron ?? ''} />
      {!isOpen && (
        <>
          <span className={styles.combat}>{combat || '…'}</span>
          <span className={styles.movement}>
            {movement || '…'}
            {keeps && <Stays />}
          </span>
        </>
      )}
    </button>
  );
}
