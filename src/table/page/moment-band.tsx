import { Icon } from '@/ui/mark/icon';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import styles from './moment-band.module.css';

/** A band under the header that marks an earlier moment, so it is not mistaken for now. */
export function MomentBand() {
  const { whenOf } = useGameUi();
  const { open, moment } = useTable();
  if (moment === null) return null;
  return (
    <p className={styles.band} role="status">
      <Icon name="clock" />
      <span>
        <b>
          {whenOf(open).title}, {moment === 0 ? 'as it was set up' : `as it was after entry ${moment}`}
        </b>{' '}
        <span className={styles.note}>Only looked at; nothing is changed here.</span>
      </span>
    </p>
  );
}
