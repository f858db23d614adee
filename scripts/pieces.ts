interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whether the first picture asks for a module: the entry reaches it without waiting. */
function isFirst(id: string, graph: Graph): boolean {
  const above = new Set([id]);
  for (const module of above) {
    const known = graph.getModuleInfo(module);
    if (known?.isEntry) return true;
    for (const importer of known?.importers ?? []) above.add(importer);
  }
  return false;
}

/** What a piece is made of, by the place of its modules. It takes along what it needs and none before it has. */
const PLACES: readonly (readonly [piece: string, place: RegExp])[] = [
  // What a number is stands on its sheet and in Help: each of both would take the other along.
  [
    'table',
    /\/(src\/(?!kernel\/help\.|table\/help\/)(kernel|platform|store|table|ui|systems\/[^/]+\/help\/numbers\.)|node_modules\/)/,
  ],
  ['help', /\/src\/(kernel\/help\.|table\/help\/|systems\/[^/]+\/help\/)/],
  ['house-deck', /\/gathering-storm\/cards\/house-deck/],
  ['gathering-storm', /\/src\/(systems|screens)\/gathering-storm\//],
  ['storm-over-asia', /\/src\/(systems|screens)\/storm-over-asia\//],
  ['goss', /\/src\/(systems|screens)\/goss\//],
];

/**
 * The app in a few large pieces, by what a person opens: each one that is asked for costs more than what it holds,
 * and all of them lie on the device after the first visit.
 */
export const PIECES = [
  { name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null), priority: PLACES.length + 1 },
  ...PLACES.map(([name, test], at) => ({ name, test, priority: PLACES.length - at })),
];
