import type { ComponentType } from 'react';
import { HandPages } from '@/table/link/hand-pages';
import type { PageProps } from '@/table/page/public-frame';
import { TablePages, type TablePlace } from '@/table/page/table-pages';
import { lazyComponent } from '@/ui/lazy-component';
import { DecksScreen as Decks } from './decks/decks-screen';
import { GAME_UI } from './game-ui';
import { PapersScreen } from './hand/papers-screen';
import type { PageId } from './pages';
import { TableScreen, TableStrip } from './table-screen';

type Page = ComponentType<{ go: (path: string) => void }>;

/** The boards load after the table; each is a separate chunk, fetched in idle time. */
const BOARDS: Record<Exclude<PageId, 'journal'>, ComponentType<PageProps>> = {
  table: TableScreen,
  diplomacy: lazyComponent(async () => (await import('./diplomacy/diplomacy-board')).DiplomacyBoard),
  economy: lazyComponent(async () => (await import('./economy/economy-board')).EconomyBoard),
  construction: lazyComponent(async () => (await import('./economy/construction-board')).ConstructionBoard),
  research: lazyComponent(async () => (await import('./research/research-board')).ResearchBoard),
  history: lazyComponent(async () => (await import('./history/history-board')).HistoryBoard),
  policy: lazyComponent(async () => (await import('./policy/policy-board')).PolicyBoard),
  deck: lazyComponent(async () => (await import('./decks/table-deck')).TableDeck),
};

const JournalBoard: Page = lazyComponent(async () => (await import('./journal/journal-board')).JournalBoard);

const RoomScreen: Page = lazyComponent(async () => (await import('./room/room-screen')).RoomScreen);

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
      Strip={TableStrip}
      Journal={JournalBoard}
      Papers={PapersScreen}
    />
  );
}

export { Decks, Hand, Room, TableScreens };
