import { guideFor } from '@/games/goss/rules/guide';
import { printPlace } from '@/games/goss/rules/hex';
import { printStep } from '@/games/goss/rules/markers';
import { registerOf } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import { printClock } from '@/games/goss/rules/steps';
import { SIDES } from '@/games/goss/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { PhaseHeading } from '@/table/page/phase-heading';
import { useTable } from '@/table/use-table';

/** Where the game was left, and the markers to compare with the map. */
export function LastTimeSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { line, dues } = guideFor(open);
  const register = registerOf(open);
  return (
    <PhaseHeading
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
