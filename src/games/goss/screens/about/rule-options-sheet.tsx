import { printOdds } from '@/games/goss/rules/doubles';
import { ASSUMED, RULE_OPTIONS, type RuleChoices } from '@/games/goss/rules/options';
import type { OpenState } from '@/games/goss/rules/state';
import { RuleOptionsSheet as Sheet } from '@/table/rule-options-sheet';
import { useTable } from '@/table/use-table';
import voice from '@/ui/type.module.css';
import styles from './about.module.css';

/** How often an assault makes an event, if the reading affects it. @rule GOSS 23.1.0 */
const oddsOf = (readings: RuleChoices) => (id: string, value: string) =>
  id === 'doubles'
    ? `${printOdds({ ...readings, ...({ doubles: value } as Partial<RuleChoices>) })} assaults`
    : undefined;

/** The readings of GOSS with their odds, and what all its tables assume. */
export function RuleOptionsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  return (
    <Sheet options={RULE_OPTIONS} chosen={open.readings} noteOf={oddsOf(open.readings)} onClose={onClose}>
      <section className={styles.assumed} aria-labelledby="assumed">
        <h3 id="assumed">Assumed at every table</h3>
        <p className={styles.note}>
          The rules leave it open. A table that reads it differently decides for itself.
        </p>
        <ul>
          {ASSUMED.map(({ id, rule, words }) => (
            <li key={id}>
              <span className={voice.rule}>{rule}</span>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  );
}
