// npm run --silent golden -- games GAMES | print GAMES OUT | compare A B | replay OUT | record [games] | covers
// Golden outputs: every text and number that tables of all games say, to compare before and after a refactoring.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readGameLists } from './game-lists.mjs';
import { openTablePrinter } from './golden-print.mjs';
import { openHouse } from './house.mjs';
import { readTerms } from './read-refusals.mjs';
import { root, setUp } from './setup.mjs';

/** Random games of each game; fewer where time is short. */
const ITERATIONS = Number(process.env.ITERATIONS) || 300;
const pack = (path, text) => writeFileSync(path, gzipSync(text, { level: 1 }));
const unpack = (path) => gunzipSync(readFileSync(path)).toString('utf8');

/** Plays the random games: a file each, with deck, set-up and entries. */
async function playGames({ load }, folder) {
  const { playGame } = await load('cli/testing/random-games.ts');
  const { GAMES } = await load('games/games.ts');
  for (const { id: game } of GAMES)
    for (let seed = 1; seed <= ITERATIONS; seed += 1)
      pack(join(folder, `${game}-${seed}.json.gz`), JSON.stringify(playGame(game, seed)));
}

/** The tables of the docs and the stored saves by name, and the messages given as their commands ran. */
async function readRepository({ load }) {
  const examples = await load('cli/testing/examples.ts');
  const { readTableFile } = await load('kernel/file/saves.ts');
  const { printRefusal } = await load('kernel/result.ts');
  const { event, paper } = await load('games/gathering-storm/rules/testing/play.ts');
  const { main } = await load('cli/replay.ts');
  const page = (name) => readFileSync(join(root, 'docs', name), 'utf8');
  const tables = [];
  const give = (name, game, { attempt, journal }, commands) => {
    const refused = commands.map(attempt).map((refusal) => (refusal ? printRefusal(refusal) : 'done'));
    const { game: rules, setup, entries } = journal;
    tables.push({ name, table: { game, rules, setup, entries }, said: refused });
  };
  const replay = async (name, text) => {
    const said = [];
    const io = { readFile: async () => text, out: (line) => said.push(line), err: (line) => said.push(line) };
    await main(['file.json', '--all'], io);
    tables.push({ name, said: said.join('\n').split('\n') });
  };
  const saves = join(root, 'e2e/support/saves');
  for (const name of readdirSync(saves)) {
    const opened = readTableFile(unpack(join(saves, name)));
    if (!opened.ok) throw new Error(`${name}: ${printRefusal(opened.refusal)}`);
    const { file, entries } = opened.value;
    tables.push({ name, table: { ...file, rules: undefined, entries }, closely: true });
  }
  await replay('three-turns', page('examples/three-turns.json'));
  for (const [at, { heading, use, set, data }] of examples.examplesOf(page('journal-format.md')).entries()) {
    const name = `journal-format-${at}-${heading}`;
    if (use === 'script' || use === 'table') await replay(name, JSON.stringify(data));
    else if (use !== 'setup') give(name, 'gathering-storm', examples.tableFor(set), [data].flat());
  }
  for (const [at, { heading, use, data }] of examples.examplesOf(page('deck-format.md')).entries()) {
    const general = data.general ?? (use === 'event' ? data : event(data));
    const national = data.national ?? { Germany: general, Russia: general };
    give(`deck-format-${at}-${heading}`, 'gathering-storm', paper(), [
      { type: 'enter-card', trend: data.trend ?? 0, general },
      { type: 'apply-card' },
      { type: 'deal' },
      ...Object.entries(national).map(([power, event]) => ({ type: 'show-event', power, event })),
    ]);
  }
  for (const [game, tableFor] of Object.entries(examples.TABLES_FOR))
    for (const [at, { heading, set, command }] of examples.commandsIn(page(`${game}.md`)).entries())
      give(`${game}-${heading}-${at}`, game, tableFor(set), [command]);
  return tables;
}

