import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../mark/icon';
import { type Mark, Seals } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './journal-list.module.css';

/**
 * Gives each item a unique key for its row: repeats are numbered. Rows with equal keys would stay on the page
 * after their content is gone.
 * @param nameOf the text of an item
 */
export function named<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): [name: string, item: Item][] {
  const said = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const before = said.get(name) ?? 0;
    said.set(name, before + 1);
    return [before === 0 ? name : `${name} (${before + 1})`, item];
  });
}

/** Leads into an entry. */
interface Opens {
  /** The id of its button, to return the focus to it. */
  buttonId?: string;
  /** It is open next to the list. */
  current?: boolean;
  onPress?: () => void;
}

interface Line {
  id: string;
  /** The entry's number, as it is printed. */
  n: number | string;
  text: string;
  /** What it did, if that is one thing. */
  picture?: ReactNode;
}

interface JournalRow extends Line, Opens {
  notes?: readonly string[];
  /** Whose cards it shows. */
  marks?: readonly Mark[];
  rule?: string;
  /** What it did, drawn. */
  pictures?: ReactNode;
  /** The notes that the pictures repeat: on screen only read aloud. */
  drawn?: readonly string[];
  /** What became of it: it stays, struck through. */
  struck?: 'Undone' | 'Corrected';
  /** One reads past it: a few words in a line with others of its kind. */
  thin?: boolean;
}

export interface JournalPart {
  id: string;
  heading?: string;
  /** Set if the heading is an entry itself: the one that began this section. */
  opens?: Opens;
  rows: readonly JournalRow[];
}

interface JournalListProps {
  parts: readonly JournalPart[];
  headingLevel?: 2 | 3 | 4;
  /** More of it is coming by itself. */
  coming?: boolean;
}

/** The journal in sentences: number, margin, sentence, label. */
export function JournalList({ parts, headingLevel = 3, coming = false }: JournalListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.journal} aria-busy={coming || undefined}>
      {parts.map(({ id, heading, opens, rows }) => (
        <div key={id}>
          {heading && (
            <Heading className={cx(styles.heading, opens?.current && styles.current)}>
              {opens ? (
                <OpenButton opens={opens}>
                  {heading}
                  <span className={voice.hidden}>, as it began</span>
                </OpenButton>
              ) : (
                heading
              )}
            </Heading>
          )}
          {rows.length > 0 && (
            <ol className={styles.list}>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ol>
          )}
        </div>
      ))}
    </div>
  );
}

function Row({ row }: { row: JournalRow }) {
  return (
    <li
      className={cx(row.thin ? styles.thin : styles.row, row.current && styles.current)}
      aria-current={row.current || undefined}
    >
      <span className={styles.number}>{row.n}</span>
      <div className={styles.text}>
        <Sentence row={row} />
        {row.pictures && !row.thin && <div className={styles.pictures}>{row.pictures}</div>}
      </div>
      {row.rule && !row.thin && <span className={styles.rule}>{row.rule}</span>}
    </li>
  );
}

function Sentence({ row }: { row: JournalRow }) {
  const { text, struck, notes, marks = [], drawn = [], onPress } = row;
  const words = (
    <>
      {marks.length > 0 && (
        <span className={styles.seals} aria-hidden="true">
          <Seals marks={marks} />
        </span>
      )}
      {struck && <span className={voice.hidden}>{struck}: </span>}
      {struck ? <s className={styles.struck}>{text}</s> : text}
      {named(notes ?? []).map(([key, note]) => (
        <span key={key} className={cx(styles.note, drawn.includes(note) && styles.drawn)}>
          {' '}
          {note}
        </span>
      ))}
    </>
  );
  return onPress ? <OpenButton opens={row}>{words}</OpenButton> : <span>{words}</span>;
}

/** As large as its row, and it looks as if it opens. */
function OpenButton({ opens, children }: { opens: Opens; children: ReactNode }) {
  return (
    <button type="button" id={opens.buttonId} className={styles.open} onClick={opens.onPress}>
      <span>{children}</span>
      <Icon name="chevron-right" className={styles.go} />
    </button>
  );
}

/** Number and first words of each entry, a line each, for the table. */
export function JournalLines({ rows }: { rows: readonly Line[] }) {
  return (
    <ol className={styles.compact}>
      {rows.map(({ n, text, picture }, place) => (
        // A newer entry takes the place of the one before: nothing moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <span className={styles.number}>{n}</span>
          <span className={styles.first}>{text}</span>
          {picture}
        </li>
      ))}
    </ol>
  );
}
