// Finds a Chromium for the browser stories, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

const require = createRequire(import.meta.url);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin',
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/** The path of a Chromium that starts, or undefined. CHROMIUM_PATH goes before everything. */
export function findChromium() {
  const installed = PLACES.flatMap((place) => [...NAMES, 'Google Chrome'].map((name) => join(place, name)));
  return [process.env.CHROMIUM_PATH, ...installed, playwrightsOwn()].find(
    (path) => path && existsSync(path) && starts(path),
  );
}

/** The same, after trying to get one; throws with what to do by hand. */
export function getChromium() {
  return findChromium() ?? download() ?? installPackage() ?? giveUp();
}

function playwrightsOwn() {
  try {
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

// A downloaded browser can be there and still lack the system's libraries.
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function download() {
  console.log('No Chromium here: trying Playwright’s own download (five minutes at most) …');
  const cli = require.resolve('@playwright/test/cli');
  run(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000 });
  return findChromium();
}

function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Trying the distribution’s chromium package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: 600_000 };
  return run('apt-get', ['update', '-q'], options) &&
    run('apt-get', ['install', '-y', '-q', 'chromium'], options)
    ? findChromium()
    : undefined;
}

function giveUp() {
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, ' +
      'or set CHROMIUM_PATH to one, and run this again.',
  );
}
