import { createHash } from 'node:crypto';
import { createServer, minifySync, type Plugin, type Rolldown } from 'vite';
import { early } from './early.ts';

const FIRST_SET_UP = '/src/games/gathering-storm/screens/new-table.tsx';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Home as a first visitor finds it, drawn by the app's own components. */
async function drawHome(root: string, alias: Record<string, string>): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawHome: draw } = await server.ssrLoadModule('/src/prerendered-home.tsx');
    return draw();
  } finally {
    await server.close();
  }
}

/**
 * Prerenders the first page into `index.html`: its markup, its styles and the early script are inlined, so
 * that one response shows it. The policy allows the inlined text by its exact content and nothing else.
 */
export function drawn(policy: (written: { script: string; style: string }) => string): Plugin {
  let root = '';
  return {
    name: 'drawn',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = take(html, /<script type="module" crossorigin src="([^"]+)"><\/script>/);
        const link = take(html, /<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/);
        const sheet = bundle[link.found];
        if (sheet?.type !== 'asset') throw new Error('The first page has no styles.');
        // URLs relative to the style sheet become relative to the page.
        const style = String(sheet.source)
          .trim()
          .replaceAll(/url\(\.\//g, `url(./${link.found.replace(/[^/]*$/, '')}`);
        const run = `(${early})(${JSON.stringify(script.found)},${JSON.stringify(setUpIn(bundle))})`;
        const begin = minifySync('early.js', run).code.trim();
        const [, old = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
        const home = await drawHome(root, { '@': `${root}/src` });
        return {
          html: html
            .replace(
              script.all,
              () =>
                `<link rel="modulepreload" crossorigin href="${script.found}">\n    <script>${begin}</script>`,
            )
            // The styles are inlined; this tag tells later chunks so, and fetches nothing.
            .replace(
              link.all,
              () =>
                `<style>${style}</style>\n    <link rel="stylesheet" crossorigin disabled href="./${link.found}">`,
            )
            .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`),
          tags: [
            {
              tag: 'meta',
              attrs: {
                'http-equiv': 'Content-Security-Policy',
                content: policy({ script: `${sha256(begin)} ${sha256(old)}`, style: sha256(style) }),
              },
              injectTo: 'head-prepend' as const,
            },
          ],
        };
      },
    },
  };
}

/** What the set-up of the first game loads besides the first page: it is what a first visitor opens. */
function setUpIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  const first = [...found];
  add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(FIRST_SET_UP))));
  return [...found]
    .filter((chunk) => !first.includes(chunk))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `./${file}`);
}

function take(html: string, tag: RegExp): { all: string; found: string } {
  const [all, found] = tag.exec(html) ?? [];
  if (!all || !found) throw new Error(`The built page has no ${tag}.`);
  return { all, found };
}
