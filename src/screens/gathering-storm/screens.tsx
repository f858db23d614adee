import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useActions, useBox } from '@/store/context';
import { CurtainScreen } from './curtain-screen';
import { DecksScreen as Decks } from './decks/decks-screen';
import { NewTable } from './new-table';
import { isPage, type PageId, pathOf } from './pages';
import { PapersScreen } from './papers-screen';
import { TableScreen } from './table-screen';

type Page = ComponentType<{ go: (path: string) => void }>;

/** The boards come after the table; each is a piece of its own, fetched in idle time. */
const BOARDS: Record<Exclude<PageId, 'table'>, Page> = {
  diplomacy: lazy(async () => ({ default: (await import('./diplomacy/diplomacy-board')).DiplomacyBoard })),
  economy: lazy(async () => ({ default: (await import('./economy/economy-board')).EconomyBoard })),
  construction: lazy(async () => ({
    default: (await import('./economy/construction-board')).ConstructionBoard,
  })),
  research: lazy(async () => ({ default: (await import('./research/research-board')).ResearchBoard })),
  history: lazy(async () => ({ default: (await import('./history/history-board')).HistoryBoard })),
  deck: lazy(async () => ({ default: (await import('./decks/table-deck')).TableDeck })),
  journal: lazy(async () => ({ default: (await import('./journal/journal-screen')).JournalScreen })),
};

const RoomScreen: Page = lazy(async () => ({ default: (await import('./room/room-screen')).RoomScreen }));

/** The open table in big type, for a second window. */
function Room({ go }: { go: (path: string) => void }) {
  return (
    <Suspense fallback={null}>
      <RoomScreen go={go} />
    </Suspense>
  );
}

interface TableScreensProps {
  /** The table's address: its id, a page, and the public entry after which it is shown. */
  id: string;
  page?: string | undefined;
  moment?: string | undefined;
  go: (path: string) => void;
}

/** The curtain and the papers stand instead of the table, never over it: nothing public or private is left in the page. */
function TableScreens({ id, page: wanted = 'table', moment: entry, go }: TableScreensProps) {
  const actions = useActions();
  const curtain = useBox((state) => state.curtain);
  const papers = useBox((state) => state.papers);
  const seen = useBox((state) => state.moment?.no ?? null);
  const page = isPage(wanted) ? wanted : 'table';
  const moment = /^\d{1,6}$/.test(entry ?? '') ? Number(entry) : null;
  useEffect(() => {
    // An address of a page or an entry that is not there leads to the nearest one that is.
    if (!actions.lookBack(moment) || !isPage(wanted)) go(pathOf(id, page));
  }, [actions, id, wanted, page, moment, go]);
  useEffect(() => () => void actions.lookBack(null), [actions]);
  const shown = papers ? 'papers' : curtain ? 'curtain' : page;
  // Every screen is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is what changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [shown]);
  if (papers) return <PapersScreen papers={papers} />;
  if (curtain) return <CurtainScreen person={curtain} />;
  // From one moment to another the page stays, so that nothing flickers and the focus keeps its place.
  if (seen !== moment && (seen === null || moment === null)) return null;
  if (page === 'table') return <TableScreen go={go} />;
  const Board = BOARDS[page];
  return (
    <Suspense fallback={null}>
      <Board go={go} />
    </Suspense>
  );
}

export { Decks, NewTable, Room, TableScreens };
