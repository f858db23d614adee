import type { ComponentType } from 'react';
import type { PageProps } from '@/table/page/public-frame';
import { TablePages, type TablePlace } from '@/table/page/table-pages';
import { fetched } from '@/ui/fetched';
import { ChinaBoard } from './china/china-board';
import { FACE } from './face';
import { PapersScreen } from './papers-screen';
import { TurnStrip } from './turn-strip';

type Page = ComponentType<{ go: (path: string) => void }>;

/** China is the table itself; the others are pieces of their own. */
const BOARDS: Record<string, ComponentType<PageProps>> = {
  table: ChinaBoard,
  powers: fetched(async () => (await import('./turn/powers-page')).PowersPage),
  cards: fetched(async () => (await import('./cards/cards-page')).CardsPage),
  passage: fetched(async () => (await import('./transition/transition-page')).TransitionPage),
  policy: fetched(async () => (await import('./policy/policy-board')).PolicyBoard),
};

const JournalBoard: Page = fetched(async () => (await import('./journal/journal-board')).JournalBoard);

const RoomScreen: Page = fetched(async () => (await import('./room-screen')).RoomScreen);

/** The open table in big type, for a second window. */
function Room({ go }: { go: (path: string) => void }) {
  return <RoomScreen go={go} />;
}

function TableScreens(place: TablePlace) {
  return (
    <TablePages
      {...place}
      face={FACE}
      boards={BOARDS}
      Strip={TurnStrip}
      Journal={JournalBoard}
      Papers={PapersScreen}
    />
  );
}

export { Room, TableScreens };
