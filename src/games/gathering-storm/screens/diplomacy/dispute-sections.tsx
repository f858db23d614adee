import {
  announceDisputes,
  type DisputeAnnounced,
} from '@/games/gathering-storm/rules/diplomacy/announce-disputes';
import { checkPhase } from '@/games/gathering-storm/rules/diplomacy/counters';
import { openToAll } from '@/games/gathering-storm/rules/diplomacy/who-may';
import type { Country } from '@/games/gathering-storm/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { useActs } from '@/table/use-acts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { useTable } from '../use-table';
import { ActLine } from './act-line';
import { BackChoice } from './back-choice';
import styles from './country-panel.module.css';
import { RuleLabel } from './rule-label';

interface DisputeSectionsProps {
  country: Country;
  onPick: (country: Country) => void;
}

/** The disputes that bind a country: who has backed what, who owes, who is barred, and what stays open to all. @rule GS Guide, Diplomacy */
export function DisputeSections({ country, onPick }: DisputeSectionsProps) {
  const { open } = useTable();
  return announceDisputes(open, country).map((announced) => (
    <DisputeSection key={announced.id} told={announced} country={country} onPick={onPick} />
  ));
}

function DisputeSection({
  told: announced,
  country,
  onPick,
}: DisputeSectionsProps & { told: DisputeAnnounced }) {
  const { open, moment } = useTable();
  const acts = useActs();
  const { id, title, other, sentences, owed, ways, elsewhere } = announced;
  const now = owed?.now === true && moment === null && checkPhase(open) === null;
  return (
    <div className={cx(styles.part, styles.due)}>
      <h3>The dispute with {other}</h3>
      {owed && <p className={styles.owed}>{owed.words}</p>}
      <p>
        {[
          ...(title ? [asSentence(title)] : []),
          ...sentences,
          `${openToAll(country)} stay open to all.`,
        ].join(' ')}{' '}
        <RuleLabel>GS Guide, Diplomacy</RuleLabel>
      </p>
      <ActLine acts={acts} />
      {now && ways.some(({ barred }) => !barred) && (
        <>
          <p>Back {country} with a counter worth one or more:</p>
          <BackChoice dispute={id} send={acts.act} only={country} />
        </>
      )}
      {owed && elsewhere && (
        <div className={cx(lay.buttons, styles.buttons)}>
          <Button onClick={() => onPick(other)}>Open {other}</Button>
        </div>
      )}
    </div>
  );
}
