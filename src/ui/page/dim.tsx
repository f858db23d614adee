import styles from './dim.module.css';

/** Dims the screen while it is not touched: everything stays visible, and the first tap acts as usual. */
export function Dim() {
  return <div className={styles.dim} aria-hidden="true" />;
}
