import { cx } from '@/ui/cx';
import { Icon } from '@/ui/mark/icon';
import styles from './doubles.module.css';

interface StepHeadProps {
  n: number;
  title: string;
  id: string;
  done?: boolean;
}

/** A numbered step of finding an event; an answered step has a check mark. */
export function StepHead({ n, title, id, done }: StepHeadProps) {
  return (
    <h3 className={styles.step} id={id}>
      <i className={cx(styles.n, done && styles.done)} aria-hidden="true">
        {done ? <Icon name="check" small /> : n}
      </i>
      {title}
    </h3>
  );
}
