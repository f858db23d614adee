// npm run sweep -- new: in a copy of the project, everything that `npm run new` writes compiles and passes the check.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run } from './setup.mjs';

const LEFT_OUT = ['node_modules', '.git', 'dist', '.reports', 'shots'];
const ADDED = ['effect', 'total', 'fact', 'command', 'game'];

const folder = mkdtempSync(join(tmpdir(), 'dispatch-box-new-'));
const cwd = join(folder, 'copy');
cpSync(root, cwd, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(root, path)) });
symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
const node = (...args) => run(process.execPath, args, { cwd });
const git = (...args) => run('git', args, { cwd });

try {
  const went =
    ADDED.every((kind) => node('scripts/new.mjs', kind, `made-up-${kind}`)) &&
    node('scripts/map.mjs') &&
    git('init', '-q') &&
    git('add', '-A') &&
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings') &&
    node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json') &&
    node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.rules.json') &&
    node('node_modules/knip/bin/knip.js', '--no-progress') &&
    node('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...process.argv.slice(2));
  process.exitCode = went ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
