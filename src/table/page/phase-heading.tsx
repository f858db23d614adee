import { Button } from '@/ui/form/button';
import { JournalLines } from '@/ui/sheet/journal-list';
import { useGameUi } from '../game-ui';
import { useRows } from '../journal/use-rows';
import { useTable } from '../use-table';
import { OverSheet } from './over-sheet';
import styles from './phase-heading.module.css';
import sheet from './sheet-foot.module.css';

/** Most sentences shown to a returning player. */
const MOST = 7;

interface WhereWeAreProps {
  /** The current time, and what is next. */
  note: string;
  /** Kinds of entries that are not shown as events. */
  quiet: readonly string[];
  /** What is due, in words. */
  due?: readonly string[];
  /** Values to compare with the board: "Shensi", "3 Communist, 1 Nationalist". */
  board: readonly { name: string; says: string }[];
  onClose: () => void;
}

/** Tells returning players where they left off, and what to compare with the board. */
export function PhaseHeading({ note, quiet, due = [], board, onClose }: WhereWeAreProps) {
  const { sayEntry, printTurn } = useGameUi();
  const { open } = useTable();
  const rows = useRows()
    .filter(({ entry }) => !quiet.includes(entry.open?.command.type ?? ''))
    .slice(-MOST)
    .reverse();
  return (
    <OverSheet title="Where we are" note={note} onClose={onClose}>
      <div className={sheet.body}>
        {due.length > 0 && <p>Due: {due.join('. ')}</p>}
        {rows.length === 0 && <p>The table is set; nothing has happened yet.</p>}
        <JournalLines
          rows={rows.map(({ no, entry }) => {
            const { text } = sayEntry(entry);
            // “This turn” is the one that is played now.
            const isNow = entry.at.turn === open.turn;
            return { id: String(no), n: no, text: isNow ? text : `${printTurn(entry.at.turn)}: ${text}` };
          })}
        />
        {board.length > 0 && (
          <>
            <h3 className={styles.head}>Does the board agree?</h3>
            <dl className={styles.board}>
              {board.map(({ name, says }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      <div className={sheet.foot}>
        <Button look="solid" onClick={onClose}>
          Go on
        </Button>
      </div>
    </OverSheet>
  );
}
