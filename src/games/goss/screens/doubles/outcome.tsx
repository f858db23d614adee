import { useId, useLayoutEffect, useRef } from 'react';
import { type ResultOutcome, sayAfter } from '@/games/goss/rules/commands/result';
import { sayThen, type TypeOutcome } from '@/games/goss/rules/commands/type-die';
import { printRange } from '@/games/goss/rules/results/check';
import { printSum } from '@/games/goss/rules/results/table';
import { sayChanges, sayRow } from '@/games/goss/rules/sentences';
import { outcomeIn } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import { printSigned as signed } from '@/kernel/print';
import { Moves } from '@/table/journal/moves';
import type { Acts } from '@/table/use-acts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import styles from './doubles.module.css';

interface OutcomeProps {
  row: PublicRow;
  act?: Acts['act'];
  /** Omitted if another event must be settled first. */
  onClose?: () => void;
  /** Whose it was, if the sheet already asks about the next one. */
  of?: string | undefined;
  /** The label of the button that continues. */
  on?: string;
}

/** The outcome of an event's newest entry, large enough to read out at arm’s length. */
export function Outcome({ row, act, onClose, of, on = 'Back to the register' }: OutcomeProps) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus({ preventScroll: true }), []);
  const { command } = row.entry.open ?? {};
  const outcome = outcomeIn(row.entry.open);
  return (
    // Its button has the focus and is read with all of it; where there is none, the sheet reads the entry aloud.
    <div className={cx(styles.outcome, !onClose && styles.before)} {...(onClose ? { 'data-tells': '' } : {})}>
      <div id={id} role="status" aria-live="off" className={styles.came}>
        {of && <p className={styles.whose}>{of}</p>}
        {command?.type === 'result' ? (
          <ResultWords outcome={outcome as ResultOutcome} />
        ) : command?.type === 'type-die' ? (
          <TypeWords row={row} outcome={outcome as TypeOutcome} />
        ) : (
          <Words row={row} />
        )}
        {command && OWN_TEXT.includes(command.type) && <p className={voice.hidden}>{sayChanged(row)}</p>}
      </div>
      {onClose && act && (
        <div className={styles.foot}>
          <Moves first act={act} />
          <Button
            ref={back}
            look="solid"
            tall
            className={styles.back ?? ''}
            aria-describedby={id}
            onClick={onClose}
          >
            {on}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The outcomes of these have their own text, which omits the totals changed. */
const OWN_TEXT = ['result', 'type-die'];

/** The totals that an entry changed. */
const sayChanged = ({ entry }: PublicRow) =>
  sayChanges(entry)
    .map((words) => `${words}.`)
    .join(' ');

/** The row’s words, the sum that led there, and what becomes of the marker. @rule GOSS 23.1.1 */
function ResultWords({ outcome }: { outcome: ResultOutcome }) {
  const { kind, sum, row, table, ours } = outcome;
  return (
    <>
      <p className={styles.words}>{row.words}</p>
      <p className={styles.sum}>
        {printSum(sum)}{' '}
        <small>
          row {printRange(row.from, row.to)}, {kind === 'combat' ? 'left' : 'right'}-hand column
        </small>
      </p>
      <ul className={styles.notes}>
        {named(sum.lines.slice(1), ({ words }) => words).map(([key, { words, amount }]) => (
          <li key={key}>
            {signed(amount)}: {words}
          </li>
        ))}
        <li>
          {table}
          {ours && ', our own'}{' '}
          <span className={voice.rule}>{kind === 'combat' ? 'GOSS 23.1.1a' : 'GOSS 23.1.1b'}</span>
        </li>
        {sayAfter(outcome).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

const THEN: Record<TypeOutcome['then'], string> = {
  resolve: 'A combat event',
  waits: 'A movement event waits',
  brief: 'A movement event, for one phase',
  ignored: 'A movement event, ignored',
};

/** What the type die made. @rule GOSS 23.1.0, 23.1.2 */
function TypeWords({ row, outcome }: { row: PublicRow; outcome: TypeOutcome }) {
  const { rule } = sayRow(row);
  return (
    <>
      <p className={styles.words}>{THEN[outcome.then]}</p>
      <ul className={styles.notes}>
        <li>
          {sayThen(outcome)} <span className={voice.rule}>{rule}</span>
        </li>
        <li>The type die: {outcome.die}</li>
      </ul>
    </>
  );
}

function Words({ row }: { row: PublicRow }) {
  const { text, notes, rule } = sayRow(row);
  return (
    <>
      <p className={styles.words}>{text}</p>
      <ul className={styles.notes}>
        {notes.map((note, at) => (
          <li key={note}>
            {note} {rule && at === 0 && <span className={voice.rule}>{rule}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
