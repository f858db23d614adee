import { type ComponentType, lazy, Suspense } from 'react';
import { FaceContext } from '@/table/face';
import { TablePages, type TablePlace } from '@/table/table-pages';
import { ChinaBoard } from './china/china-board';
import { FACE } from './face';
import { NewTable as NewTableForm } from './new-table';
import { PapersScreen } from './papers-screen';

type Page = ComponentType<{ go: (path: string) => void }>;

/** China is the table itself; the others are pieces of their own. */
const BOARDS: Record<string, Page> = {
  table: ChinaBoard,
  powers: lazy(async () => ({ default: (await import('./turn/powers-page')).PowersPage })),
  cards: lazy(async () => ({ default: (await import('./cards/cards-page')).CardsPage })),
  passage: lazy(async () => ({ default: (await import('./passage/passage-page')).PassagePage })),
  journal: lazy(async () => ({ default: (await import('./journal/journal-board')).JournalBoard })),
};

const RoomScreen: Page = lazy(async () => ({ default: (await import('./room-screen')).RoomScreen }));

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

export { NewTable, Room, TableScreens };
