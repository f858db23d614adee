import { nameTotal } from '@/games/gathering-storm/rules/say/names';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { isWhole } from '@/games/gathering-storm/rules/totals/lacking';
import { Figure } from '@/ui/figure/figure';
import { useTable } from '../use-table';
import styles from './country-panel.module.css';
import { FactRow } from './fact-row';
import { WhyButton } from './why-button';

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
