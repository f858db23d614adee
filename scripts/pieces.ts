interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const SET_UP = /\/src\/games\/[^/]+\/screens\/new-table\.tsx$/;
const GAME = /\/src\/games\/([^/]+)\//;

/**
 * What of all asks for a module without waiting: the first picture, or else the set-up of a new table, which somebody
 * opens who has no table yet. What a set-up shares with the others is one piece, what it has of its game another.
 */
function pieceOf(id: string, graph: Graph): string | null {
  const above = new Set([id]);
  for (const module of above) {
    const known = graph.getModuleInfo(module);
    if (known?.isEntry) return 'first';
    for (const importer of known?.importers ?? []) above.add(importer);
  }
  if (![...above].some((module) => SET_UP.test(module))) return null;
  const game = GAME.exec(id)?.[1];
  // The few styles of a game’s set-up are not worth an answer of the network.
  if (/\.css(\?|$)/.test(id)) return 'set-up';
  return game ? `${game}-set-up` : 'set-up';
}

/** What a piece is made of, by the place of its modules. It takes along what it needs and none before it has. */
const PLACES: readonly (readonly [piece: string, place: RegExp])[] = [
  // What keeps the app on the device is asked for with the first page, and nothing else of a table is.
  ['keeper', /\/node_modules\/workbox-window\//],
  // What a number is stands on its sheet and in Help: each of both would take the other along.
  [
    'table',
    /\/(src\/(?!kernel\/help\.|table\/help\/)(kernel|platform|store|table|ui|games\/[^/]+\/rules\/help\/numbers\.)|node_modules\/)/,
  ],
  ['help', /\/src\/(kernel\/help\.|table\/help\/|games\/[^/]+\/rules\/help\/)/],
  ['house-deck', /\/gathering-storm\/cards\/house-(?:card|deck)/],
];

/** The rest of a game: its folder. */
const OF_A_GAME = GAME;

/**
 * The app in a few large pieces, by what a person opens: each one that is asked for costs more than what it holds,
 * and all of them lie on the device after the first visit.
 */
export const PIECES = [
  // One after the other: each takes along what it needs.
  ...[/^first$/, /^set-up$/, /-set-up$/].map((which, at) => ({
    name(id: string, graph: Graph) {
      const piece = pieceOf(id, graph);
      return piece && which.test(piece) ? piece : null;
    },
    debugName: which.source,
    priority: PLACES.length + 4 - at,
  })),
  ...PLACES.map(([name, test], at) => ({ name, test, priority: PLACES.length + 1 - at })),
  { name: (id: string) => OF_A_GAME.exec(id)?.[1] ?? null, debugName: 'games', priority: 1 },
];
