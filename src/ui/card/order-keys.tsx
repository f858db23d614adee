import { useId } from 'react';
import { Icon, type IconName } from '../mark/icon';
import voice from '../type.module.css';
import styles from './order-keys.module.css';

export interface OrderKey {
  label: string;
  icon: IconName;
  onPress: () => void;
  /** What a key waits for that cannot be pressed; the card shows it. */
  why?: string | undefined;
  /** Already ordered. */
  pressed: boolean;
}

interface OrderKeysProps {
  /** The card they are for: its place and its title. */
  place: string;
  title: string;
  keys: readonly OrderKey[];
}

/** The orders for one card. They look alike and do not move, so players across the table learn nothing from them. */
export function OrderKeys({ place, title, keys }: OrderKeysProps) {
  const id = useId();
  return (
    <section className={styles.foot} aria-label={`Orders for the ${place.toLowerCase()}`} data-own-foot>
      <p className={styles.whose} aria-hidden="true">
        {place}
        {title !== '' && <b>{title}</b>}
      </p>
      <div className={styles.keys}>
        {keys.map(({ label, icon, onPress, why, pressed }) => (
          <button
            key={label}
            type="button"
            className={styles.key}
            aria-pressed={pressed}
            aria-disabled={why ? true : undefined}
            aria-describedby={why ? `${id}${label}` : undefined}
            onClick={why ? undefined : onPress}
          >
            <Icon name={pressed ? 'check' : icon} />
            {label}
          </button>
        ))}
      </div>
      {keys.map(
        ({ label, why }) =>
          why && (
            <span key={label} id={`${id}${label}`} className={voice.hidden}>
              {label}: {why}
            </span>
          ),
      )}
    </section>
  );
}
