import { counted } from '@/kernel/print';
import { cx } from '@/ui/cx';
import { TextField } from '@/ui/form/field';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { named } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './results.module.css';
import { type ListInSight, linesOf } from './use-list';

/** How many are on the page at once. */
const SHOWN = 30;

/** What was understood, in figures, and every line with a mistake, editable in place. */
export function ListLines({ list }: { list: ListInSight }) {
  const { source, read, mistakes, lines, mend } = list;
  if (!read) return null;
  const texts = linesOf(source);
  const whole = mistakes.filter(({ line }) => line === null);
  const wrong = new Set(mistakes.flatMap(({ line }) => line ?? [])).size;
  return (
    <Sheet title={lines.length > 0 && wrong === 0 && whole.length === 0 ? 'Fixed' : 'What was read'}>
      <p className={styles.counts} role="status">
        <b>{counted(read.table.rows.length, 'row')}</b> and{' '}
        <b>{counted(read.table.modifiers.length, 'modifier')}</b> understood
        {wrong + whole.length > 0 && <>; {counted(wrong + whole.length, 'thing')} to fix</>}.
      </p>
      <ol className={cx(lay.ruled, styles.rows)}>
        {lines.slice(0, SHOWN).map((line) => (
          <ListLine
            key={line}
            line={line}
            text={texts[line - 1] ?? ''}
            wrong={mistakes.filter((mistake) => mistake.line === line).map(({ words }) => words)}
            onText={(text) => mend(line, text)}
          />
        ))}
        {named(whole.slice(0, SHOWN), ({ words }) => words).map(([key, { words }]) => (
          <li key={key} className={styles.listLine}>
            <p className={styles.wrong}>
              <Icon name="warning" small /> {words}
            </p>
          </li>
        ))}
      </ol>
      {lines.length > SHOWN && <p className={styles.none}>{lines.length - SHOWN} more lines below these.</p>}
    </Sheet>
  );
}

interface ListLineProps {
  line: number;
  text: string;
  wrong: readonly string[];
  onText: (text: string) => void;
}

function ListLine({ line, text, wrong, onText }: ListLineProps) {
  return (
    <li className={styles.listLine}>
      {wrong.length === 0 && (
        <p className={styles.reads}>
          <Icon name="check" small /> {text.trim() === '' ? 'Taken out.' : 'It can be read now.'}
        </p>
      )}
      {named(wrong).map(([key, words]) => (
        <p key={key} className={styles.wrong}>
          <Icon name="warning" small /> {words}
        </p>
      ))}
      <TextField
        label={`Line ${line}`}
        dir="auto"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        aria-invalid={wrong.length > 0 || undefined}
        onChange={onText}
      />
    </li>
  );
}
