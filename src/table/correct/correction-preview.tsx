import type { Preview } from '@/kernel/command/preview';
import type { Entry } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import lay from '@/ui/lay.module.css';
import { Notice } from '@/ui/sheet/notice';
import { type TableBase, useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import styles from './correction-preview.module.css';

interface CorrectionPreviewProps {
  preview: Preview;
  rows: readonly PublicRow[];
}

/** The public effect of a correction: numbers before and after, and the entries that cannot stand. */
export function CorrectionPreview({
  preview: { changes, gone, again, open: after },
  rows,
}: CorrectionPreviewProps) {
  const { nameTotal, printTotal, sayEntry, seenOtherwise, handRule } = useGameUi();
  const { open } = useTable();
  const then = after as TableBase;
  const seen = seenOtherwise?.(open, then) ?? [];
  const fallen = rows.filter(({ no }) => gone.includes(no));
  return (
    <div className={styles.preview}>
      <table className={styles.table}>
        <caption>What everyone can see</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(([total, was, now]) => (
            <tr key={total}>
              <th scope="row">{nameTotal(total, then)}</th>
              <td>{printTotal(total, was, open)}</td>
              <td>{printTotal(total, now, then)}</td>
            </tr>
          ))}
          {seen.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
          {changes.length + seen.length === 0 && (
            <tr>
              <td colSpan={3}>Every number on the table stays as it is now.</td>
            </tr>
          )}
        </tbody>
      </table>
      {fallen.length > 0 && (
        <Notice tone="due">
          {fallen.length === 1
            ? 'This entry is no longer possible:'
            : 'These entries are no longer possible:'}
          <ul className={styles.fallen}>
            {fallen.map(({ no, entry }) => (
              <li key={no}>
                {no} {sayEntry(entry).text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {again.length > 0 && <Again rows={rows.filter(({ no }) => again.includes(no))} />}
      <p className={styles.words}>
        {handRule && 'No card changes hands. '}The old entry stays, struck through.
      </p>
    </div>
  );
}

/** More than these are collapsed at first. */
const AT_SIGHT = 4;

/** Later entries that will have another result: each in words, and by a tap the result until now. */
function Again({ rows }: { rows: readonly PublicRow[] }) {
  const { sayRow } = useGameUi();
  return (
    <details className={styles.again} open={rows.length <= AT_SIGHT}>
      <summary>
        {rows.length === 1
          ? 'One later entry will have another result'
          : `${rows.length} later entries will have another result`}
      </summary>
      <ul className={lay.ruled} aria-label="Entries with another result">
        {rows.map((row) => {
          const { text, notes, rule } = sayRow(row);
          return (
            <li key={row.no}>
              <details>
                <summary>
                  {row.no} {text}
                </summary>
                <p className={styles.words}>
                  Until now: {notes.length > 0 ? notes.join(' ') : 'it changed no number.'} {rule}
                </p>
              </details>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface EntryComparisonProps {
  was: string | undefined;
  put: Entry | null;
  /** What is missing, or why it cannot be corrected. */
  waits: string | null;
}

/** The sentence of the entry now, and below it the new one. */
export function EntryComparison({ was, put, waits }: EntryComparisonProps) {
  const { sayEntry } = useGameUi();
  if (was === undefined && !put) return null;
  return (
    <dl className={styles.reads}>
      {was !== undefined && (
        <div>
          <dt>Before</dt>
          <dd>{was}</dd>
        </div>
      )}
      <div>
        <dt>After</dt>
        <dd className={put ? styles.now : undefined}>{put ? sayEntry(put).text : waits}</dd>
      </div>
    </dl>
  );
}
