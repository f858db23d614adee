// biome-ignore-all lint/correctness/noComponentHookFactories: the visitor is keyed by kinds of node, not by components
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

type SourceFile = { path: string; source: string };
type Layer = { layers: string[]; packages: string[] };
type Edge = { to: string; typeOnly: boolean };

const LAYERS: Record<string, Layer> = {
  app: {
    layers: ['screens', 'table', 'ui', 'store', 'kernel'],
    packages: [
      'react',
      'react-dom',
      'wouter',
      'zustand',
      'lucide-react',
      'react-aria-components',
      '@fontsource',
    ],
  },
  screens: {
    layers: ['table', 'ui', 'store', 'rules', 'kernel'],
    packages: [
      'react',
      'react-dom',
      'wouter',
      'zustand',
      'lucide-react',
      'react-aria-components',
      '@dnd-kit',
    ],
  },
  // What every game's table shares; it knows a game only by its GameUi.
  table: {
    layers: ['ui', 'store', 'kernel'],
    packages: ['react', 'react-dom', 'wouter', 'zustand', '@dnd-kit'],
  },
  store: {
    layers: ['rules', 'kernel'],
    packages: ['zustand', 'immer', 'valibot', 'react', '@noble/hashes'],
  },
  rules: { layers: ['kernel'], packages: ['immer', 'valibot'] },
  kernel: {
    layers: [],
    packages: [
      'immer',
      'valibot',
      '@noble/ciphers',
      '@noble/curves',
      '@noble/hashes',
      '@scure/bip39',
      'fflate',
    ],
  },
  platform: {
    layers: ['kernel/ports'],
    packages: ['idb', 'fflate', 'lean-qr', 'mqtt', 'qr', 'virtual:pwa-register', 'workbox-window'],
  },
  ui: {
    layers: ['kernel/file/letters'],
    packages: [
      'lean-qr',
      'react',
      'react-dom',
      'wouter',
      'lucide-react',
      'react-aria-components',
      'react-aria',
    ],
  },
  cli: { layers: ['rules', 'kernel'], packages: ['node:', 'valibot', '@noble/hashes'] },
};
/** They would run twice, and not in their own file at all if one worker imports both. */
const TAKES_TESTS = 'may not take in the tests of another file';
const FOR_TESTS = ['vitest', 'fast-check', '@testing-library', 'fake-indexeddb', 'node:'];
/** Tests, benches and what only they use. */
const isForTests = (path: string) => /\.(test|bench)\.|\/testing\//.test(path);
/** The only files that may import games by path. */
const LISTS = ['src/games/games', 'src/games/screens'];
/** The only files that may gather anything by its place: a kind of effect brings its own samples. */
const GATHERERS = [...LISTS, 'src/games/gathering-storm/rules/card-text/kinds.test'];
/** What all games have in common. */
const SHARED = /^src\/([^/]+$|(app|cli|kernel|platform|store|table|ui)\/|games\/[^/]+$)/;
/** The tools of one game among those that run without a browser: its decks, its words, its simulation. */
const OF_ONE_GAME = /^src\/cli\/(deck|words|simulate|simulated-game|assumed-table)\.ts$/;
/** Stands above the layers: main.tsx joins platform, store and screens, prerendered-home.tsx without a device; this file reads them all. */
const ABOVE = [
  'src/main.tsx',
  'src/prerendered-home.tsx',
  'src/layers.test.ts',
  'src/fourth-game.test.tsx',
  'src/sealed-at-rest.test.tsx',
  'src/vite-env.d.ts',
];

/** Every import that the architecture does not allow, as a sentence each. */
function findBreaches(files: SourceFile[]): string[] {
  if (files.length === 0) return ['no files were read'];
  const games = new Set(files.flatMap(({ path }) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []));
  return files.flatMap((file) => breachesIn(file, games).map((breach) => `${file.path} ${breach}`));
}

function breachesIn(file: SourceFile, games: Set<string>): string[] {
  const { edges, breaches } = readEdges(file);
  if (ABOVE.includes(file.path)) return breaches;
  const layer = LAYERS[layerOf(file.path)];
  if (!layer) return ['lies in no layer', ...breaches];
  const refused = edges.filter((edge) => !isAllowed(file.path, layer, edge, games));
  return [...breaches, ...refused.map(({ to }) => `may not import ${to}`)];
}

