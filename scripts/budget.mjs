// What a person downloads before the first tap, gzipped, and how the chunks hang together, against the limits. Run
// after a build.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const isScript = (file) => /\.m?js$/.test(file);

/** The files that a chunk of Vite's manifest loads through its static imports. */
export function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** The local script and modulepreload URLs of a page. */
export function preloadsOf(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
    .map((tag) => /(?:src|href)="\.?\/?([^"]+)"/.exec(tag)?.[1])
    .filter((file) => file !== undefined && isScript(file));
}

/** The number of files loaded when a table is opened, for the game with the most. */
export function askedForByATable(manifest) {
  const first = filesOf(manifest, 'index.html');
  const games = (manifest['index.html'].dynamicImports ?? []).map((key) => filesOf(manifest, key));
  return Math.max(0, ...games.map((files) => [...files].filter((file) => !first.has(file)).length));
}

/** What the set-up of the first game loads after the first tap, besides the first page. */
export function askedForByASetUp(manifest) {
  const first = filesOf(manifest, 'index.html');
  const key = 'src/games/gathering-storm/screens/new-table.tsx';
  const entry = manifest[key]
    ? key
    : Object.keys(manifest).find((name) => /gathering-storm-set-up/.test(name));
  return [...filesOf(manifest, entry)].filter((file) => !first.has(file));
}

/**
 * The chunks that import the entry of a worker. WebKit evaluates such an entry a second time, with every module in it.
 * @param chunks the text of each built file by its name
 */
export function importersOfWorkers(chunks) {
  const texts = Object.entries(chunks);
  const entries = texts.flatMap(([, text]) =>
    [...text.matchAll(/new Worker\(new URL\([^)]*?([\w.-]+\.js)/g)].map(([, entry]) => entry),
  );
  if (entries.length === 0) throw new Error('No worker was found in the built files.');
  return texts.flatMap(([name, text]) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)/g)].some(([, file]) =>
      entries.includes(file),
    )
      ? [name]
      : [],
  );
}

/** Every row of the table: what, its bytes or files, its most, and whether more than that is a failure. */
function measure() {
  const manifest = JSON.parse(readFileSync(new URL('../.reports/build-manifest.json', import.meta.url)));
  const preloads = preloadsOf(read('index.html').toString());
  const home = Object.keys(manifest).filter((key) => key.startsWith('src/app/home/'));
  const first = new Set(['index.html', ...home].flatMap((key) => [...filesOf(manifest, key)]));
  for (const file of preloads) first.add(file);
  const script = [...first].filter(isScript);
  const setUp = askedForByASetUp(manifest);
  const fonts = readdirSync(new URL('assets/', dist)).filter((file) => file.endsWith('.woff2'));
  const chunks = readdirSync(new URL('assets/', dist)).filter(isScript);
  const texts = Object.fromEntries(chunks.map((file) => [file, read(`assets/${file}`).toString()]));
  const fontBytes = fonts.reduce((sum, file) => sum + read(`assets/${file}`).length, 0);
  return [
    { what: 'first paint: entry and its preloads', bytes: zipped(preloads), most: 110_000, strict: false },
    { what: 'first screen: script', bytes: zipped(script), most: 200_000, strict: true },
    { what: 'first set-up, after the first tap', bytes: zipped(setUp), most: 90_000, strict: true },
    { what: 'files that a set-up asks for', count: setUp.length, most: 4, strict: true },
    { what: 'fonts', bytes: fontBytes, most: 90_000, strict: true },
    { what: 'files that opening a table asks for', count: askedForByATable(manifest), most: 8, strict: true },
    {
      what: 'chunks that import a worker’s entry',
      count: importersOfWorkers(texts).length,
      most: 0,
      strict: true,
    },
    { what: 'first screen: all', bytes: zipped([...first]) + fontBytes, most: 300_000, strict: false },
  ];
}

function zipped(files) {
  return files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
}

function print({ what, bytes, count = bytes, most, strict }) {
  const verdict = count <= most ? 'ok' : strict ? 'TOO LARGE' : 'over the target';
  const format = (number) =>
    (bytes === undefined ? `${number}   ` : `${(number / 1000).toFixed(1)} KB`).padStart(9);
  console.log(`${what.padEnd(38)}${format(count)} of ${format(most)}  ${verdict}`);
}

if (process.argv[1]?.endsWith('budget.mjs')) {
  const rows = measure();
  rows.forEach(print);
  if (rows.some(({ strict, bytes, count = bytes, most }) => strict && count > most)) process.exitCode = 1;
}
