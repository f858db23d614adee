import type { PublicRow } from '@/kernel/views';
import type { Preview } from '@/store/live-table';
import { nameTotal, printTotal } from '@/systems/gathering-storm/names';
import { sayEntry } from '@/systems/gathering-storm/sentences';
import { printList } from '@/systems/gathering-storm/vocabulary';
import { Notice } from '@/ui/notice';
import styles from './correction-preview.module.css';

interface CorrectionPreviewProps {
  preview: Preview;
  rows: readonly PublicRow[];
}

/** What a correction comes to, from public facts alone: every number before and after, and what cannot stand. */
export function CorrectionPreview({ preview: { changes, gone, again }, rows }: CorrectionPreviewProps) {
  const fallen = rows.filter(({ no }) => gone.includes(no));
  return (
    <div className={styles.preview}>
      <table className={styles.table}>
        <caption>What everyone can see</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(([total, before, after]) => (
            <tr key={total}>
              <th scope="row">{nameTotal(total)}</th>
              <td>{printTotal(total, before)}</td>
              <td>{printTotal(total, after)}</td>
            </tr>
          ))}
          {changes.length === 0 && (
            <tr>
              <td colSpan={3}>No number of now changes.</td>
            </tr>
          )}
        </tbody>
      </table>
      {fallen.length > 0 && (
        <Notice tone="due">
          {fallen.length === 1 ? 'This entry can no longer stand:' : 'These entries can no longer stand:'}
          <ul className={styles.fallen}>
            {fallen.map(({ no, entry }) => (
              <li key={no}>
                {no} {sayEntry(entry).text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p className={styles.words}>
        {again.length > 0 && `Played again to another end: ${printList(again.map(String))}. `}
        No card changes hands. The old entry stays, struck through.
      </p>
    </div>
  );
}
