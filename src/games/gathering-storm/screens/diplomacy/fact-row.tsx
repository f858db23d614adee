import type { ReactNode } from 'react';
import styles from './country-panel.module.css';
import { RuleLabel } from './rule-label';

/** One thing that stands in a country, with the rule behind it or the figure it comes to. */
export function FactRow({ rule, children, end }: { rule?: string; children: ReactNode; end?: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
      {rule && <RuleLabel>{rule}</RuleLabel>}
    </li>
  );
}
