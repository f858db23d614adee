import { type Backing, wantedOf } from '@/games/gathering-storm/rules/diplomacy/backing';
import type { Country } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import voice from '@/ui/type.module.css';
import { type useDispatch, useTable } from '../use-table';
import styles from './back-choice.module.css';

interface BackChoiceProps {
  dispute: string;
  send: ReturnType<typeof useDispatch>['send'];
  /** Shows only counters that back this country and are not barred; the others are listed elsewhere. */
  only?: Country;
}

/** The counters that would meet a dispute's obligation; a barred one says why. @rule GS Guide, Diplomacy */
export function BackChoice({ dispute, send, only }: BackChoiceProps) {
  const { open } = useTable();
  const found = open.disputes.find(({ id }) => id === dispute);
  const all = found ? (wantedOf(open, found)?.ways ?? []) : [];
  const ways = only ? all.filter(({ country, barred }) => country === only && !barred) : all;
  return (
    <ul className={cx(styles.ways, only && styles.few)}>
      {ways.map(({ barred, ...placing }) => (
        <li key={nameOf(placing)}>
          <Button
            disabled={barred !== null}
            {...(barred ? { why: barred.message } : {})}
            onClick={() => void send({ type: 'place-counter', ...placing })}
          >
            {only ? <Short {...placing} /> : nameOf(placing)}
          </Button>
          {barred && (
            <>
              <span className={styles.why} aria-hidden="true">
                {barred.message}
              </span>
              <Button
                look="quiet"
                onClick={() => void send({ type: 'place-counter', ...placing, anyway: true })}
              >
                All the same<span className={voice.hidden}>: {nameOf(placing)}</span>
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Shows only the power, since the country is shown above; screen readers get the full name. */
function Short(placing: Omit<Backing, 'barred'>) {
  return placing.counter === 'diplomatic' ? (
    <span>
      {placing.power}
      <span className={voice.hidden}> in {placing.country}</span>
    </span>
  ) : (
    nameOf(placing)
  );
}

function nameOf({ power, country, counter }: Omit<Backing, 'barred'>): string {
  return counter === 'diplomatic' ? `${power} in ${country}` : `Anti-Comintern counter in ${country}`;
}
