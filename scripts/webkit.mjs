// Finds WebKitGTK with its driver and a virtual screen, or gets them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './chromium.mjs';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];
const VERSIONS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];

/** The paths of driver, browser and screen, or undefined where one is missing. */
function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  const browser = LIBRARIES.flatMap((folder) =>
    VERSIONS.map((version) => join(folder, version, 'MiniBrowser')),
  ).find(existsSync);
  return existsSync(driver) && existsSync(screen) && browser ? { driver, browser, screen } : undefined;
}

/** The same, after trying to install the distribution's packages; undefined where there are none. */
export function getWebKit() {
  return findWebKit() ?? installPackage('WebKit', [['webkit2gtk-driver', 'xvfb']], findWebKit);
}
