import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Game } from '@/kernel/command/command';
import { previewCorrection } from '@/kernel/command/preview';
import type { Command, OpenBase, State } from '@/kernel/game';
import type { OwnParts } from '@/kernel/guide';
import { type Journal, kindOf, MOVES, numberOfPublic } from '@/kernel/journal/journal';
import { momentAt } from '@/kernel/journal/moments';
import { movesOffered } from '@/kernel/journal/moves';
import { publicRows, standingRows, type View, viewFor } from '@/kernel/journal/views';
import type { Refusal } from '@/kernel/result';
import { appPowers, seatAlone } from '@/kernel/seats';
import type { AppState, AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import type { TableView } from '@/store/table/table-view';
import { FormsIn } from '@/ui/form/draft-state';
import { LocalAnnouncement } from '@/ui/page/aloud';
import { type GameUi, GameUiContext, type TableBase } from '../game-ui';
import { AgreementToUndo } from '../page/agreement';
import { type PageProps, PublicFrame } from '../page/public-frame';
import { Refusals } from '../refusals';

/** For tests only: a page over a table in memory, and what a player reads and taps there. */

/** A game that is played in memory. */
export interface Played<Open extends TableBase, Hidden> {
  readonly journal: Journal<Open, Hidden>;
  readonly state: State<Open, Hidden>;
  attempt(command: Command): Refusal | null;
}

/** What a lone player may read: every hidden part except the app's. */
function ownIn<Open extends TableBase, Hidden>(state: State<Open, Hidden>): OwnParts {
  const alone = seatAlone(state.open.seats);
  const closed = appPowers(state.open.seats);
  return Object.fromEntries(
    Object.entries(alone ? (state.hidden as Record<string, Hidden>) : {})
      .filter(([viewer]) => !closed.includes(viewer))
      .map(([viewer, hidden]) => [viewer, { hidden }]),
  );
}

function readTable<Open extends TableBase, Hidden>({ journal, state }: Played<Open, Hidden>): TableView {
  const rows = publicRows(journal);
  return {
    id: 'test',
    game: journal.game.id,
    view: viewFor(state, 'public') as View<OpenBase, unknown>,
    faceUp: {},
    own: () => ownIn(state),
    rows,
    standing: standingRows(rows),
    loading: false,
    ...movesOffered(journal),
    restored: false,
    entries: rows.length,
    copiedEntries: 0,
    copiedAt: null,
    playedAt: 0,
    difference: null,
    locks: null,
  };
}

interface Seating {
  face: GameUi;
  /** Shows the table as it was, after its newest entry. */
  lookBack?: boolean;
  /** Refuses everything that is tried, each time in other words. */
  refuses?: boolean;
  /** The curtain is down, or papers are open. */
  shut?: Partial<Pick<AppState, 'curtain' | 'papers'>>;
}

/** What every game has, and its own. */
const hasCommand = (game: Pick<Game, 'commands'>, type: string) =>
  type === 'correct' || MOVES.some((move) => move === type) || kindOf(game, type) !== undefined;

/** How the refusal of the newest of so many tries begins. */
export const sayRefused = (tries: number) => `Refused: try ${tries}.`;

/** A page of a table in its frame, as it is drawn at its address. */
export const framed = (page: string, Page: ComponentType<PageProps>) => (
  <PublicFrame page={page} go={() => undefined}>
    {(tools) => <Page {...tools} go={() => undefined} />}
  </PublicFrame>
);

/** Shows a page of the table. */
export function sitAt<Open extends TableBase, Hidden>(
  table: Played<Open, Hidden>,
  page: ReactNode,
  { face, lookBack = false, refuses = false, shut = {} }: Seating,
) {
  const sent: Command[] = [];
  const passed: string[] = [];
  /** Commands that the game does not have. */
  const unknown = new Set<string>();
  const view = readTable(table);
  const moment = lookBack ? { no: view.entries, view: view.view } : null;
  // The parts of the app store that a page reads; the rest is missing.
  const store = createStore(
    () =>
      ({
        table: view,
        saveStatus: 'kept',
        announced: view.rows.length,
        curtain: null,
        papers: null,
        drafts: {},
        moment,
        link: null,
        ...shut,
      }) as AppState,
  );
  const refuse = (): Refusal => ({ message: sayRefused(sent.length), allowed: '' });
  const tryOut = async (type: string): Promise<Refusal | null> => {
    if (!refuses) return null;
    sent.push({ type });
    return refuse();
  };
  const actions = {
    async dispatch(command: Command) {
      sent.push(command);
      if (!hasCommand(table.journal.game, command.type)) unknown.add(command.type);
      if (refuses) return refuse();
      const refusal = table.attempt(command);
      store.setState({ table: readTable(table) });
      return refusal;
    },
    preview: (correction: Command) => previewCorrection(table.journal, correction),
    lowerCurtain: async (person: string) => {
      passed.push(person);
      return tryOut('the curtain');
    },
    openPapers: () => tryOut('papers'),
    raiseCurtain: () => tryOut('the way back'),
    playOn: () => tryOut('playing on'),
    look: async () => ({ ok: false, refusal: (await tryOut('a look')) as Refusal }),
    lookBack: (no: number | null) => no === (moment?.no ?? null),
    openAfter: (no: number) =>
      momentAt(table.journal, numberOfPublic(table.journal, no) ?? 0).open as OpenBase,
    deckOfTable: () => null,
    lineOfTable: () => [],
    planCopy: () => null,
    readFairness: async () => null,
    loadTables: async () => undefined,
    findServed: async () => null,
    startLink: () => tryOut('the link'),
    stopPairing: async () => undefined,
    dismissReturn: () => undefined,
    copy: async () => 'cancelled',
    exportRaw: async () => 'cancelled',
    markAnnounced: (announced: number) => store.setState({ announced }),
    closePapers: async (next?: string) => {
      if (next) passed.push(next);
      store.setState({ papers: null });
      return tryOut('shutting papers');
    },
    saveDraft: (name: string, value: unknown) => {
      const { [name]: _, ...others } = store.getState().drafts;
      store.setState({ drafts: value === null ? others : { ...others, [name]: value } });
    },
  } as Partial<AppStore['actions']> as AppStore['actions'];
  // Papers must not close by themselves on a slow machine.
  const preferences = { read: () => null, write: () => undefined };
  const decks = Object.assign(
    createStore(() => ({ decks: [], failed: false })),
    {
      actions: {
        readDecks: async () => undefined,
        giveFile: async () => 'cancelled',
      } as Partial<DeckStore['actions']> as DeckStore['actions'],
    },
  );
  render(
    <AppStoreContext value={{ store: Object.assign(store, { actions }), decks, preferences }}>
      <GameUiContext value={face}>
        <FormsIn place={createForms()}>
          <Refusals>
            <AgreementToUndo>
              <LocalAnnouncement on="page" />
              {page}
            </AgreementToUndo>
          </Refusals>
        </FormsIn>
      </GameUiContext>
    </AppStoreContext>,
  );
  /** Renders changes made elsewhere: by the app, or in another window. */
  const follow = () => act(() => store.setState({ table: readTable(table) }));
  return { sent, passed, unknown, follow };
}

/** Keeps drafts during a test; fails if two fields share a name, since one would replace the other. */
function createForms() {
  const held = new Map<string, unknown>();
  const there = new Set<string>();
  return {
    read: (name: string) => held.get(name),
    keep: (name: string, value: unknown) => void held.set(name, value),
    names: () => [...held.keys()].filter((name) => held.get(name) !== undefined),
    mounted(name: string) {
      if (there.has(name)) throw new Error(`Two fields are kept as “${name}”.`);
      there.add(name);
      return () => void there.delete(name);
    },
  };
}

/** A power’s sheet, or a group, list or form in it. */
export const sheetOf = (name: string) => within(screen.getByRole('region', { name }));

/** Text as it is read, without line breaks. */
export const whole = (element: HTMLElement) =>
  (element.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

type Place = ReturnType<typeof within>;

/** The items of a list, one string per line. */
export const linesIn = (place: Place, list: string | RegExp) =>
  within(place.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(whole);

/** Taps a button and waits until its command is done. */
export async function tap(place: Place, name: string | RegExp) {
  await act(async () => {
    fireEvent.click(place.getByRole('button', { name }));
  });
}

/** Writes in a field. */
export const write = (place: Place, field: string, text: string) =>
  fireEvent.change(place.getByRole('textbox', { name: field }), { target: { value: text } });

/** Why a disabled button cannot be pressed, or null if it can. */
export const closed = (place: Place, name: string | RegExp) => {
  const button = place.getByRole('button', { name });
  return button.getAttribute('aria-disabled') === 'true' ? (button.getAttribute('title') ?? '') : null;
};
