import { cx } from '@/ui/cx';
import voice from '@/ui/type.module.css';
import styles from './country-panel.module.css';

/** A rule's label as printed; in a narrow panel it may break. */
export function RuleLabel({ children }: { children: string | undefined }) {
  return children ? <span className={cx(voice.rule, styles.rule)}>{children}</span> : null;
}
