import { cx } from '@/ui/cx';
import voice from '@/ui/type.module.css';
import styles from './country-panel.module.css';

/** A rule's label as printed; it may wrap in a narrow panel. */
export function RuleLabel({ children }: { children: string | undefined }) {
  return children ? <span className={cx(voice.rule, styles.rule)}>{children}</span> : null;
}
