import type { LinkedPerson } from '@/kernel/link/messages';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/mark/icon';
import styles from './link.module.css';
import { clock } from './say-connection';

/** "here", "answered", "away since 20:10", "no phone". Never what anybody decided. */
export function sayPerson({ phone, here, answered, since }: LinkedPerson): string {
  if (!phone) return 'no phone';
  if (answered) return 'answered';
  if (here) return 'here';
  return since > 0 ? `away since ${clock(since)}` : 'away';
}

/** Each person of the table with a light: who is here, and who has answered. */
export function PeopleLights({ people, label }: { people: readonly LinkedPerson[]; label: string }) {
  return (
    <ul className={styles.lights} aria-label={label}>
      {people.map((one) => (
        <li key={one.person}>
          <span className={cx(styles.light, one.here && styles.here)} aria-hidden="true">
            {one.answered && <Icon name="check" small />}
          </span>
          <span>
            <b>{one.person}</b> {sayPerson(one)}
          </span>
        </li>
      ))}
    </ul>
  );
}
