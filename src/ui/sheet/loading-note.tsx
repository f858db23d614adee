import styles from './reading.module.css';

/** Stands where a long table’s past will be told, until it is read. */
export function LoadingNote() {
  return (
    <p className={styles.reading} role="status">
      Reading the journal…
    </p>
  );
}