function isAllowed(from: string, layer: Layer, { to, typeOnly }: Edge, games: Set<string>): boolean {
  if (!to.startsWith('src/'))
    return isListed(to, isForTests(from) ? [...layer.packages, ...FOR_TESTS] : layer.packages);
  if (isForTests(to) && !isForTests(from)) return false;
  const [here, there] = [layerOf(from), layerOf(to)];
  if (here === there) return sharesFolder(from, to);
  if (here === 'app' && there === 'screens') return LISTS.includes(to) || isForTests(from);
  if (here === 'screens' && there === 'rules')
    return games.has(folderOf(from)) && folderOf(from) === folderOf(to);
  return layer.layers.some((allowed) => {
    const [place = '', limit] = allowed.split(' ');
    const isThere = ['rules', 'screens'].includes(place) ? there === place : isListed(to, [`src/${place}`]);
    return isThere && (limit === undefined || typeOnly);
  });
}

// Screens do not know each other and neither do games; the lists know them all, and all know the lists.
function sharesFolder(from: string, to: string): boolean {
  if (!['screens', 'rules'].includes(layerOf(from))) return true;
  return folderOf(from) === folderOf(to) || LISTS.includes(stemOf(from)) || LISTS.includes(to);
}

const stemOf = (path: string) => path.replace(/\.tsx?$/, '');
/** A file's layer. The two lists next to the games belong to rules and screens. */
function layerOf(path: string): string {
  const [, layer = '', game = '', part] = path.split('/');
  if (layer !== 'games') return layer;
  return part ?? (game.startsWith('screens') ? 'screens' : 'rules');
}
const folderOf = (path: string) => path.split('/').slice(2, -1)[0] ?? '';

/** `a` allows `a`, `a/b` and `a.ts`; a name that ends with a colon allows everything with that prefix. */
function isListed(name: string, allowed: string[]): boolean {
  return allowed.some(
    (begin) =>
      name === begin ||
      (name.startsWith(begin) && (begin.endsWith(':') || /^[/.]/.test(name.slice(begin.length)))),
  );
}

function readEdges({ path, source }: SourceFile): { edges: Edge[]; breaches: string[] } {
  const { program, errors } = parseSync(path, source);
  const edges: Edge[] = [];
  const breaches = errors.map(({ message }) => `cannot be read: ${message}`);
  const add = (node: { type: string; value?: unknown } | null, typeOnly = false) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') {
      if (/\.test(\.|$)/.test(node.value)) breaches.push(TAKES_TESTS);
      edges.push({ to: resolveImport(path, node.value), typeOnly });
    } else if (node) breaches.push('may not import by a computed name');
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source, true),
    MemberExpression: (node) => {
      const isGlob =
        node.object.type === 'MetaProperty' && source.slice(node.object.end, node.end).includes('glob');
      if (isGlob && !GATHERERS.includes(stemOf(path))) breaches.push('may not use import.meta.glob');
    },
    CallExpression: ({ callee, arguments: [places] }) => {
      const words = places ? source.slice(places.start, places.end) : '';
      if (!/glob/.test(source.slice(callee.start, callee.end)) || !/\*\.tsx?\b/.test(words)) return;
      if (!words.includes('!**/*.test.')) breaches.push(TAKES_TESTS);
    },
  }).visit(program);
  return { edges, breaches };
}

function resolveImport(from: string, name: string): string {
  const plain = name.replace(/\?.*$/, '');
  if (plain.startsWith('@/')) return stemOf(join('src', plain.slice(2)));
  return plain.startsWith('.') ? stemOf(join(dirname(from), plain)) : plain;
}

/** Every set of files that import each other round about, types included; a file that imports itself as well. */
function findCircles(files: SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => stemOf(path)));
  const named = (to: string) => (known.has(to) ? to : `${to}/index`);
  const edges = new Map(
    files.map((file) => [
      stemOf(file.path),
      readEdges(file)
        .edges.map(({ to }) => named(to))
        .filter((to) => known.has(to)),
    ]),
  );
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  // Tarjan: a file that reaches no file visited earlier closes the component of all files visited since.
  const visit = (file: string): number => {
    let lowest = order.size;
    order.set(file, lowest);
    const at = open.push(file) - 1;
    for (const to of edges.get(file) ?? []) {
      if (!order.has(to)) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, order.get(to) as number);
    }
    if (lowest < (order.get(file) as number)) return lowest;
    const circle = open.splice(at);
    if (circle.length > 1 || edges.get(file)?.includes(file)) circles.push(circle.sort());
    return lowest;
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return circles;
}

