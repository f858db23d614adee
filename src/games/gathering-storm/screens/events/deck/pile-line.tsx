import { paperCounts } from '@/games/gathering-storm/rules/hands/paper-pile';
import { useTable } from '../../use-table';
import styles from './pile-line.module.css';

/** How many paper cards are where; expands to details. Not rendered with the app's deck. */
export function PileLine({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  if (!open.pile) return null;
  const counts = paperCounts(open);
  const words = counts ? (
    <>
      Pile <b>{counts.left}</b>, in hands <b>{counts.inHands}</b>, discarded <b>{counts.discarded}</b>
    </>
  ) : (
    'Pile not counted'
  );
  if (moment !== null) return <span className={styles.line}>{words}</span>;
  return (
    <button type="button" className={styles.line} onClick={() => onOpen('pile')}>
      {words}
    </button>
  );
}
