import { printTurn } from '@/systems/storm-over-asia/calendar';
import { guideFor } from '@/systems/storm-over-asia/guide';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { printTotal, readTotal, totalOf } from '@/systems/storm-over-asia/totals';
import { nameFront } from '@/systems/storm-over-asia/united-front/front';
import { REGIONS } from '@/systems/storm-over-asia/vocabulary';
import { heldOutOf } from '@/systems/storm-over-asia/warlords/cards';
import { WhereWeAre } from '@/table/page/where-we-are';
import { useTable } from '@/table/use-table';
import { sayFlags } from '../words';

/** Where the table was left, and China and the United Front to compare with the board. */
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
    <WhereWeAre
      note={`${printTurn(open.turn)}. ${line}.`}
      quiet={['advance', 'open-papers', 'deal']}
      due={dues.filter(({ obligation }) => obligation).map(({ words }) => words)}
      board={board}
      onClose={onClose}
    />
  );
}
