interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** The word list, the verifier, QR codes: only for who asks whether the deal came as committed. */
const FAIRNESS =
  /\/(src\/(kernel\/fairness\/(four-words|verify)|store\/table\/fairness|table\/fairness\/(check-|committed-|deal-|fairness\.|shuffle-words)|ui\/mark\/qr-code)|node_modules\/(lean-qr|@scure)\/)/;

/** What encrypts: only for who seals or unlocks a table. */
const SEALING =
  /\/(src\/(kernel\/sealing\/(box|create-sealing|seal-entry|unlock)\.|store\/sealing\/(locks|unlocked-table)\.)|node_modules\/@noble\/(ciphers|hashes\/scrypt))/;

/** What seals packets between devices: only for who links a table. Its curves are computed as it is loaded. */
const LINKING =
  /\/(src\/(kernel\/(packets|link)\/|store\/link\/(?!link-actions|hand-actions))|node_modules\/(fflate|@noble\/curves)\/)/;

/** What connects to a broker: useless without a network, so it is not kept for one. */
const CARRIER = /\/(src\/platform\/mqtt-carrier\.|node_modules\/mqtt\/)/;

/** Not for every table. */
const APART = [FAIRNESS, SEALING, LINKING, CARRIER];

const SET_UP = /\/src\/games\/[^/]+\/screens\/new-table\.tsx$/;
const GAME = /\/src\/games\/([^/]+)\//;

/**
 * Which root imports a module statically: the first page, or else the set-up of a new table, which a user
 * without tables opens. Modules shared by set-ups are one chunk; a game's own set-up modules are another.
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

/** Chunks by the path of their modules. Each takes its dependencies, unless an earlier chunk has them. */
const PLACES: readonly (readonly [piece: string, place: RegExp])[] = [
  // The service worker's client is loaded with the first page; the rest of a table is not.
  ['keeper', /\/node_modules\/workbox-window\//],
  // The meaning of a number is both on its sheet and in Help: in either chunk it would pull in the other.
  [
    'table',
    /\/(src\/(?!kernel\/help\.|table\/help\/)(kernel|platform|store|table|ui|games\/[^/]+\/rules\/help\/numbers\.)|node_modules\/)/,
  ],
  ['fairness', FAIRNESS],
  ['sealing', SEALING],
  ['carrier', CARRIER],
  ['linking', LINKING],
  ['help', /\/src\/(kernel\/help\.|table\/help\/|games\/[^/]+\/rules\/help\/)/],
  ['house-deck', /\/gathering-storm\/rules\/cards\/house-(?:card|deck)/],
];

/** The rest of a game: its folder. */
const OF_A_GAME = GAME;

/**
 * The app in a few large chunks, by what a user opens: a request costs more than the size of a chunk, and all
 * of them are on the device after the first visit.
 */
export const PIECES = [
  // In this order: each takes its dependencies.
  ...[/^first$/, /^set-up$/, /-set-up$/].map((which, at) => ({
    name(id: string, graph: Graph) {
      const piece = pieceOf(id, graph);
      return piece && which.test(piece) ? piece : null;
    },
    debugName: which.source,
    priority: PLACES.length + 4 - at,
  })),
  ...PLACES.map(([name, test], at) => ({
    name,
    test: (id: string) => test.test(id) && (name !== 'table' || !APART.some((other) => other.test(id))),
    priority: PLACES.length + 1 - at,
  })),
  { name: (id: string) => OF_A_GAME.exec(id)?.[1] ?? null, debugName: 'games', priority: 1 },
];