function readSources(): SourceFile[] {
  const root = fileURLToPath(new URL('.', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      path: `src/${file.replaceAll('\\', '/')}`,
      source: readFileSync(join(root, file), 'utf8'),
    }));
}

describe('the plan of the layers', () => {
  test('holds for every file of src', () => {
    expect(findBreaches(readSources())).toEqual([]);
  });

  test('has no circular imports, types included', () => {
    expect(findCircles(readSources())).toEqual([]);
  });

  test('what every game shares names no game', () => {
    const games = readdirSync(fileURLToPath(new URL('./games', import.meta.url)), { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map(({ name }) => name);
    const named = new RegExp(`['"\`/](${games.join('|')})['"\`/]`);
    const found = readSources()
      .filter(({ path }) => !isForTests(path) && SHARED.test(path) && !OF_ONE_GAME.test(path))
      .filter(({ source }) => named.test(source));
    expect(games.length).toBeGreaterThan(2);
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  // A new game in `src/games` begins as a copy of it.
  test('the game that fourth-game.test.tsx plants is only in its own files', () => {
    const naming = readSources().filter(
      ({ path, source }) => !path.startsWith('src/games/') && /lanterns/i.test(source + path),
    );
    expect(naming.map(({ path }) => path).sort()).toEqual([
      'src/fourth-game.test.tsx',
      'src/kernel/fairness/table-chance.test.ts',
      'src/kernel/testing/lanterns/description.ts',
      'src/kernel/testing/lanterns/game.ts',
      'src/kernel/testing/lanterns/help/help.ts',
      'src/kernel/testing/lanterns/system.ts',
      'src/kernel/testing/lanterns/testing/play.ts',
      'src/layers.test.ts',
      'src/table/testing/find-silent.test.tsx',
      'src/table/testing/lanterns/game-ui.tsx',
      'src/table/testing/lanterns/home-tile.tsx',
      'src/table/testing/lanterns/new-table.tsx',
      'src/table/testing/lanterns/refusals.test.tsx',
      'src/table/testing/lanterns/screens.tsx',
    ]);
  });

  test('a circle is found: of types, through an index, of one file', () => {
    const found = findCircles([
      { path: 'src/kernel/one.ts', source: `import type { Two } from './two';` },
      { path: 'src/kernel/two.ts', source: `export type { Three } from '@/kernel/parts';` },
      { path: 'src/kernel/parts/index.ts', source: `import { one } from '../one';` },
      { path: 'src/kernel/alone.ts', source: `export * from './alone';` },
      { path: 'src/kernel/user.ts', source: `import './one';` },
    ]);
    expect(found).toEqual([
      ['src/kernel/one', 'src/kernel/parts/index', 'src/kernel/two'],
      ['src/kernel/alone'],
    ]);
  });

  test('fails when it reads nothing', () => {
    expect(findBreaches([])).toEqual(['no files were read']);
  });

  // Sits next to the planted file, so that two games are known.
  const games = ['one', 'two'].map((game) => ({ path: `src/games/${game}/rules/game.ts`, source: '' }));
  const plant = (path: string, source: string) => findBreaches([...games, { path, source }]);

  test.each([
    ['src/kernel/journal.ts', `import { useStore } from '@/store/table';`],
    ['src/kernel/journal.ts', `import type { GsState } from '../games/one/rules/state';`],
    ['src/kernel/journal.ts', `import { useState } from 'react';`],
    ['src/kernel/journal.ts', `import { readFileSync } from 'node:fs';`],
    ['src/kernel/journal.ts', `type State = import('@/games/one/rules/state').State;`],
    ['src/games/one/rules/state.ts', `import { POWERS } from '../../two/rules/vocabulary';`],
    ['src/games/one/rules/state.ts', `import { POWERS } from '@/games/two/rules/vocabulary';`],
    ['src/games/one/rules/state.ts', `export * from '@/ui/track';`],
    ['src/games/one/rules/state.ts', `import { play } from './testing/play';`],
    ['src/games/one/rules/state.test.ts', `import { screen } from '@/games/one/screens/draw';`],
    ['src/store/table.ts', `import { openStorage } from '@/platform/table-storage';`],
    ['src/store/table.ts', `const late = () => import('@/app/home/home');`],
    ['src/store/table.ts', `const late = (name: string) => import(name);`],
    ['src/store/table.ts', `const games = import.meta.glob('../games/*/rules/game.ts');`],
    ['src/store/table.ts', `const games = import.meta['glob']('../games/*/rules/game.ts');`],
    [`${GATHERERS.at(-1)}.ts`, `const all = import.meta.glob('../effects/**/*.ts', { eager: true });`],
    ['src/games/one/rules/state.test.ts', `import { open } from './totals.test';`],
    ['src/app/home/home.tsx', `import { Board } from '@/games/one/screens/board';`],
    ['src/app/home/home.tsx', `import { POWERS } from '@/games/one/rules/vocabulary';`],
    ['src/games/one/screens/draw.tsx', `import { POWERS } from '@/games/two/rules/vocabulary';`],
    ['src/app/home/home.tsx', `import { openStorage } from '@/platform/table-storage';`],
    ['src/table/over-sheet.tsx', `import { printTurn } from '@/games/one/rules/vocabulary';`],
    ['src/table/over-sheet.tsx', `import { MARKS } from '@/games/one/screens/marks';`],
    ['src/table/over-sheet.tsx', `import { App } from '@/app/app';`],
    ['src/kernel/journal.ts', `import { useGameUi } from '@/table/game-ui';`],
    ['src/store/table.ts', `import type { GameUi } from '@/table/game-ui';`],
    ['src/ui/track.tsx', `import type { Total } from '@/kernel/totals';`],
    ['src/ui/track.tsx', `import { useStore } from 'zustand';`],
    ['src/platform/table-storage.ts', `import { fold } from '@/kernel/journal';`],
    ['src/platform/table-storage.ts', `import type { Port } from '@/kernel/portside';`],
    ['src/app/shell.tsx', `import { openStorage } from '@/platform/table-storage';`],
    ['src/app/shell.tsx', `import { POWERS } from '@/games/one/rules/vocabulary';`],
    ['src/cli/replay.ts', `import { table } from '@/store/table';`],
    ['src/cli/replay.ts', `import data from '../../package.json';`],
    ['src/helpers/misc.ts', ''],
    ['src/kernel/journal.ts', 'const broken = ;'],
  ])('refuses in %s: %s', (path, source) => {
    expect(plant(path, source)).toHaveLength(1);
  });

  test.each([
    [
      'src/main.tsx',
      `import { openStorage } from '@/platform/table-storage'; import { table } from '@/store/table';`,
    ],
    [
      'src/kernel/journal.ts',
      `import { produce } from 'immer'; import { hmac } from '@noble/hashes/hmac.js';`,
    ],
    ['src/kernel/journal.test.ts', `import { test } from 'vitest'; import fc from 'fast-check';`],
    [
      'src/kernel/journal.bench.ts',
      `import { bench } from 'vitest'; import { tally } from './testing/tally';`,
    ],
    [
      'src/games/one/rules/testing/decks.ts',
      `import fc from 'fast-check'; import { POWERS } from '../vocabulary';`,
    ],
    [
      'src/games/one/rules/state.ts',
      `import { fold } from '@/kernel/journal'; import { LIST } from './effects/index';`,
    ],
    ['src/games/games.ts', `export const games = import.meta.glob('./*/rules/game.ts', { eager: true });`],
    ['src/games/screens.ts', `export const screens = import.meta.glob('./*/screens/screens.ts');`],
    [
      'src/games/one/screens/table.tsx',
      `import { screens } from '../../screens'; import { table } from '@/store/table';`,
    ],
    [
      'src/games/one/screens/draw.tsx',
      `import { POWERS } from '@/games/one/rules/vocabulary'; import './draw.module.css';`,
    ],
    [
      'src/games/one/screens/draw.tsx',
      `import { OverSheet } from '@/table/over-sheet'; import styles from '@/table/sheet-foot.module.css';`,
    ],
    [
      'src/table/over-sheet.tsx',
      `import { printRefusal } from '@/kernel/result'; import { useAppStore } from '@/store/context';`,
    ],
    [
      'src/platform/table-storage.ts',
      `import type { TableStorage } from '@/kernel/ports'; import { openDB } from 'idb';`,
    ],
    ['src/platform/clock.ts', `import type { Clock } from '@/kernel/ports/clock';`],
    [
      'src/app/shell.tsx',
      `import type { View } from '@/kernel/views'; import { Home } from '@/app/home/home';`,
    ],
    [
      'src/cli/replay.ts',
      `import { system } from '@/games/one/rules/system'; import { join } from 'node:path';`,
    ],
  ])('allows in %s: %s', (path, source) => {
    expect(plant(path, source)).toEqual([]);
  });
});
