import { type Backing, wantedOf } from '@/systems/gathering-storm/diplomacy/backing';
import { Button } from '@/ui/button';
import { type useDispatch, useTable } from '../use-table';
import styles from './back-choice.module.css';

interface BackChoiceProps {
  dispute: string;
  send: ReturnType<typeof useDispatch>['send'];
}

/** The counters that would meet what a dispute leaves owing; one that is barred says why. @rule GS Guide, Diplomacy */
export function BackChoice({ dispute, send }: BackChoiceProps) {
  const { open } = useTable();
  const found = open.disputes.find(({ id }) => id === dispute);
  const ways = found ? (wantedOf(open, found)?.ways ?? []) : [];
  return (
    <ul className={styles.ways}>
      {ways.map(({ barred, ...placing }) => (
        <li key={nameOf(placing)}>
          <Button
            disabled={barred !== null}
            {...(barred ? { why: barred.message } : {})}
            onClick={() => void send({ type: 'place-counter', ...placing })}
          >
            {nameOf(placing)}
          </Button>
          {barred && (
            <span className={styles.why} aria-hidden="true">
              {barred.message}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ power, country, counter }: Omit<Backing, 'barred'>): string {
  return counter === 'diplomatic' ? `${power} in ${country}` : `Anti-Comintern counter in ${country}`;
}
