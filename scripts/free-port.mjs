// A free port, so that two checks on one machine never collide.
import { createServer } from 'node:net';

/** Asks the system for a free port of this machine. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
