import { cx } from './cx';
import styles from './journal-list.module.css';
import voice from './type.module.css';

interface JournalRow {
  id: string;
  /** The entry's number, as it is printed. */
  n: number | string;
  text: string;
  notes?: readonly string[];
  rule?: string;
  /** What became of it: it stays, struck through. */
  struck?: 'Undone' | 'Corrected';
  /** The one that is open beside the list. */
  current?: boolean;
  /** Begins a new part of the list. */
  heading?: string;
  onPress?: () => void;
}

interface JournalListProps {
  rows: readonly JournalRow[];
  /** Number and sentence only, for the table. */
  compact?: boolean;
  headingLevel?: 2 | 3 | 4;
}

interface Part {
  heading?: string;
  rows: JournalRow[];
}

function partsOf(rows: readonly JournalRow[]): Part[] {
  const parts: Part[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (!last || row.heading) parts.push({ heading: row.heading, rows: [row] });
    else last.rows.push(row);
  }
  return parts;
}

/** The journal in sentences: number, margin, sentence, label. */
export function JournalList({ rows, compact, headingLevel = 3 }: JournalListProps) {
  const Heading = `h${headingLevel}` as const;
  if (compact)
    return (
      <ol className={styles.compact}>
        {rows.map((row, place) => (
          // A newer entry takes the place of the one before: nothing moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <span className={styles.number}>{row.n}</span>
            <Sentence row={row} />
          </li>
        ))}
      </ol>
    );
  return (
    <div className={styles.journal}>
      {partsOf(rows).map((part) => (
        // Named by its oldest entry, so that a newer one leaves the others where they are.
        <div key={part.rows.at(-1)?.id}>
          {part.heading && <Heading className={styles.heading}>{part.heading}</Heading>}
          <ol className={styles.list}>
            {part.rows.map((row) => (
              <li
                key={row.id}
                className={cx(styles.row, row.current && styles.current)}
                aria-current={row.current || undefined}
              >
                <span className={styles.number}>{row.n}</span>
                <div className={styles.text}>
                  <Sentence row={row} />
                </div>
                {row.rule && <span className={styles.rule}>{row.rule}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Sentence({ row: { text, struck, notes, onPress } }: { row: JournalRow }) {
  const words = (
    <>
      {struck && <span className={voice.hidden}>{struck}: </span>}
      {struck ? <s className={styles.struck}>{text}</s> : text}
      {notes?.map((note) => (
        <span key={note} className={styles.note}>
          {' '}
          {note}
        </span>
      ))}
    </>
  );
  if (!onPress) return <span>{words}</span>;
  return (
    <button type="button" className={styles.open} onClick={onPress}>
      {words}
    </button>
  );
}
