// What every script needs before it can work: a Node that is new enough and the parts of the lock file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project's folder; returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

/** Installs what is missing; throws with a message that a person can act on. */
export function setUp() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Dispatch Box needs Node 20.19 or later; this is ${process.versions.node}.`);
  }
  if (!isMissing()) return;
  console.error('Installing the parts that are missing (this needs the network once) …');
  // The second way is for a lock file written on another platform, which `npm ci` may find incomplete.
  const went = npm('ci') || npm('install', '--no-save');
  if (!went) throw new Error('The parts could not be installed. Is the network there? Then try again.');
}

function npm(...args) {
  const command = [...args, '--include=dev', '--no-fund', '--no-audit'];
  const stdio = ['ignore', 2, 2]; // keeps the output of scripts clean
  const self = process.env.npm_execpath;
  return self
    ? run(process.execPath, [self, ...command], { stdio })
    : run('npm', command, { stdio, shell: process.platform === 'win32' });
}

// Compares what is installed with the lock file by content: a fresh checkout changes times, not parts.
function isMissing() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).some(
    ([path, part]) =>
      path !== '' && !part.optional && !part.devOptional && present[path]?.version !== part.version,
  );
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
