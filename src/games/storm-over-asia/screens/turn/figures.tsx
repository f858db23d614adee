import { COHESIVE, type OpenState } from '@/games/storm-over-asia/rules/state';
import {
  nameTotal,
  printTotal,
  readTotal,
  type TotalKey,
  totalOf,
} from '@/games/storm-over-asia/rules/totals';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './powers-page.module.css';

const GARRISONS = [
  { name: 'Army', has: totalOf.army, needs: totalOf.armyNeeded },
  { name: 'Naval', has: totalOf.navy, needs: totalOf.navyNeeded },
];

/** Garrisons with their requirements, cohesions and the purge card, as entered. @rule SOA 20, 21, 28 to 30 */
export function Figures({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const tracked = COHESIVE.filter((of) => open.cohesion[of] !== null);
  return (
    <>
      <Sheet title="Japanese garrisons" pad>
        <div className={cx(lay.ruled, styles.garrisons)}>
          {GARRISONS.map(({ name, has, needs }) => (
            <div key={name} className={styles.garrison}>
              <FigureKey total={has} short={name} onOpen={onOpen} />
              <FigureKey total={needs} short="needs" onOpen={onOpen} />
            </div>
          ))}
        </div>
      </Sheet>
      <Sheet
        title="Cohesion"
        pad
        tools={
          moment === null && (
            <Button icon="settings" aria-label="Enter cohesion and cards" onClick={() => onOpen('facts')}>
              Enter
            </Button>
          )
        }
      >
        <ul className={styles.list}>
          {tracked.length === 0 && <li className={voice.note}>None is entered yet.</li>}
          {tracked.map((of) => (
            <li key={of}>
              {of} <b>{open.cohesion[of]}</b>
            </li>
          ))}
          <li>
            Russian purge card <b>{open.purge.now ?? 'none'}</b>
          </li>
        </ul>
      </Sheet>
    </>
  );
}

interface FigureKeyProps {
  total: TotalKey;
  short: string;
  onOpen: (sheet: string) => void;
}

/** A number that opens its explanation. */
function FigureKey({ total, short, onOpen }: FigureKeyProps) {
  const { open } = useTable<OpenState>();
  const { value, lines } = readTotal(open, total);
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={`${nameTotal(total)} ${lines.length === 0 ? 'not entered' : printTotal(total, value)}. Why?`}
      onClick={() => onOpen(`why:${total}`)}
    >
      <span>{short}</span>
      <Figure value={lines.length === 0 ? null : value} size="lead" />
    </button>
  );
}
