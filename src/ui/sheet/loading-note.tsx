import styles from './reading.module.css';

/** Shown in place of a long table’s past until it is read. */
export function LoadingNote() {
  return (
    <p className={styles.reading} role="status">
      Reading the journal…
    </p>
  );
}
