// Everything the code says about a table: every sentence, total, view, guide and due, and the pages as read
// aloud.

/** At so many of a table's entries totals, views, guide and dues are told, and at every fourth of them *why*. */
const PLACES = 16;
/**
 * The pages of each game, rendered at a table's end; journals need a browser, and their sentences are printed
 * here.
 */
export const PAGES = {
  'gathering-storm': [
    'table-screen#TableScreen',
    'diplomacy/diplomacy-board#DiplomacyBoard',
    'economy/economy-board#EconomyBoard',
    'economy/construction-board#ConstructionBoard',
    'research/research-board#ResearchBoard',
    'history/history-board#HistoryBoard',
    'room/room-screen#RoomScreen',
  ],
  'storm-over-asia': [
    'china/china-board#ChinaBoard',
    'turn/power-row#PowerRow',
    'turn/figures#Figures',
    'transition/transition-page#TransitionPage',
    'room-screen#RoomScreen',
  ],
  goss: [
    'register/register-board#RegisterBoard',
    'results/results-page#ResultsPage',
    'room-screen#RoomScreen',
  ],
};
const SHEETS = { 'gathering-storm': ['card', 'calendar', 'crisis', 'garrison', 'facts', 'incomes'] };
/** Totals that no entry records, and others that a table may not have. */
const KINDS = 'income tiles draws cards free-units free-ships conversion research-counters'.split(' ');
const POWERS = ['Germany', 'Italy', 'Britain', 'France', 'Russia'];
const MORE = {
  'gathering-storm': [
    ...POWERS.flatMap((power) => KINDS.map((kind) => `${kind}:${power}`)),
    ...['military:Germany', 'military:France', 'military:Russia', 'forced-builds:Russia', 'garrison:Russia'],
    ...['points:Axis', 'points:Russia', 'country:Turkey:Axis', 'country:Spain:Russia'],
  ],
};

/** Renders a table in memory, as it is read aloud. */
async function openPrinter({ load }) {
  const { numberOfPublic } = await load('kernel/journal/journal.ts');
  const { momentAt, stateAt } = await load('kernel/journal/moments.ts');
  const { movesOffered } = await load('kernel/journal/moves.ts');
  const { publicRows, viewFor } = await load('kernel/journal/views.ts');
  const { AppStoreContext } = await load('store/context.ts');
  const { GameUiContext } = await load('table/game-ui.ts');
  const { Refusals } = await load('table/refusals.tsx');
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const nothing = () => undefined;
  const ways = { onOpen: nothing, onClose: nothing, go: nothing, onPause: nothing };
  return (game, face, journal) => {
    const rows = publicRows(journal);
    const view = viewFor(stateAt(journal), 'public');
    const entries = { rows, entries: rows.length, copiedEntries: 0, copiedAt: null };
    const table = {
      id: 'frozen',
      game,
      view,
      faceUp: {},
      saveStatus: 'kept',
      ...entries,
      ...movesOffered(journal),
    };
    const state = { table, announced: rows.length, curtain: null, papers: null, drafts: {}, moment: null };
    const actions = { openAfter: (no) => momentAt(journal, numberOfPublic(journal, no) ?? 0).open };
    const store = { getState: () => state, getInitialState: () => state, subscribe: () => nothing, actions };
    const joined = { store, decks: store, preferences: { read: () => null, write: nothing } };
    const draw = (element) =>
      renderToStaticMarkup(
        createElement(
          AppStoreContext,
          { value: joined },
          createElement(GameUiContext, { value: face }, createElement(Refusals, null, element)),
        ),
      )
        .replace(/<[^>]* aria-label="([^"]*)"[^>]*>/g, ' [$1] ')
        .replace(/<[^>]*>|\s+/g, ' ')
        .replace(/ +/g, ' ');
    return {
      sheet: (name) => draw(face.sheet(name, ways)),
      page: (Page) => draw(createElement(Page, { ...ways, guide: face.guideFor(view.open) })),
    };
  };
}

