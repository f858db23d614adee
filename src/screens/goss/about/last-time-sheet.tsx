import { asSentence } from '@/kernel/print';
import { guideFor } from '@/systems/goss/guide';
import { printPlace } from '@/systems/goss/hex';
import { printStep } from '@/systems/goss/markers';
import { registerOf } from '@/systems/goss/register';
import type { OpenState } from '@/systems/goss/state';
import { printClock } from '@/systems/goss/steps';
import { SIDES } from '@/systems/goss/vocabulary';
import { WhereWeAre } from '@/table/page/where-we-are';
import { useTable } from '@/table/use-table';

/** Where the table was left, and the markers to compare with the map. */
export function LastTimeSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { line, dues } = guideFor(open);
  const register = registerOf(open);
  return (
    <WhereWeAre
      note={`${printClock(open)}. ${printStep(open, open.step)}. ${asSentence(line)}`}
      quiet={['advance']}
      due={dues.map(({ words }) => words)}
      board={SIDES.map((side) => ({
        name: `${register[side].name} markers`,
        says: register[side].rows.map(printPlace).join(', ') || 'None',
      }))}
      onClose={onClose}
    />
  );
}
