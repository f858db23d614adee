import { CIVIL_WAR_THRESHOLD, type CivilWarCountry } from '@/games/gathering-storm/rules/vocabulary';
import { useTable } from '../use-table';
import styles from './country-panel.module.css';
import { FactRow } from './fact-row';
import { WhyButton } from './why-button';

interface WarFactProps {
  country: CivilWarCountry;
  onOpen: (sheet: string) => void;
}

/** A civil war in words: how many counters of how many, or that it is fought. @rule GS 25.31 */
export function WarFact({ country, onOpen }: WarFactProps) {
  const { open } = useTable();
  const { counters, state, threshold } = open.civilWars[country];
  const count = `${counters} ${counters === 1 ? 'counter' : 'counters'}`;
  const assumed = country !== 'Greece' && threshold === CIVIL_WAR_THRESHOLD;
  const end =
    counters > 0 ? (
      <WhyButton about={`${count} in ${country}`} onPress={() => onOpen(`why:war:${country}`)} />
    ) : undefined;
  if (state !== 'quiet')
    return (
      <FactRow rule="GS 25" end={end}>
        {state === 'fought' ? `Civil war is fought: index +1, ${count}` : `The civil war has ended, ${count}`}
      </FactRow>
    );
  return (
    <FactRow rule="GS 25.31" end={end}>
      Civil war: {count} of {threshold} {assumed && <span className={styles.tag}>assumed</span>}
    </FactRow>
  );
}
