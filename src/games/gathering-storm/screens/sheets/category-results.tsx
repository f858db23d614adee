import { categoryCount } from '@/games/gathering-storm/rules/research/results';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { CATEGORIES, POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { FormsOf } from '@/ui/form/draft-state';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './facts-sheet.module.css';

/** Those that the Guide lets count without naming the project. @rule GS Guide, Support */
const BY_CATEGORY = CATEGORIES.filter((category) => category !== 'intelligence');

interface CategoryResultsProps {
  open: OpenState;
  send: (command: Command) => unknown;
}

/** Results as a number per category, including joint ones, if the table does not name the project. */
export function CategoryResults({ open, send }: CategoryResultsProps) {
  return POWERS.map((power) => (
    <LedgerRow key={power} label={`${power}: results by category`} hint="joint ones too; 0 counts by project">
      <FormsOf name={`${power}: results by category`}>
        <div className={styles.grid}>
          {BY_CATEGORY.map((category) => {
            const count = categoryCount(open, power, category);
            return (
              <EnteredStepper
                key={category}
                showLabel
                label={category}
                sign="minus"
                min={0}
                max={40}
                value={count ? count.said + count.since : 0}
                onEnter={(value) =>
                  void send({
                    type: 'set-fact',
                    fact: 'category-results',
                    power,
                    category,
                    value: value === 0 ? null : value,
                  })
                }
              />
            );
          })}
        </div>
      </FormsOf>
    </LedgerRow>
  ));
}
