import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/mark/icon';
import styles from './effect-picture.module.css';

interface PieceProps {
  name: IconName;
  round?: boolean;
  className?: string | undefined;
}

/** A counter of the game: square for units, round for activities. */
export function Piece({ name, round, className }: PieceProps) {
  return (
    <span className={cx(styles.piece, round && styles.round, className)}>
      <Icon name={name} className={styles.icon} />
    </span>
  );
}
