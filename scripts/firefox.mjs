// Finds a Firefox for its smoke test, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './chromium.mjs';

const PLACES = [
  '/usr/bin',
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Firefox.app/Contents/MacOS',
];

/** The path of a Firefox that starts, or undefined. FIREFOX_PATH comes first. */
function findFirefox() {
  const installed = ['firefox-esr', 'firefox'].flatMap((name) => PLACES.map((place) => join(place, name)));
  return [process.env.FIREFOX_PATH, ...installed].find(
    (path) => path && existsSync(path) && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0,
  );
}

/** The same, after trying to get one from the system’s packages; throws with what to do by hand. */
export function getFirefox() {
  const path = findFirefox() ?? installPackage('Firefox', ['firefox-esr', 'firefox'], findFirefox);
  if (path) return path;
  throw new Error(
    'No Firefox was found and none could be got.\n' +
      'Install Firefox (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to one.',
  );
}
