import type { ComponentType } from 'react';
import type { Papers } from '@/store/app-store';
import type { PageProps } from '@/table/page/public-frame';
import { TablePages, type TablePlace } from '@/table/page/table-pages';
import { lazyComponent } from '@/ui/lazy-component';
import { GAME_UI } from './game-ui';
import { RegisterBoard, useRegisterAtMoves } from './register/register-board';
import { TurnStrip } from './turn-strip';

type Page = ComponentType<{ go: (path: string) => void }>;

/** The register is the table itself; the others are pieces of their own. */
const BOARDS: Record<string, ComponentType<PageProps>> = {
  table: RegisterBoard,
  results: lazyComponent(async () => (await import('./results/results-page')).ResultsPage),
};

const JournalBoard: Page = lazyComponent(async () => (await import('./journal/journal-board')).JournalBoard);

const RoomScreen: Page = lazyComponent(async () => (await import('./room-screen')).RoomScreen);

/** The open table in big type, for a second window. */
function Room({ go }: { go: (path: string) => void }) {
  return <RoomScreen go={go} />;
}

/** Nothing is secret in this game, so there are no papers. */
const NoPapers = (_: { papers: Papers }) => null;

function TableScreens(place: TablePlace) {
  useRegisterAtMoves(place);
  return (
    <TablePages
      {...place}
      face={GAME_UI}
      boards={BOARDS}
      Strip={TurnStrip}
      Journal={JournalBoard}
      Papers={NoPapers}
    />
  );
}

export { Room, TableScreens };
