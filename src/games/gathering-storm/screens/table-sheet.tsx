import { totalKey } from '@/games/gathering-storm/rules/totals/kinds';
import type { CivilWarCountry, Power } from '@/games/gathering-storm/rules/vocabulary';
import type { SheetTools } from '@/table/game-ui';
import { pathOf } from '@/table/page/page-tabs';
import { AmendCardSheet } from './amend/amend-card-sheet';
import { CivilWarSheet } from './diplomacy/civil-war-sheet';
import { IncomesSheet } from './economy/base-incomes';
import { FiguresSheet } from './economy/figures-sheet';
import { LastTimeSheet } from './evening/last-time-sheet';
import { LayOpenSheet } from './evening/lay-open-sheet';
import { PileSheet } from './events/deck/pile-sheet';
import { EnterCardSheet } from './events/enter-card-sheet';
import { GeneralCardSheet, LastCardSheet } from './events/general-card';
import { ShowEventSheet } from './events/show-event-sheet';
import { MenuSheet } from './menu-sheet';
import { isPage, type PageId } from './pages';
import { ProjectsSheet } from './research/projects-sheet';
import { CalendarSheet } from './sheets/calendar-sheet';
import { CrisisSheet } from './sheets/crisis-sheet';
import { FactsSheet } from './sheets/facts-sheet';
import { GarrisonSheet } from './sheets/garrison-sheet';
import { RightsSheet } from './sheets/rights-sheet';
import { RuleOptionsSheet } from './sheets/rule-options-sheet';
import { SettleSheet } from './sheets/settle-sheet';
import { WhyDealSheet } from './sheets/why-deal-sheet';
import { useTable } from './use-table';
import { WhyTotal } from './why/why-total';

interface TableSheetProps extends SheetTools {
  /** `why:index`, `show:Italy`, `menu` … */
  sheet: string;
}

/** The sheets of this game; those of every table are not among them. */
export function TableSheet({ sheet, onOpen, onClose: close, go, onPause }: TableSheetProps) {
  const { table } = useTable();
  const toPage = (page: PageId) => go(pathOf(table.id, page));
  const [kind, ...rest] = sheet.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'why':
      return (
        <WhyTotal
          total={totalKey(what)}
          onClose={close}
          onGo={(to) => (isPage(to) ? toPage(to) : onOpen(to.includes(':') ? `why:${to}` : to))}
        />
      );
    case 'why-deal':
      return <WhyDealSheet onOpen={onOpen} onClose={close} />;
    case 'card':
      return <GeneralCardSheet onClose={close} />;
    case 'enter-card':
      return <EnterCardSheet onClose={close} />;
    case 'last-card':
      return <LastCardSheet onClose={close} />;
    case 'show':
      return <ShowEventSheet power={rest[0] as Power} moment={rest[1]} onClose={close} />;
    case 'amend-card':
      return <AmendCardSheet onClose={close} />;
    case 'pile':
      return <PileSheet onClose={close} />;
    case 'settle-due':
      return <SettleSheet onOpen={onOpen} onPage={toPage} onClose={close} />;
    case 'rights':
      return <RightsSheet power={what as Power} onBoard={toPage} onClose={close} />;
    case 'calendar':
      return <CalendarSheet onClose={close} />;
    case 'crisis':
      return <CrisisSheet onOpen={onOpen} onClose={close} />;
    case 'garrison':
      return <GarrisonSheet onClose={close} />;
    case 'facts':
      return <FactsSheet onClose={close} />;
    case 'incomes':
      return <IncomesSheet onClose={close} />;
    case 'figures':
      return <FiguresSheet power={what as Power} onClose={close} />;
    case 'projects':
      return <ProjectsSheet onClose={close} />;
    case 'war':
      return <CivilWarSheet country={what as CivilWarCountry} onClose={close} />;
    case 'last-time':
      return <LastTimeSheet onOpen={onOpen} onClose={close} />;
    case 'lay-open':
      return <LayOpenSheet onClose={close} />;
    case 'readings':
      return <RuleOptionsSheet onClose={close} />;
    default:
      return <MenuSheet onOpen={onOpen} onClose={close} go={go} onPause={onPause} />;
  }
}
