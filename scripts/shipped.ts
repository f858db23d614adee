import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build leaves what only its own scripts read: which file came from what, and asks for which others. */
const BUILD_MANIFEST = '.reports/build-manifest.json';

/**
 * What a page of the app may do, whatever a file of a stranger brought into it: its own scripts, styles, fonts and
 * pictures. Of what is written into the page only the two texts hold that the build wrote there, each named by its sum;
 * nothing else there, and nothing that lies anywhere else.
 */
export const policy = ({ script, style }: { script: string; style: string }) =>
  [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${style}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Notices of the parts that are bundled by the way of their scripts. */
export const NOTICES = 'licenses.md';

/** Parts whose files are taken along by themselves: letters, and what the service worker is made of. */
const TAKEN_ALONG = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/besley',
  '@fontsource/courier-prime',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

/** The notice of one part, as it stands in its folder. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `\n\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
}

/** What a browser that knows it reads at the head of a script, and nowhere else. */
const COMPILED_AS_IT_COMES = '//# allFunctionsCalledOnLoad\n';

/**
 * What is shipped beside the page: the notices of all parts; what the build notes for itself stays here. Each piece is
 * compiled whole beside the page as it comes, and no tap waits for that: see docs/performance.md.
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
      // What vite itself writes at the head of a piece stands there by now.
      order: 'post',
      handler(_options, pieces) {
        for (const piece of Object.values(pieces))
          if (piece.type === 'chunk') piece.code = COMPILED_AS_IT_COMES + piece.code;
      },
    },
    writeBundle({ dir }) {
      if (!dir) return;
      const kept = join(root, BUILD_MANIFEST);
      mkdirSync(dirname(kept), { recursive: true });
      renameSync(join(dir, '.vite/manifest.json'), kept);
      rmSync(join(dir, '.vite'), { recursive: true });
      for (const name of TAKEN_ALONG)
        appendFileSync(join(dir, NOTICES), noticeOf(join(root, 'node_modules', name)));
    },
  };
}
