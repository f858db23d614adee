// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const require = createRequire(import.meta.url);
// The headless shell is the same browser without a window: tests take two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
// Older systems have it only as a part of the whole browser.
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/usr/bin',
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/** The path of a Chromium that starts, or undefined. CHROMIUM_PATH comes first. */
export function findChromium() {
  const installed = [...NAMES, 'Google Chrome'].flatMap((name) => PLACES.map((place) => join(place, name)));
  return [process.env.CHROMIUM_PATH, ...installed, playwrightsOwn()].find(
    (path) => path && existsSync(path) && starts(path),
  );
}

/** The same, after trying to get one; throws with what to do by hand, in two lines. */
export function getChromium() {
  return findChromium() ?? installPackage('Chromium', PACKAGES, findChromium) ?? download() ?? giveUp();
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
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/** Shows one line of output, and only on failure: the first that mentions an error. */
function tryQuietly(command, args, options) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  if (status === 0) return true;
  const lines = `${stderr ?? ''}\n${stdout ?? ''}`.trim().split('\n');
  const why = lines.find((line) => /^E: |error/i.test(line)) ?? lines.at(-1);
  if (why) console.error(why.trim());
  return false;
}

/** Installs the first of these packages, or sets of packages, that the distribution has; what `find` finds afterwards. */
export function installPackage(browser, packages, find) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`No ${browser} here: installing the distribution’s package …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => tryQuietly('apt-get', args, { env, timeout: 900_000 });
  if (!apt('update', '-q')) return undefined;
  return packages.some((names) => apt('install', '-y', '-q', ...[names].flat())) ? find() : undefined;
}

function download() {
  console.log('No Chromium here: trying Playwright’s own download …');
  const cli = require.resolve('@playwright/test/cli');
  return tryQuietly(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000 })
    ? findChromium()
    : undefined;
}

function giveUp() {
  throw new Error(
    'No Chromium was found and none could be got.\n' +
      'Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}
