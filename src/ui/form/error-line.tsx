import { cx } from '../cx';
import { Icon } from '../mark/icon';
import styles from './error-line.module.css';

interface ErrorLineProps {
  id?: string;
  className?: string | undefined;
  children: string;
}

/** The error of a field, right under it; read aloud when it appears. */
export function ErrorLine({ id, className, children }: ErrorLineProps) {
  return (
    <p id={id} className={cx(styles.error, className)} role="alert">
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}
