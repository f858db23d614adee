import type { CivilWarCountry, Power } from '@/systems/gathering-storm/vocabulary';
import { CalendarSheet } from './calendar-sheet';
import { CopySheet } from './copy-sheet';
import { DeviceSheet } from './device-sheet';
import { CivilWarSheet } from './diplomacy/civil-war-sheet';
import { CountriesSheet } from './diplomacy/countries-sheet';
import { PlaceSheet } from './diplomacy/place-sheet';
import { ConstructionSheet } from './economy/construction-sheet';
import { EnterCardSheet } from './events/enter-card-sheet';
import { ShowEventSheet } from './events/show-event-sheet';
import { FactsSheet } from './facts-sheet';
import { MenuSheet } from './menu-sheet';
import { ReadingsSheet } from './readings-sheet';
import { ProjectsSheet } from './research/projects-sheet';
import { SeatsSheet } from './seats-sheet';
import { SettleSheet } from './settle-sheet';
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
  const close = () => onOpen(null);
  const [kind, ...rest] = sheet.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'why':
      return (
        <WhyTotal total={what} onClose={close} onGo={(to) => onOpen(to.includes(':') ? `why:${to}` : to)} />
      );
    case 'enter-card':
      return <EnterCardSheet onClose={close} />;
    case 'show':
      return <ShowEventSheet power={what as Power} onClose={close} />;
    case 'settle-due':
      return <SettleSheet onOpen={onOpen} onClose={close} />;
    case 'calendar':
      return <CalendarSheet onClose={close} />;
    case 'facts':
      return <FactsSheet onClose={close} />;
    case 'projects':
      return <ProjectsSheet onClose={close} />;
    case 'construction':
      return <ConstructionSheet onOpen={onOpen} onClose={close} />;
    case 'countries':
      return <CountriesSheet onClose={close} />;
    case 'place':
      return <PlaceSheet onClose={close} />;
    case 'war':
      return <CivilWarSheet country={what as CivilWarCountry} onClose={close} />;
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
