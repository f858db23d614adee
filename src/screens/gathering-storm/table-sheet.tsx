import type { CivilWarCountry, Power } from '@/systems/gathering-storm/vocabulary';
import { AmendCardSheet } from './amend/amend-card-sheet';
import { CalendarSheet } from './calendar-sheet';
import { CopySheet } from './copy-sheet';
import { DeviceSheet } from './device-sheet';
import { CivilWarSheet } from './diplomacy/civil-war-sheet';
import { LastTimeSheet } from './evening/last-time-sheet';
import { LayOpenSheet } from './evening/lay-open-sheet';
import { NotesSheet } from './evening/notes-sheet';
import { EnterCardSheet } from './events/enter-card-sheet';
import { PileSheet } from './events/pile-sheet';
import { ShowEventSheet } from './events/show-event-sheet';
import { FactsSheet } from './facts-sheet';
import { MenuSheet } from './menu-sheet';
import { isPage, type PageId, pathOf } from './pages';
import { ReadingsSheet } from './readings-sheet';
import { ProjectsSheet } from './research/projects-sheet';
import { SeatsSheet } from './seats-sheet';
import { SettleSheet } from './settle-sheet';
import { useTable } from './use-table';
import { WhyTotal } from './why-total';

interface TableSheetProps {
  /** `why:index`, `show:Italy`, `menu` … */
  sheet: string;
  onOpen: (sheet: string | null) => void;
  go: (path: string) => void;
  onPause: () => void;
}

/** The sheet that lies over the table. */
export function TableSheet({ sheet, onOpen, go, onPause }: TableSheetProps) {
  const { table } = useTable();
  const close = () => onOpen(null);
  const toPage = (page: PageId) => {
    close();
    go(pathOf(table.id, page));
  };
  const [kind, ...rest] = sheet.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'why':
      return (
        <WhyTotal
          total={what}
          onClose={close}
          onGo={(to) => (isPage(to) ? toPage(to) : onOpen(to.includes(':') ? `why:${to}` : to))}
        />
      );
    case 'enter-card':
      return <EnterCardSheet onClose={close} />;
    case 'show':
      return <ShowEventSheet power={what as Power} onClose={close} />;
    case 'amend-card':
      return <AmendCardSheet onClose={close} />;
    case 'pile':
      return <PileSheet onClose={close} />;
    case 'settle-due':
      return <SettleSheet onConstruction={() => toPage('construction')} onClose={close} />;
    case 'calendar':
      return <CalendarSheet onClose={close} />;
    case 'facts':
      return <FactsSheet onClose={close} />;
    case 'projects':
      return <ProjectsSheet onClose={close} />;
    case 'war':
      return <CivilWarSheet country={what as CivilWarCountry} onClose={close} />;
    case 'last-time':
      return <LastTimeSheet onOpen={onOpen} onClose={close} />;
    case 'notes':
      return <NotesSheet onClose={close} />;
    case 'lay-open':
      return <LayOpenSheet onClose={close} />;
    case 'readings':
      return <ReadingsSheet onClose={close} />;
    case 'seats':
      return <SeatsSheet onClose={close} />;
    case 'device':
      return <DeviceSheet onClose={close} />;
    case 'copy':
      return <CopySheet onClose={close} go={go} />;
    default:
      return <MenuSheet onOpen={onOpen} onClose={close} go={go} onPause={onPause} />;
  }
}