/** Writes the text of every table, packed, and a line of the digest. */
async function printAll(house, games, out) {
  const printTable = await openTablePrinter(house);
  const digest = [];
  const keep = (name, table, closely, said = []) => {
    const spoken = said.map((words, at) => `${at}\tsaid\t${words}`);
    const text = [...spoken, ...(table ? printTable(table, closely) : [])].join('\n');
    pack(join(out, `${name}.txt.gz`), text);
    digest.push(`${createHash('sha256').update(text).digest('hex')} ${name}`);
  };
  for (const { name, table, closely, said } of await readRepository(house))
    keep(name.replace(/[^\w.-]+/g, '-'), table, closely, said);
  for (const file of readdirSync(games)) keep(file.split('.')[0], JSON.parse(unpack(join(games, file))));
  writeFileSync(join(out, 'digest'), digest.join('\n'));
  console.log(`${digest.length} tables are told in ${out}.`);
}

/** Of every kind of text the first that differs, in full, and how many do; whether all are the same. */
function compare(folders) {
  const [before, after] = folders.map((folder) => {
    const rows = readFileSync(join(folder, 'digest'), 'utf8').split('\n');
    return new Map(rows.map((row) => [row.slice(65), row]));
  });
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differ = names.filter((name) => before.get(name) !== after.get(name));
  const found = new Map();
  for (const name of differ) {
    const [was, now] = folders.map((folder) => textsOf(folder, name));
    for (const key of new Set([...was.keys(), ...now.keys()])) {
      const kind = key.split('\t')[1].split(':')[0];
      if (was.get(key) === now.get(key)) continue;
      if (!found.has(kind))
        found.set(kind, { count: 0, first: `${name}, ${key}\n- ${was.get(key)}\n+ ${now.get(key)}` });
      found.get(kind).count += 1;
    }
  }
  for (const [kind, { count, first }] of found) console.log(`${count} of “${kind}” differ. ${first}\n`);
  console.log(`${names.length} tables, ${differ.length} differ.`);
  return differ.length === 0;
}

/** The texts of a table by place and name; empty if the table is not there. */
function textsOf(folder, name) {
  if (!readdirSync(folder).includes(`${name}.txt.gz`)) return new Map();
  const rows = unpack(join(folder, `${name}.txt.gz`)).split('\n');
  return new Map(rows.map((row) => row.split('\t')).map(([at, what, text]) => [`${at}\t${what}`, text]));
}

const RECORDED = join(root, 'src/cli/testing/recorded');

/** Plays every recorded game by the current rules. */
async function* replayAll({ load }) {
  const { readRecords, replayRecorded, printsOf } = await load('cli/testing/recorded-games.ts');
  const records = readRecords();
  for (const recorded of records.games) {
    const { lines, covered } = replayRecorded(records, recorded);
    yield { recorded, lines, covered, prints: printsOf(lines) };
  }
}

/** Writes the texts of the recorded games, to be compared. */
async function replay(house, out) {
  const digest = [];
  for await (const { recorded, lines } of replayAll(house)) {
    const name = recorded.name.replace(/[^\w.-]+/g, '-');
    const text = lines.join('\n');
    pack(join(out, `${name}.txt.gz`), text);
    digest.push(`${createHash('sha256').update(text).digest('hex')} ${name}`);
  }
  writeFileSync(join(out, 'digest'), digest.join('\n'));
}

/** Records other games, by chance and of the examples of docs. */
async function recordGames({ load }) {
  const { recordGames: choose } = await load('cli/testing/record-games.ts');
  const terms = readTerms();
  const termsOf = (message) => terms.filter(({ fits }) => fits.test(message)).map(({ name }) => name);
  const page = (name) => readFileSync(join(root, 'docs', name), 'utf8');
  const { decks, games } = choose(page, termsOf);
  const text = [decks, ...games].map((line) => JSON.stringify(line)).join('\n');
  writeFileSync(join(RECORDED, 'games.jsonl.gz'), gzipSync(text, { level: 9 }));
}

/**
 * Compares the recorded games under the last commit's rules and the current ones: the first difference of
 * each kind.
 */
