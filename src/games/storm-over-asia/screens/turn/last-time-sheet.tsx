import { guideFor } from '@/games/storm-over-asia/rules/guide';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { printTotal, readTotal, totalOf } from '@/games/storm-over-asia/rules/totals';
import { nameFront } from '@/games/storm-over-asia/rules/united-front/front';
import { printTurn, REGIONS } from '@/games/storm-over-asia/rules/vocabulary';
import { heldOutOf } from '@/games/storm-over-asia/rules/warlords/cards';
import { PhaseHeading } from '@/table/page/phase-heading';
import { useTable } from '@/table/use-table';
import { sayFlags } from '../words';

/** Where the table stopped, with China and the United Front to compare with the board. */
export function LastTimeSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { line, dues } = guideFor(open);
  const regions = REGIONS.map((region) => {
    const { flags, conquered } = open.china[region];
    return { name: region, says: conquered ? `${sayFlags(flags)}; Japan holds it` : sayFlags(flags) };
  });
  const board = [
    {
      name: 'Japanese Aggression Index',
      says: printTotal(totalOf.index, readTotal(open, totalOf.index).value),
    },
    { name: nameFront(open.front), says: printTotal(totalOf.front, readTotal(open, totalOf.front).value) },
    { name: 'Warlord card held out', says: heldOutOf(open.warlords).join(', ') || 'None' },
    ...regions,
  ];
  return (
    <PhaseHeading
      note={`${printTurn(open.turn)}. ${line}.`}
      quiet={['advance', 'open-papers', 'deal']}
      due={dues.filter(({ obligation }) => obligation).map(({ words }) => words)}
      board={board}
      onClose={onClose}
    />
  );
}
