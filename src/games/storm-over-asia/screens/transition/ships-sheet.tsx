import { SHIPS_RULE, type Shipbuilding } from '@/games/storm-over-asia/rules/transition/britain';
import type { TransitionSheet } from '@/games/storm-over-asia/rules/transition/sheet';
import { cx } from '@/ui/cx';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { Missing } from './figure-sheet';
import styles from './transition.module.css';

/** Australian and Indian shipbuilding. @rule SOA transition 6.95, 6.99 */
export function ShipsSheet({ ships }: { ships: TransitionSheet['ships'] }) {
  return (['Australia', 'India'] as const).map((country) => {
    const built = ships[country];
    const rule = SHIPS_RULE[country];
    return (
      <Sheet
        key={country}
        titleLevel={3}
        title={
          <>
            Shipbuilding of {country} <span className={cx(voice.rule, styles.label)}>{rule}</span>
          </>
        }
        pad
      >
        {built ? (
          <Built ships={built} />
        ) : (
          <div className={styles.words}>
            <Missing missing={[`${country === 'India' ? 'Indian' : 'Australian'} shipbuilding`]} />
          </div>
        )}
      </Sheet>
    );
  });
}

function Built({ ships }: { ships: Shipbuilding }) {
  const { abilities, allowed, rule, ships: names, most, asPrinted, next } = ships;
  return (
    <div className={styles.words}>
      <p>
        <b>{allowed ? 'May repair and build ships.' : 'May neither repair nor build ships.'}</b>{' '}
        {allowed
          ? `${abilities === 1 ? 'One ability' : `${abilities} abilities`}: one for every three steps, lower ones included.`
          : 'Three steps of research are needed.'}
      </p>
      {allowed && (
        <p>
          At most {most} two-factor battlecruisers: {names.join(', ')}{' '}
          <span className={cx(voice.rule, styles.label)}>{rule}E</span>
        </p>
      )}
      <p className={styles.how}>{next}</p>
      {asPrinted && (
        <p className={styles.note}>
          As printed: under India the rule names Australia’s ships. We leave it so; the table decides.
        </p>
      )}
    </div>
  );
}
