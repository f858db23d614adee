import {
  announceDisputes,
  type DisputeAnnounced,
} from '@/games/gathering-storm/rules/diplomacy/announce-disputes';
import { type Backing, wantedOf } from '@/games/gathering-storm/rules/diplomacy/backing';
import { checkPhase } from '@/games/gathering-storm/rules/diplomacy/counters';
import { openToAll } from '@/games/gathering-storm/rules/diplomacy/who-may';
import type { Country } from '@/games/gathering-storm/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { useActs } from '@/table/use-acts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import voice from '@/ui/type.module.css';
import { type useDispatch, useTable } from '../use-table';
import { ActLine } from './act-field';
import backChoiceStyles from './back-choice.module.css';
import styles from './country-panel.module.css';
import { RuleLabel } from './fact-row';

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
    <ul className={cx(backChoiceStyles.ways, only && backChoiceStyles.few)}>
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
              <span className={backChoiceStyles.why} aria-hidden="true">
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
