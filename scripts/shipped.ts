import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build writes what only its own scripts read: the sources and imports of each file. */
const BUILD_MANIFEST = '.reports/build-manifest.json';

/**
 * What a page of the app may do, whatever a file from elsewhere contains: load its own scripts, styles, fonts
 * and pictures. Of inline code only the two texts that the build wrote are allowed, each by its hash; nothing
 * from elsewhere.
 */
export const policy = ({ script, style }: { script: string; style: string }) =>
  [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${style}`,
    "font-src 'self'",
    "img-src 'self' data:",
    // The early script leaves of `wss:` only the broker that a table is linked with.
    "connect-src 'self' wss:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Notices of the parts that are bundled by the way of their scripts. */
export const NOTICES = 'licenses.md';

/** Packages whose files are copied apart from the bundle: fonts, and the parts of the service worker. */
const TAKEN_ALONG = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/besley',
  '@fontsource/courier-prime',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

/** The license notice of a package, as found in its folder. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `\n\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
}

/** A hint at the start of a script for browsers that know it; ignored anywhere else. */
const COMPILED_AS_IT_COMES = '//# allFunctionsCalledOnLoad\n';

/**
 * Ships the notices of all packages along with the page; the build's own notes are not shipped. Each chunk is
 * compiled eagerly while the page loads, so that no tap waits for it: see docs/performance.md.
 */
export function shipped(): Plugin {
  let root = '';
  return {
    name: 'shipped',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // By now Vite has written its own lines at the start of a chunk.
      order: 'post',
      handler(_options, pieces) {
        for (const piece of Object.values(pieces))
          if (piece.type === 'chunk') piece.code = COMPILED_AS_IT_COMES + piece.code;
      },
    },
    writeBundle({ dir }) {
      if (!dir) return;
      const manifestPath = join(root, BUILD_MANIFEST);
      mkdirSync(dirname(manifestPath), { recursive: true });
      renameSync(join(dir, '.vite/manifest.json'), manifestPath);
      rmSync(join(dir, '.vite'), { recursive: true });
      for (const name of TAKEN_ALONG)
        appendFileSync(join(dir, NOTICES), noticeOf(join(root, 'node_modules', name)));
    },
  };
}
