import styles from './sheet-foot.module.css';
import { useTable } from './use-table';

/** The deal’s promise, at the foot of the menu: nothing with paper cards. */
export function Fingerprint() {
  const { open } = useTable();
  if (!open.commitment) return null;
  return (
    <p className={styles.fingerprint}>
      The deal’s fingerprint <b>{printFingerprint(open.commitment)}</b>
    </p>
  );
}

/** The first twelve digits, in groups that can be read aloud. */
function printFingerprint(commitment: string): string {
  return (commitment.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
