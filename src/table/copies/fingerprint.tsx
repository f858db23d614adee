import { useGameUi } from '../game-ui';
import styles from '../page/sheet-foot.module.css';
import { useTable } from '../use-table';

/** The promise of what the app deals or rolls, at the foot of the menu: nothing where it does neither. */
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
