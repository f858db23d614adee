import { type ComponentType, lazy, Suspense } from 'react';
import { FaceContext } from '@/table/face';
import { TablePages, type TablePlace } from '@/table/table-pages';
import { DecksScreen as Decks } from './decks/decks-screen';
import { FACE } from './face';
import { NewTable as NewTableForm } from './new-table';
import type { PageId } from './pages';
import { PapersScreen } from './papers-screen';
import { TableScreen } from './table-screen';

type Page = ComponentType<{ go: (path: string) => void }>;

/** The boards come after the table; each is a piece of its own, fetched in idle time. */
const BOARDS: Record<PageId, Page> = {
  table: TableScreen,
  diplomacy: lazy(async () => ({ default: (await import('./diplomacy/diplomacy-board')).DiplomacyBoard })),
  economy: lazy(async () => ({ default: (await import('./economy/economy-board')).EconomyBoard })),
  construction: lazy(async () => ({
    default: (await import('./economy/construction-board')).ConstructionBoard,
  })),
  research: lazy(async () => ({ default: (await import('./research/research-board')).ResearchBoard })),
  history: lazy(async () => ({ default: (await import('./history/history-board')).HistoryBoard })),
  journal: lazy(async () => ({ default: (await import('./journal/journal-board')).JournalBoard })),
  deck: lazy(async () => ({ default: (await import('./decks/table-deck')).TableDeck })),
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

function TableScreens(place: TablePlace) {
  return <TablePages {...place} face={FACE} boards={BOARDS} Papers={PapersScreen} />;
}

function NewTable() {
  return (
    <FaceContext value={FACE}>
      <NewTableForm />
    </FaceContext>
  );
}

export { Decks, NewTable, Room, TableScreens };
