// npm run bench [-- peers | unit | link | browser]: all measurements in one table. Compares us with peers that play
// one made-up game by the same rules; they have a package of their own in bench/, which is installed only
// here.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBundled } from './bundle.mjs';
import { root, run, setUp } from './setup.mjs';

const reports = join(root, '.reports/bench');
const node = (file, ...args) => run(process.execPath, [join(root, 'node_modules', file), ...args]);
const keep = (name, rows) => writeFileSync(join(reports, `${name}.json`), JSON.stringify(rows));
const need = (went, what) => {
  if (!went) throw new Error(`${what} failed.`);
};

async function peers() {
  if (!existsSync(join(root, 'bench/node_modules')))
    need(
      run('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-fund', '--no-audit']),
      'npm ci in bench',
    );
  process.env.NODE_ENV = 'production';
  const ours = await importBundled('bench/ours.mjs');
  const { PEERS } = await import('../bench/peers.mjs');
  const { measureAll } = await import('../bench/measure.mjs');
  keep('peers', measureAll({ ours, ...PEERS }));
}

/** The benches of vitest, in milliseconds: the middle one, which other work touches least. */
function unit() {
  const out = join(reports, 'vitest-report');
  need(
    node('vitest/vitest.mjs', 'bench', '--run', '--project', 'rules', `--outputJson=${out}`),
    'vitest bench',
  );
  const groups = JSON.parse(readFileSync(out, 'utf8')).files.flatMap((file) => file.groups);
  keep(
    'unit',
    groups.flatMap(({ fullName, benchmarks }) =>
      benchmarks.map(({ name, median }) => ({
        what: `${fullName.split(' > ').slice(1).join(', ')}, ms`,
        length: name,
        who: 'ours',
        value: median,
      })),
    ),
  );
}

/** Packets between linked devices through the embedded broker, a late join, and the packets of a turn. */
async function link() {
  const { openHouse } = await import('./house.mjs');
  const house = await openHouse();
  const { connectMqtt } = await house.load('platform/mqtt-carrier.ts');
  const { measureLink } = await import('../bench/link.mjs');
  const { measureJoin, measureTurn } = await import('../bench/linked-table.mjs');
  keep('link', [
    ...(await measureLink(connectMqtt)),
    ...(await measureJoin(house.load)),
    ...(await measureTurn(house.load)),
  ]);
  await house.close();
}

function browser() {
  need(node('vite/bin/vite.js', 'build', '--logLevel', 'warn'), 'the build');
  need(node('@playwright/test/cli.js', 'test', '-c', 'playwright.bench.config.ts'), 'the browser’s benches');
}

const say = (value) => {
  if (value === undefined) return '';
  return value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : value >= 1 ? 1 : 4 });
};

/** All rows as one table: a line for each thing and length, a column for each of whom it was measured. */
function print(rows) {
  const who = [...new Set(rows.map((row) => row.who))];
  const lines = new Map();
  for (const { what, length, who: whose, value } of rows) {
    const key = `${what}\t${length}`;
    lines.set(key, { ...lines.get(key), [whose]: value });
  }
  const body = [...lines].map(([key, values]) => [
    ...key.split('\t'),
    ...who.map((name) => say(values[name])),
  ]);
  for (const row of [['what', 'length', ...who], ['---', '---', ...who.map(() => '--:')], ...body])
    console.log(`| ${row.join(' | ')} |`);
}

const PARTS = { peers, unit, link, browser };
setUp();
const chosen = process.argv.slice(2);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const part of chosen.length > 0 ? chosen : Object.keys(PARTS)) await PARTS[part]();
print(
  readdirSync(reports)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(reports, name), 'utf8'))),
);
