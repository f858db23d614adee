import { MOMENTS } from '@/games/gathering-storm/rules/guide/guide-words';
import type { Step } from '@/games/gathering-storm/rules/guide/phases';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import { useTable } from '../../use-table';
import styles from './moment-rows.module.css';

interface MomentRowsProps {
  moments: readonly Step[];
  ask: string;
  onOpen: (sheet: string) => void;
}

/** The moments of a phase in their order, each with the seals of those who may show a card at it. @rule GS 9.41 */
export function MomentRows({ moments, ask, onOpen }: MomentRowsProps) {
  const { open } = useTable();
  const mayShow = (power: Power, { id }: Step) =>
    open.hands[power].held > 0 && (id !== 'subversion' || power === 'Russia');
  return (
    <ol className={styles.moments}>
      {moments.map((moment) => (
        <li key={moment.id} className={styles.moment}>
          {moments.length > 1 && <span className={styles.name}>{MOMENTS[moment.id]}</span>}
          {/* biome-ignore lint/a11y/useSemanticElements: a row of keys, not a form */}
          <div className={styles.keys} role="group" aria-label={MOMENTS[moment.id] ?? ask}>
            {POWERS.filter((power) => moment.id !== 'subversion' || power === 'Russia').map((power) => (
              <button
                key={power}
                type="button"
                className={styles.key}
                aria-label={power}
                disabled={!mayShow(power, moment)}
                onClick={() => onOpen(`show:${power}:${moment.id}`)}
              >
                <Roundel mark={MARKS[power]} className={styles.seal} />
              </button>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
