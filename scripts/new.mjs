// npm run new -- KIND NAME: writes the files of an addition and its lines in the indexes, then says what is left.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { planGame } from './new-game.mjs';
import { planCommand, planEffect, planFact, planTotal } from './new-rules.mjs';
import { root } from './setup.mjs';

const KINDS = {
  effect: planEffect,
  total: planTotal,
  fact: planFact,
  command: planCommand,
  game: planGame,
};

/** Changes to files that are not written yet; each is read from `folder` at its first change. */
export function createDraft(folder) {
  const files = new Map();
  const read = (path) => files.get(path) ?? readFileSync(join(folder, path), 'utf8');
  return {
    files,
    folder,
    read,
    /** A new file; one that is there is never overwritten. */
    create(path, text) {
      if (existsSync(join(folder, path))) throw new Error(`${path} is there already.`);
      files.set(path, text);
    },
    /** Puts text before the last place where the file has `mark`. */
    insert(path, mark, text) {
      const whole = read(path);
      const at = whole.lastIndexOf(mark);
      if (at === -1) throw new Error(`${path} has no “${mark.trim()}” to insert before.`);
      files.set(path, whole.slice(0, at) + text + whole.slice(at));
    },
  };
}

/** What an addition changes, by path, and what is left to do. Throws with a message if it is not possible. */
export function plan(kind, name, folder = root) {
  if (!Object.hasOwn(KINDS, kind ?? ''))
    throw new Error(`Usage: npm run new -- ${Object.keys(KINDS).join('|')} NAME`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ''))
    throw new Error('The name is in kebab-case: small letters, figures and hyphens, such as war-bonds.');
  const draft = createDraft(folder);
  const left = KINDS[kind](draft, name);
  return { files: draft.files, left };
}

/** Writes what is planned, in the project's format. */
function write({ files, left }) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const sources = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', ...sources], { cwd: root, stdio: 'ignore' });
  console.log(`Written:\n${[...files.keys()].map((path) => `  ${path}`).join('\n')}\n`);
  console.log(`Left to do:\n${left.map((words) => `  - ${words}`).join('\n')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    write(plan(...process.argv.slice(2)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