/** Prints everything that the code can say about a table of any game. */
export async function openTablePrinter(house) {
  const { load } = house;
  const { append, createJournal, isPublic } = await load('kernel/journal/journal.ts');
  const { stateAt } = await load('kernel/journal/moments.ts');
  const { publicRows, viewFor } = await load('kernel/journal/views.ts');
  const { standingRows } = await load('kernel/journal/views.ts');
  const { compareFold } = await load('kernel/journal/compare.ts');
  const { canonicalJson } = await load('kernel/file/canonical.ts');
  const { SYSTEMS, totalsOf } = await load('cli/testing/systems.ts');
  const print = await openPrinter(house);
  const faces = {};
  const pages = {};
  for (const [game, paths] of Object.entries(PAGES)) {
    faces[game] = (await load(`games/${game}/screens/game-ui.tsx`)).GAME_UI;
    pages[game] = [];
    for (const [path, name] of paths.map((page) => page.split('#')))
      pages[game].push([name, (await load(`games/${game}/screens/${path}.tsx`))[name]]);
  }
  /** Every text of a table in order; repeated texts are left out. */
  return ({ game, deck, rules, setup, entries }, closely = false) => {
    const system = SYSTEMS[game];
    const { powers, viewersOf } = system;
    const face = faces[game];
    const journal = createJournal(rules ?? system.create(deck), setup);
    const lastTexts = new Map();
    const lines = [];
    const addLine = (at, what, text) => {
      const written = typeof text === 'string' ? text : canonicalJson(text);
      if (lastTexts.get(what) !== written) lines.push(`${at}\t${what}\t${written}`);
      lastTexts.set(what, written);
    };
    const apart = Math.max(1, Math.ceil(entries.length / (closely ? 4 * PLACES : PLACES)));
    const look = (at, asksWhy, last) => {
      const state = stateAt(journal);
      const { open } = state;
      addLine(at, 'guide', { ...face.guideFor(open), dues: null, names: undefined });
      addLine(at, 'dues', [system.duesOf(open), system.owedLater?.(open) ?? []]);
      addLine(at, 'view public', system.printOpen?.(open) ?? open);
      for (const viewer of new Set(powers.flatMap(viewersOf)))
        addLine(at, `view ${viewer}`, viewFor(state, viewer).hidden);
      for (const [name, text] of Object.entries(system.printSheets?.(open) ?? {}))
        addLine(at, `sheet ${name}`, text);
      const sums = totalsOf(system, open);
      for (const [key, sum] of Object.entries(sums))
        addLine(at, `total ${key}`, { name: face.nameTotal(key, open), ...sum });
      addLine(at, 'measured', journal.game.measure(open));
      if (!asksWhy) return;
      const printed = print(game, face, journal);
      for (const key of game === 'goss' ? [] : new Set([...Object.keys(sums), ...(MORE[game] ?? [])]))
        addLine(at, `why ${key}`, printed.sheet(`why:${key}`));
      if (!last) return;
      for (const name of SHEETS[game] ?? []) addLine(at, `sheet ${name}`, printed.sheet(name));
      for (const [name, Page] of pages[game]) addLine(at, `page ${name}`, printed.page(Page));
    };
    look(0, true, entries.length === 0);
    for (const [at, entry] of entries.entries()) {
      append(journal, entry);
      const last = at === entries.length - 1;
      const spoken = isPublic(entry) && journal.published.at(-1);
      if (spoken) addLine(entry.n, 'entry', { ...face.sayEntry(spoken), name: face.nameEntry(spoken) });
      if (last || at % apart === 0) look(entry.n, last || at % (apart * 4) === 0, last);
    }
    const rows = publicRows(journal);
    for (const row of rows) addLine(row.no, 'row', { ...face.sayRow(row), stands: row.stands });
    addLine(
      'end',
      'standing',
      standingRows(rows).map(({ no }) => no),
    );
    addLine('end', 'fold', compareFold(journal));
    return lines;
  };
}
