import { announceDisputes } from '@/games/gathering-storm/rules/diplomacy/announce-disputes';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import type { PactCountry } from '@/games/gathering-storm/rules/vocabulary';
import { useActs } from '@/table/use-acts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { useTable } from '../use-table';
import { ActLine } from './act-field';
import styles from './country-panel.module.css';

/** Lets the app start tracking flags at a table that tracks them on the board. */
export function KeepFlags() {
  const { open } = useTable();
  const acts = useActs();
  return (
    <li>
      <span className={styles.quiet}>Flags are on your board.</span>
      <Button icon="flag" onClick={() => void acts.act({ type: 'keep', what: [...open.keeps, 'flags'] })}>
        Track flags here
      </Button>
      <ActLine acts={acts} />
    </li>
  );
}

/** What the board is for and how to read it, shown while no country is open; lists what is due first. */
export function ReadingNote({ onPick }: { onPick: (name: PactCountry) => void }) {
  const { open, moment } = useTable();
  const owed = open.disputes.flatMap(({ countries: [country] }) =>
    announceDisputes(open, country)
      .filter((announced) => announced.owed)
      .map((announced) => ({ ...announced, country })),
  );
  return (
    <section className={cx(lay.paper, styles.panel)} aria-label="Reading the board">
      {owed.map(({ id, country, other, owed: due, ways, elsewhere }) => (
        <div key={id} className={cx(styles.part, styles.due)}>
          <h3>
            {country} against {other}
          </h3>
          <p className={styles.owed}>{due?.words}</p>
          <div className={cx(lay.buttons, styles.buttons)}>
            {ways.length > 0 && <Button onClick={() => onPick(country)}>Open {country}</Button>}
            {elsewhere && <Button onClick={() => onPick(other)}>Open {other}</Button>}
          </div>
        </div>
      ))}
      <div className={styles.part}>
        <h2>Reading the board</h2>
        <p>
          What is in the countries of the five regions, and who may place a counter there. Open a country to
          see why, and to change it.
        </p>
        <ul className={styles.legend}>
          {isTracked(open, 'flags') && <li>Seals are flags, four at most in a country.</li>}
          <li>A framed number is this turn’s modifier and whom it favors; its country says why.</li>
          <li>A dial counts civil war counters; a brass rim means that the war is being fought.</li>
          <li>Brass: the country is in a dispute. Hatched: it is conquered.</li>
        </ul>
        {!isTracked(open, 'flags') && moment === null && (
          <ul className={styles.facts}>
            <KeepFlags />
          </ul>
        )}
      </div>
    </section>
  );
}
