import type { OpenState } from '@/systems/storm-over-asia/state';
import { nameTotal, readTotal, totalOf } from '@/systems/storm-over-asia/totals';
import { useTable } from '@/table/use-table';
import { Figure } from '@/ui/figure';
import { Sheet } from '@/ui/sheet';
import voice from '@/ui/type.module.css';
import { printAmount } from '../words';
import styles from './powers-page.module.css';

const GARRISONS = [
  { key: totalOf.army, short: 'Army' },
  { key: totalOf.armyNeeded, short: 'required' },
  { key: totalOf.navy, short: 'Naval' },
  { key: totalOf.navyNeeded, short: 'required' },
];

/** Garrisons, cohesions and the purge card, as the table keeps them. @rule SOA 20, 21, 28 to 30 */
export function Figures({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable<OpenState>();
  const kept = Object.entries(open.cohesion).filter(([, cohesion]) => cohesion !== null);
  return (
    <>
      <Sheet title="Japanese garrisons" pad>
        <ul className={styles.pairs}>
          {GARRISONS.map(({ key, short }) => {
            const { value } = readTotal(open, key);
            return (
              <li key={key}>
                <button
                  type="button"
                  className={styles.figure}
                  aria-label={`${nameTotal(key)} ${printAmount(value)}. Why?`}
                  onClick={() => onOpen(`why:${key}`)}
                >
                  <span>{short}</span>
                  <Figure value={value} size="lead" />
                </button>
              </li>
            );
          })}
        </ul>
      </Sheet>
      <Sheet title="Cohesion" pad>
        {kept.length === 0 && (
          <p className={voice.note}>The table keeps none: enter it under “Cohesion and cards”.</p>
        )}
        <ul className={styles.list}>
          {kept.map(([of, cohesion]) => (
            <li key={of}>
              {of} <b>{cohesion}</b>
            </li>
          ))}
          <li>
            Russian purge card <b>{open.purge.now === null ? 'none' : `card ${open.purge.now}`}</b>
          </li>
        </ul>
      </Sheet>
    </>
  );
}
