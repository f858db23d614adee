import styles from './change.module.css';

/** A change as a small figure: an arrow up or down with its amount, or an equals sign. Decorative: its words are next to it. */
export function Change({ by }: { by: number }) {
  if (by === 0) return <span aria-hidden="true">=</span>;
  return (
    <span className={by < 0 ? styles.fall : undefined} aria-hidden="true">
      {by < 0 ? '▼' : '▲'}&#8202;{Math.abs(by)}
    </span>
  );
}