async function compareWithLast(house) {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-box-record-'));
  const [before, after, last] = ['before', 'after', 'last'].map((name) => join(folder, name));
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  try {
    git('worktree', 'add', '--detach', last, 'HEAD');
    symlinkSync(join(root, 'node_modules'), join(last, 'node_modules'));
    cpSync(RECORDED, join(last, 'src/cli/testing/recorded'), { recursive: true });
    spawnSync(process.execPath, ['scripts/golden.mjs', 'replay', before], { cwd: last, stdio: 'inherit' });
    mkdirSync(after);
    await replay(house, after);
    compare([before, after]);
  } finally {
    git('worktree', 'remove', '--force', last);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the current results of the recorded games and what occurs in each, and reports what changed. */
async function record(house, what) {
  if (what === 'games') await recordGames(house);
  else await compareWithLast(house);
  const { namesCovered, namesWanted } = await house.load('cli/testing/recorded-names.ts');
  const terms = readTerms();
  const wanted = new Set(namesWanted(terms));
  const prints = [];
  const covers = new Map();
  for await (const { recorded, covered, prints: own } of replayAll(house)) {
    prints.push(`${recorded.name}\t${own}`);
    for (const name of namesCovered(recorded.game, covered, terms))
      if (wanted.has(name) && !covers.has(name)) covers.set(name, recorded.name);
  }
  write('prints.txt', prints);
  write('covers.tsv', [...covers].map((pair) => pair.join('\t')).sort());
  const missing = [...wanted].filter((name) => !covers.has(name));
  console.log(`${prints.length} games; of ${wanted.size} things ${missing.length} occur in none.`);
  for (const name of missing) console.log(name);
}

const write = (name, rows) => writeFileSync(join(RECORDED, name), `${rows.join('\n')}\n`);

/**
 * Which command, step, effect and refusal occurs in which recorded game, why those in none do not, and what has no
 * example yet: in a recorded game, in a deck, in a measured line or on a page.
 */
async function printCovers({ load }) {
  const read = (name) => readFileSync(join(RECORDED, name), 'utf8').trimEnd();
  const [covers, none] = ['covers.tsv', 'none.tsv'].map(read);
  const listed = new Set(`${covers}\n${none}`.split('\n').map((line) => line.split('\t')[0]));
  const { namesWanted } = await load('cli/testing/recorded-names.ts');
  const { withoutExample } = await load('cli/testing/without-example.ts');
  const { GAMES } = await load('games/games.ts');
  const lacking = [
    {
      where: 'a recorded game (src/cli/testing/recorded/cases.jsonl)',
      names: namesWanted(readTerms()).filter((name) => !listed.has(name)),
    },
    ...withoutExample((page) => readFileSync(join(root, 'docs', page), 'utf8')),
    ...(await readGameLists((path) => load(`../${relative(root, path)}`))).map(({ where, games }) => ({
      where,
      names: GAMES.map(({ id }) => id).filter((id) => !games.includes(id)),
    })),
  ].filter(({ names }) => names.length > 0);
  console.log(`${covers}\n\nIn none:\n${none}\n`);
  for (const { where, names } of lacking) console.log(`No example in ${where}:\n  ${names.join('\n  ')}`);
  if (lacking.length === 0) console.log('Everything has an example.');
}

const [task, ...paths] = process.argv.slice(2);
const USAGE =
  'games GAMES | print GAMES OUT | compare A B | replay OUT | record [games] | covers: see CONTRIBUTING, Tests';
const wants = { games: [1], print: [2], compare: [2], replay: [1], record: [0, 1], covers: [0] }[task];
if (!wants?.includes(paths.length)) {
  console.error(`Usage: npm run --silent golden -- ${USAGE}`);
  process.exit(1);
}
const folders = paths.map((path) => resolve(process.env.INIT_CWD ?? process.cwd(), path));
if (task === 'compare') process.exit(compare(folders) ? 0 : 1);
// The pages are drawn quicker so.
process.env.NODE_ENV = 'production';
setUp();
const house = await openHouse();
if (task === 'record') await record(house, ...paths);
else if (task === 'covers') await printCovers(house);
else {
  mkdirSync(folders.at(-1), { recursive: true });
  await { games: playGames, print: printAll, replay }[task](house, ...folders);
}
await house.close();
