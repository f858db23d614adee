import type { SheetTools } from '@/table/game-ui';
import { ClockSheet } from './about/clock-sheet';
import { GridSheet } from './about/grid-sheet';
import { LastTimeSheet } from './about/last-time-sheet';
import { LeadersSheet } from './about/leaders-sheet';
import { MenuSheet } from './about/menu-sheet';
import { RuleOptionsSheet } from './about/rule-options-sheet';
import { SidesSheet } from './about/sides-sheet';
import { AssaultSheet } from './assault/assault-sheet';
import { DoublesSheet } from './doubles/doubles-sheet';
import { LeaderSheet } from './doubles/leader-sheet';
import { MoveSheet } from './doubles/move-sheet';
import { PhaseEndSheet } from './register/phase-end-sheet';
import { PlaceSheet } from './register/place-sheet';
import { RemoveSheet } from './register/remove-sheet';

/** The sheet over the table, by name: `doubles`, `move:e3`, `menu` … */
export function TableSheet({ sheet, ...tools }: SheetTools & { sheet: string }) {
  const { onClose, onOpen } = tools;
  const [kind, id = ''] = sheet.split(':');
  switch (kind) {
    case 'doubles':
      return <DoublesSheet onOpen={onOpen} onClose={onClose} />;
    case 'assault':
      return <AssaultSheet onOpen={onOpen} onClose={onClose} />;
    case 'move':
      return <MoveSheet id={id} onClose={onClose} />;
    case 'leader':
      return <LeaderSheet id={id} onOpen={onOpen} onClose={onClose} />;
    case 'leaders':
      return <LeadersSheet onClose={onClose} />;
    case 'phase-end':
      return <PhaseEndSheet to={sheet.slice('phase-end:'.length)} onOpen={onOpen} onClose={onClose} />;
    case 'place':
      return <PlaceSheet onClose={onClose} />;
    case 'remove':
      return <RemoveSheet id={id} onClose={onClose} />;
    case 'readings':
      return <RuleOptionsSheet onClose={onClose} />;
    case 'sides':
      return <SidesSheet onClose={onClose} />;
    case 'grid':
      return <GridSheet onClose={onClose} />;
    case 'clock':
      return <ClockSheet onClose={onClose} />;
    case 'last-time':
      return <LastTimeSheet onClose={onClose} />;
    default:
      return <MenuSheet {...tools} />;
  }
}
