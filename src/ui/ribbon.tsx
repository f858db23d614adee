import { cx } from './cx';
import styles from './ribbon.module.css';
import type { Mark } from './roundel';

interface RibbonProps {
  mark: Mark;
  className?: string;
}

/**
 * A party's pattern along the edge of its sheet. It lies flat; a parent that sets
 * `--ribbon-across: 90deg` and `--ribbon-along: 0deg` stands it upright.
 */
export function Ribbon({ mark, className }: RibbonProps) {
  return (
    <span
      className={cx(styles.ribbon, styles[mark.ribbon], className)}
      data-tone={mark.tone}
      aria-hidden="true"
    />
  );
}
