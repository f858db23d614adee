import type { ComponentType } from 'react';
import { TablePages, type TablePlace } from '@/table/page/table-pages';
import { fetched } from '@/ui/fetched';
import { ChinaBoard } from './china/china-board';
import { FACE } from './face';
import { PapersScreen } from './papers-screen';

type Page = ComponentType<{ go: (path: string) => void }>;

/** China is the table itself; the others are pieces of their own. */
const BOARDS: Record<string, Page> = {
  table: ChinaBoard,
  powers: fetched(async () => (await import('./turn/powers-page')).PowersPage),
  cards: fetched(async () => (await import('./cards/cards-page')).CardsPage),
  passage: fetched(async () => (await import('./transition/transition-page')).TransitionPage),
  policy: fetched(async () => (await import('./policy/policy-board')).PolicyBoard),
  journal: fetched(async () => (await import('./journal/journal-board')).JournalBoard),
};

const RoomScreen: Page = fetched(async () => (await import('./room-screen')).RoomScreen);

/** The open table in big type, for a second window. */
function Room({ go }: { go: (path: string) => void }) {
  return <RoomScreen go={go} />;
}

function TableScreens(place: TablePlace) {
  return <TablePages {...place} face={FACE} boards={BOARDS} Papers={PapersScreen} />;
}

export { Room, TableScreens };
