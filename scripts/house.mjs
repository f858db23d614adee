// Loads the app's modules without a browser.
import { join } from 'node:path';
import { root } from './setup.mjs';

/** `load('kernel/journal/journal.ts')` returns that module of src; call `close` at the end. */
export async function openHouse() {
  const { createServer } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    resolve: { alias: { '@': join(root, 'src') } },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return { load: (path) => server.ssrLoadModule(`/src/${path}`), close: () => server.close() };
}
