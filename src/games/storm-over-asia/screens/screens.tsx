import type { ComponentType } from 'react';
import { HandPages } from '@/table/link/hand-pages';
import type { PageProps } from '@/table/page/public-frame';
import { TablePages, type TablePlace } from '@/table/page/table-pages';
import { lazyComponent } from '@/ui/lazy-component';
import { ChinaBoard } from './china/china-board';
import { GAME_UI } from './game-ui';
import { PapersScreen } from './papers-screen';
import { TurnStrip } from './turn-strip';

type Page = ComponentType<{ go: (path: string) => void }>;

/** China is the table itself; the others are pieces of their own. */
const BOARDS: Record<string, ComponentType<PageProps>> = {
  table: ChinaBoard,
  powers: lazyComponent(async () => (await import('./turn/powers-page')).PowersPage),
  cards: lazyComponent(async () => (await import('./cards/cards-page')).CardsPage),
  passage: lazyComponent(async () => (await import('./transition/transition-page')).TransitionPage),
  policy: lazyComponent(async () => (await import('./policy/policy-board')).PolicyBoard),
};

const JournalBoard: Page = lazyComponent(async () => (await import('./journal/journal-board')).JournalBoard);

const RoomScreen: Page = lazyComponent(async () => (await import('./room-screen')).RoomScreen);

/** The open table in big type, for a second window. */
function Room({ go }: { go: (path: string) => void }) {
  return <RoomScreen go={go} />;
}

function Hand() {
  return <HandPages face={GAME_UI} Papers={PapersScreen} />;
}

function TableScreens(place: TablePlace) {
  return (
    <TablePages
      {...place}
      face={GAME_UI}
      boards={BOARDS}
      Strip={TurnStrip}
      Journal={JournalBoard}
      Papers={PapersScreen}
    />
  );
}

export { Hand, Room, TableScreens };
