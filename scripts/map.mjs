// npm run --silent map: draws docs/pictures/house.svg from the imports, and reports where docs/house.md is
// wrong.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from './setup.mjs';

const PICTURE = 'docs/pictures/house.svg';
const PAGE = 'docs/house.md';

const isForTests = (path) => /\.(test|bench)\.|\/testing\//.test(path);

/** Every file of src that the app is made of. */
export const sources = () =>
  readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isForTests(path))
    .sort();

/** The imports of src in a file, as paths without an extension. */
function importsOf(path) {
  const { module } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    .map(({ moduleRequest }) => moduleRequest?.value)
    .filter((name) => name !== undefined);
  return named.flatMap((name) =>
    name.startsWith('@/')
      ? [`src/${name.slice(2)}`]
      : name.startsWith('.')
        ? [join(dirname(path), name)]
        : [],
  );
}

/** A file's layer; of a game its rules or its screens. */
const layerOf = (path) =>
  path.startsWith('src/games/')
    ? (/\/(rules|screens)\b/.exec(path)?.[1] ?? 'rules')
    : /^src\/([^/]+)\//.exec(path)?.[1];

/** How often each layer imports another. */
function readLayers() {
  const edges = new Map();
  for (const path of sources()) {
    const from = layerOf(path);
    if (!from) continue;
    for (const target of importsOf(path)) {
      const to = layerOf(`${target}/`);
      if (!to || to === from) continue;
      const edge = `${from} ${to}`;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  }
  return edges;
}

/** Where each layer is in the picture: importers are above what they import. */
const PLACES = {
  app: [300, 45],
  screens: [520, 135],
  table: [330, 235],
  ui: [90, 330],
  store: [440, 345],
  rules: [720, 425],
  kernel: [520, 535],
  platform: [180, 520],
  cli: [840, 300],
};
const [WIDE, HIGH] = [130, 44];
/** From so many imports on a line is wider: one more import draws no other picture. */
const WIDER = [30, 150];

/** The picture as it is by the imports of today. */
function drawHouse() {
  const lines = [...readLayers()].sort().map(([edge, many]) => {
    const [[x1, y1], [x2, y2]] = edge.split(' ').map((name) => PLACES[name]);
    const wide = 1.5 + 2.5 * WIDER.filter((most) => many >= most).length;
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke-width="${wide}"/>`;
  });
  const boxes = Object.entries(PLACES).map(
    ([name, [x, y]]) =>
      `<rect x="${x - WIDE / 2}" y="${y - HIGH / 2}" width="${WIDE}" height="${HIGH}" rx="4"/><text x="${x}" y="${y + 6}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 580" role="img" aria-label="The layers of the source: each one is drawn above what it imports">
<style>rect{fill:#fdf8ea;stroke:#12202f;stroke-width:2}line{stroke:#8a6a2f}text{font:700 18px sans-serif;fill:#12202f;text-anchor:middle}</style>
<rect width="920" height="580" style="fill:#e9e4d4;stroke:none"/>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

/** The folders that the page must list: every layer and its folders. */
const foldersWanted = () =>
  [...new Set(sources().map((path) => dirname(path)))]
    .flatMap((folder) => {
      const parts = folder.split('/');
      return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('/'));
    })
    .filter((folder, at, all) => all.indexOf(folder) === at && isListed(folder))
    .sort();

/** Folders two below a layer are not listed. */
function isListed(folder) {
  const depth = folder.split('/').length;
  return folder.startsWith('src/games/') ? depth === 4 || depth === 5 : depth <= 4;
}

/** The folders that the page lists, each in the first cell of a row. */
const foldersListed = () =>
  [...readFileSync(join(root, PAGE), 'utf8').matchAll(/^\| `(src\/[^`]+)` \| \S/gm)].map(
    ([, folder]) => folder,
  );

/** What is wrong in the page and its picture. */
export function findUntrue() {
  const [wanted, listed] = [foldersWanted(), foldersListed()];
  const drawn = readFileSync(join(root, PICTURE), 'utf8') === drawHouse();
  return [
    ...wanted.filter((folder) => !listed.includes(folder)).map((folder) => `${PAGE} does not list ${folder}`),
    ...listed
      .filter((folder) => !wanted.includes(folder))
      .map((folder) => `${PAGE} lists ${folder}, which does not exist`),
    ...(drawn ? [] : [`${PICTURE} is out of date: run npm run --silent map`]),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, PICTURE), drawHouse());
  const untrue = findUntrue();
  for (const line of untrue) console.error(line);
  process.exitCode = untrue.length > 0 ? 1 : 0;
}
