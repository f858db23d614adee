import { checkPhase, placedBy, readCounters } from '@/games/gathering-storm/rules/diplomacy/counters';
import { doorsOf, openToRussia } from '@/games/gathering-storm/rules/diplomacy/russia';
import { NEIGHBORS, printPurge } from '@/games/gathering-storm/rules/diplomacy/state';
import { printOr } from '@/games/gathering-storm/rules/naming';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { type PactCountry, printList } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { useTable } from '../use-table';
import styles from './country-panel.module.css';
import { FactRow, RuleLabel, SumRow } from './fact-row';

interface RussiaSectionProps {
  onOpen: (sheet: string) => void;
  onPick: (name: PactCountry) => void;
}

/**
 * Russia in the list of countries: its pacts, where it may place now, and what events allow it.
 * @rule GS 4.16, 24.61
 */
export function RussiaSection({ onOpen, onPick }: RussiaSectionProps) {
  const { open, moment } = useTable();
  const pacts = open.facts.pacts.Russia ?? [];
  const may = openToRussia(open);
  const phase = checkPhase(open);
  return (
    <>
      <div className={styles.part}>
        <h3>What is here</h3>
        <ul className={styles.facts}>
          <FactRow rule="GS 4.16">
            {pacts.length > 0
              ? `Trade ${pacts.length > 1 ? 'pacts' : 'pact'}: ${printList(pacts)}; each counts two for support`
              : 'A major power: no flags and no counters here, but a partner for trade pacts'}
          </FactRow>
        </ul>
      </div>
      <div className={styles.part}>
        <h3>What Russia may do {moment === null ? 'now' : 'then'}</h3>
        <ul className={styles.facts}>
          <FactRow rule="GS 24.61A">
            {open.russia.purge
              ? `${printPurge('its diplomacy this turn', open.russia)}.`
              : 'No purge bars its diplomacy.'}
          </FactRow>
          <FactRow rule="GS 24.61B">{sayCohesion(open)}</FactRow>
          {doorsOf(open).map(({ countries, used }) => (
            <FactRow key={countries.join(' ')} rule="GS Guide, Diplomacy">
              {used
                ? `An event opened ${printOr(countries)}: its counter is in ${used}.`
                : `An event opens ${printOr(countries)} to one counter.`}
            </FactRow>
          ))}
          <SumRow total={totalOf.garrison} name="Garrison needed" rule="GS 21.22" onOpen={onOpen} />
          <SumRow
            total={totalOf.military('Russia')}
            name="Military counters, at most"
            rule="GS 10.22"
            onOpen={onOpen}
          />
          {readTotal(open, totalOf.support('Russia')).value < 0 && (
            <SumRow total={totalOf.forcedBuilds} name="Units it must build" rule="GS 18.51" onOpen={onOpen} />
          )}
          <FactRow rule="GS 24.54E">
            {placedBy(open, 'Russia').length} of {readCounters(open, 'Russia').value} counters down
          </FactRow>
        </ul>
        {phase && (
          <p className={styles.quiet}>
            {phase.message} {phase.allowed} <RuleLabel>{phase.rule}</RuleLabel>
          </p>
        )}
        <p>{may.length > 0 ? 'It may place in:' : 'It may place nowhere.'}</p>
        <div className={cx(lay.buttons, styles.buttons)}>
          {may.map((country) => (
            <Button key={country} onClick={() => onPick(country)}>
              {country}
            </Button>
          ))}
        </div>
        <div className={cx(lay.buttons, styles.buttons)}>
          <Button look="quiet" onClick={() => onOpen(`why:${totalOf.counters('Russia')}`)}>
            Why so many counters?
          </Button>
        </div>
      </div>
    </>
  );
}

function sayCohesion({ russia }: OpenState): string {
  return russia.fullCohesion
    ? 'Full cohesion: it may place in any free country.'
    : `Until full cohesion it places in ${printList(NEIGHBORS)}, and where it has a flag or a spy ring or a civil war is fought.`;
}
