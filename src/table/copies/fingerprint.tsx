import { useGameUi } from '../game-ui';
import styles from '../page/sheet-foot.module.css';
import { useTable } from '../use-table';

/** The commitment to what the app deals or rolls, below the menu; not rendered if it does neither. */
export function Fingerprint() {
  const { open } = useTable();
  const { handRule } = useGameUi();
  if (!open.commitment) return null;
  return (
    <p className={styles.fingerprint}>
      {handRule ? 'The deal’s fingerprint' : 'The dice’s fingerprint'}{' '}
      <b>{printFingerprint(open.commitment)}</b>
    </p>
  );
}

/** The first twelve digits, in groups that can be read aloud. */
function printFingerprint(commitment: string): string {
  return (commitment.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
