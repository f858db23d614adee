// What a server of the built page does for linked devices: it carries their packets, and says where it is.
import { attachBroker, ownNames } from './broker.mjs';

/** The host names under which it serves the page, apart from numbers. */
export const servedNames = ownNames();

/** Where other devices in the network find a preview server: by number, then by name. Empty unless it serves them. */
export function networkAddresses({ httpServer, resolvedUrls }) {
  const numbers = (resolvedUrls?.network ?? []).filter((address) => !address.includes('['));
  if (numbers.length === 0) return [];
  const { port } = httpServer.address();
  const names = servedNames.filter((name) => name.endsWith('.local') && name !== 'localhost.local');
  return [...numbers, ...names.map((name) => `http://${name}:${port}/`)];
}

/** A plugin for `vite preview`. */
export function linkServer() {
  return {
    name: 'link-server',
    async configurePreviewServer(server) {
      const broker = await attachBroker(server.httpServer);
      server.httpServer.on('close', () => broker.close());
      server.middlewares.use('/host.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify({ addresses: networkAddresses(server) }));
      });
    },
  };
}
