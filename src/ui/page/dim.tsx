import styles from './dim.module.css';

/** Less light while nobody touches the screen: everything stays in sight, and the first tap does what it is on. */
export function Dim() {
  return <div className={styles.dim} aria-hidden="true" />;
}
