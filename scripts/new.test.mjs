import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { plan } from './new.mjs';
import { root } from './setup.mjs';

// The sweep part `new` type-checks and tests what is written: the compiler takes minutes on a busy machine.

const G = 'src/games/gathering-storm/rules';
const before = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8').split('\n');
  } catch {
    return [];
  }
};
/** The lines that a file gets. */
const added = (text, path) => {
  const old = new Set(before(path));
  return text.split('\n').filter((line) => !old.has(line));
};

describe.each([
  ['effect', [`${G}/effects/made-up.ts`, `${G}/effects/shapes.ts`, `${G}/effects/index.ts`]],
  ['total', [`${G}/totals/power-kinds.ts`]],
  ['fact', [`${G}/commands/board/tracks-facts.ts`, `${G}/state/state.ts`]],
  ['command', [`${G}/commands/board/made-up.ts`, `${G}/commands/index.ts`, 'docs/journal-format.md']],
  [
    'game',
    [
      ...['description', 'game', 'system', 'help/help', 'testing/play'].map(
        (name) => `src/games/made-up/rules/${name}.ts`,
      ),
      ...['game-ui', 'home-tile', 'new-table', 'refusals.test', 'screens'].map(
        (name) => `src/games/made-up/screens/${name}.tsx`,
      ),
      'docs/house.md',
      'scripts/stored-names.test.ts',
    ],
  ],
])('npm run new -- %s', (kind, paths) => {
  const { files, left } = plan(kind, 'made-up');

  it('writes these files, each as code, and says what is left', () => {
    expect([...files.keys()].sort()).toEqual([...paths].sort());
    for (const [path, text] of files)
      if (/\.tsx?$/.test(path)) expect(parseSync(path, text).errors, path).toEqual([]);
    expect(left.length).toBeGreaterThan(1);
  });

  it('removes nothing from a file, and adds lines of the new name', () => {
    for (const [path, text] of files) {
      const now = text.split('\n');
      expect(
        before(path).filter((line) => !now.includes(line)),
        path,
      ).toEqual([]);
      expect(added(text, path).join('\n'), path).not.toMatch(/lanterns\/|'lanterns'/);
    }
    const all = [...files].map(([path, text]) => added(text, path).join('\n')).join('\n');
    expect(all).toMatch(/made-up/);
  });
});

/** The files that a relative import may mean, as one text. */
const imported = (files, path, from) =>
  ['.ts', '/index.ts']
    .map((end) => `${join(path, '..', from)}${end}`)
    .map((file) => files.get(file) ?? before(file).join('\n'))
    .join('\n');

it.each(['effect', 'total', 'fact', 'command'])('%s: uses only names that are there', (kind) => {
  const { files } = plan(kind, 'made-up');
  for (const [path, text] of files) {
    const old = before(path).join('\n');
    // A new file imports what is exported; new lines of an old one call what it knows already.
    if (old === '')
      for (const [, names, from] of text.matchAll(/import \{([^}]*)\} from '(\.[^']*)';/g)) {
        const source = imported(files, path, from);
        const wanted = names.split(',').map((name) =>
          name
            .replace(/\btype /, '')
            .split(' as ')[0]
            .trim(),
        );
        const isThere = (name) =>
          new RegExp(`export .*\\b${name}\\b|export (const )?{[^}]*\\b${name}\\b|export \\*`).test(source);
        expect(
          wanted.filter((name) => name && !isThere(name)),
          `${path} from ${from}`,
        ).toEqual([]);
      }
    else if (path.endsWith('.ts')) {
      const lines = added(text, path).join('\n');
      const calls = [...lines.matchAll(/(?<![.\w])([a-z]\w+)\(/g)].map(([, name]) => name);
      expect(
        calls.filter((name) => !new RegExp(`\\b${name}\\b`).test(old)),
        path,
      ).toEqual([]);
    }
  }
});

it('adds the lines of an effect to its indexes', () => {
  const { files } = plan('effect', 'made-up');
  const lines = (name) => added(files.get(`${G}/effects/${name}.ts`), `${G}/effects/${name}.ts`);
  expect(lines('index')).toEqual(["import { madeUp } from './made-up';", "  'made-up': madeUp,"]);
  expect(lines('shapes')).toEqual([
    '/** Made up of a power. */',
    "export const madeUp = v.strictObject({ kind: v.literal('made-up'), power });",
    '  madeUp,',
  ]);
});

it.each([
  [[], 'Usage: npm run new -- effect|total|fact|command|game NAME'],
  [['poem', 'made-up'], 'Usage: npm run new -- effect|total|fact|command|game NAME'],
  [['toString', 'made-up'], 'Usage: npm run new -- effect|total|fact|command|game NAME'],
  [['effect'], 'kebab-case'],
  [['effect', 'MadeUp'], 'kebab-case'],
  [['total', '../war'], 'kebab-case'],
  [['effect', 'civil-war'], 'shapes.ts has “civil-war” already.'],
  [['effect', 'power'], 'shapes.ts has “power” already.'],
  [['total', 'forced-builds'], 'power-kinds.ts has “forced-builds” already.'],
  [['total', 'index'], 'board-kinds.ts has “index” already.'],
  [['fact', 'threshold'], 'crisis-facts.ts has “threshold” already.'],
  [['fact', 'base-parts'], 'money-facts.ts has “base-parts” already.'],
  [['command', 'deal'], 'index.ts has “deal” already.'],
  [['command', 'waive'], 'journal-format.md has “waive” already.'],
  [['game', 'goss'], 'src/games/goss is there already.'],
])('refuses %j', (args, message) => {
  expect(() => plan(...args)).toThrow(message);
});

it('ends with 1 and writes nothing if it refuses', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/new.mjs'), 'effect', 'civil-war'],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${G}/effects/shapes.ts has “civil-war” already.\n`,
  });
});
