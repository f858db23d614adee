import { askedHere } from '@/games/gathering-storm/rules/diplomacy/standing';
import type { Country } from '@/games/gathering-storm/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { useTable } from '../use-table';
import styles from './country-panel.module.css';
import { RuleLabel } from './rule-label';

/** What open events still ask of a country, and the sheet that answers it. @rule GS Guide, Diplomacy */
export function AskedSections({ country, onOpen }: { country: Country; onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  return askedHere(open, country).map(({ id, words, rule, later }) => (
    <div key={id} className={cx(styles.part, styles.due)}>
      <h3>{later ? `Asked at ${later}` : 'Asked now'}</h3>
      <p>
        {asSentence(words)} <RuleLabel>{rule}</RuleLabel>
      </p>
      {!later && moment === null && (
        <div className={cx(lay.buttons, styles.buttons)}>
          <Button onClick={() => onOpen('settle-due')}>Answer it</Button>
        </div>
      )}
    </div>
  ));
}
