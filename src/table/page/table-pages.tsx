import { type ComponentProps, type ComponentType, Fragment, useEffect, useRef } from 'react';
import type { Papers } from '@/store/app-store';
import { useActions, useAppStore, useFormsOf } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import { FormsIn, FormsOf } from '@/ui/form/draft-state';
import { Recorded } from '@/ui/form/touched';
import { lazyComponent } from '@/ui/lazy-component';
import { LocalAnnouncement } from '@/ui/page/aloud';
import { TopLayer } from '@/ui/page/page-layout';
import { type GameUi, GameUiContext } from '../game-ui';
import { HelpKey } from '../help-button';
import { JournalPositionContext } from '../journal/journal-position';
import { Refusals } from '../refusals';
import { AgreementToUndo } from './agreement';
import { CurtainScreen } from './curtain-screen';
import { pathOf } from './page-tabs';
import { type PageProps, type PageTools, PublicFrame } from './public-frame';
import { useCall } from './use-call';

/** Every game’s table has these besides its own. */
const ALWAYS: Readonly<Record<string, ComponentType<PageProps>>> = {
  blank: lazyComponent(async () => (await import('../copies/blank-page')).BlankPage),
};

/** Loaded lazily: a guided turn comes with its texts. */
const FirstTurn = lazyComponent(async () => (await import('../first-turn/first-turn')).FirstTurn);

/** A table's place in the URLs, for any game. */
export interface TablePlace {
  /** The table's address: its id, a page, and the public entry after which it is shown. */
  id: string;
  page?: string | undefined;
  moment?: string | undefined;
  go: (path: string) => void;
}

interface TablePagesProps extends TablePlace {
  face: GameUi;
  /** The game's public pages by path, including `table`; rendered inside the frame. */
  boards: Readonly<Record<string, ComponentType<PageProps>>>;
  /** Under the lid of the table itself, instead of the tabs. */
  Strip?: ComponentType<PageTools>;
  /** Its journal, a page without the frame. */
  Journal: ComponentType<{ go: (path: string) => void }>;
  /** One person's papers: the game's sheets in the shared frame. */
  Papers: ComponentType<{ papers: Papers }>;
}

/** The screens of an open table. */
export function TablePages({ face, ...place }: TablePagesProps) {
  const recorded = useAppStore((state) => state.table?.entries);
  const journal: ComponentProps<typeof JournalPositionContext>['value'] = useRef(null);
  return (
    <GameUiContext value={face}>
      <Recorded value={recorded}>
        <JournalPositionContext value={journal}>
          <FormsIn place={useFormsOf(place.id)}>
            <Refusals>
              <AgreementToUndo>
                {firstTurnOf(place.id) ? (
                  <FirstTurn id={place.id} go={place.go}>
                    <ShownPage {...place} />
                  </FirstTurn>
                ) : (
                  <ShownPage {...place} />
                )}
              </AgreementToUndo>
            </Refusals>
          </FormsIn>
        </JournalPositionContext>
      </Recorded>
    </GameUiContext>
  );
}

/**
 * Reads the papers from the store, so that no component that outlives them holds them: React keeps the previous
 * props and state of each component that stays.
 */
function OpenPapers({ Papers }: Pick<TablePagesProps, 'Papers'>) {
  const papers = useAppStore((state) => state.papers);
  return papers && <Papers papers={papers} />;
}

/** The curtain and the papers replace the table, so the page contains nothing else. */
function ShownPage({
  id,
  page: wanted = 'table',
  moment: entry,
  go,
  boards: own,
  Strip,
  Journal,
  Papers,
}: Omit<TablePagesProps, 'face'>) {
  const actions = useActions();
  const game = useAppStore((state) => state.table?.game ?? '');
  const curtain = useAppStore((state) => state.curtain);
  const isPrivate = useAppStore((state) => state.papers !== null);
  const seen = useAppStore((state) => state.moment?.no ?? null);
  useCall();
  const boards = { ...ALWAYS, ...own };
  const isPage = wanted === 'journal' || Object.hasOwn(boards, wanted);
  const page = isPage ? wanted : 'table';
  const moment = /^\d{1,6}$/.test(entry ?? '') ? Number(entry) : null;
  useEffect(() => {
    // An address of a page or an entry that is not there leads to the nearest one that is.
    if (!actions.lookBack(moment) || !isPage) go(pathOf(id, page));
  }, [actions, id, isPage, page, moment, go]);
  useEffect(() => () => void actions.lookBack(null), [actions]);
  const shown = isPrivate ? 'papers' : curtain ? 'curtain' : page;
  // Every screen opens at its top; the journal at its last position.
  useEffect(() => {
    if (shown !== 'journal') window.scrollTo(0, 0);
  }, [shown]);
  // In private screens Help explains the page and links nowhere.
  if (isPrivate)
    return (
      <Fragment key="papers">
        <OpenPapers Papers={Papers} />
        <HelpKey game={game} here={{ page: 'papers' }} />
      </Fragment>
    );
  if (curtain)
    return (
      <Fragment key="curtain">
        <TopLayer />
        <LocalAnnouncement on="page" />
        <CurtainScreen person={curtain} />
        <HelpKey game={game} here={{ page: 'curtain' }} />
      </Fragment>
    );
  // Between two moments the page stays mounted, so nothing flickers and the focus is kept.
  if (seen !== moment && (seen === null || moment === null)) return null;
  if (page === 'journal')
    return (
      <FormsOf key="journal" name={page}>
        <Journal go={go} />
      </FormsOf>
    );
  const Shown = boards[page];
  return (
    Shown && (
      <FormsOf key="public" name={page}>
        <PublicFrame page={page} go={go} Strip={page === 'table' ? Strip : undefined}>
          {(tools) => <Shown key={page} {...tools} go={go} />}
        </PublicFrame>
      </FormsOf>
    )
  );
}
