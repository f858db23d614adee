import type { ReactNode } from 'react';
import styles from './country-panel.module.css';
import { RuleLabel } from './rule-label';

/** One fact about a country, with its rule or its figure. */
export function FactRow({ rule, children, end }: { rule?: string; children: ReactNode; end?: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
      {rule && <RuleLabel>{rule}</RuleLabel>}
    </li>
  );
}
