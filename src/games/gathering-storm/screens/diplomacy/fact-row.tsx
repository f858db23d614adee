import type { ReactNode } from 'react';
import { nameTotal } from '@/games/gathering-storm/rules/say/names';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { isWhole } from '@/games/gathering-storm/rules/totals/index';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { CIVIL_WAR_THRESHOLD, type CivilWarCountry } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Button } from '@/ui/form/button';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import styles from './country-panel.module.css';

/** A rule's label as printed; it may wrap in a narrow panel. */
export function RuleLabel({ children }: { children: string | undefined }) {
  return children ? <span className={cx(voice.rule, styles.rule)}>{children}</span> : null;
}

/** "Why?" next to a number; screen readers also get what it is about. */
export function WhyButton({ about, onPress }: { about: string; onPress: () => void }) {
  return (
    <Button look="quiet" aria-label={`${about}. Why?`} onClick={onPress}>
      Why?
    </Button>
  );
}

/** One fact about a country, with its rule or its figure. */
export function FactRow({ rule, children, end }: { rule?: string; children: ReactNode; end?: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
      {rule && <RuleLabel>{rule}</RuleLabel>}
    </li>
  );
}

interface SumRowProps {
  total: TotalKey;
  /** What the number means: "Garrison needed". */
  name: string;
  rule: string;
  onOpen: (sheet: string) => void;
}

/** What follows from other numbers, with its why; a number of which something is not entered says so. */
export function SumRow({ total, name, rule, onOpen }: SumRowProps) {
  const { open } = useTable();
  const { value, lines } = readTotal(open, total);
  const whole = isWhole(open, total);
  const some = whole || lines.some(({ amount }) => amount !== 0);
  return (
    <FactRow
      rule={rule}
      end={
        <>
          <Figure value={some ? value : null} sign="minus" className={styles.sum} />
          <WhyButton about={nameTotal(total)} onPress={() => onOpen(`why:${total}`)} />
        </>
      }
    >
      {name}
      {whole ? '' : some ? '; not all of it is entered' : ': not entered'}
    </FactRow>
  );
}

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
