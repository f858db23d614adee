// node e2e/engines/firefox.mjs: user flows in Firefox, with the build in dist.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { findFreePort } from '../../scripts/free-port.mjs';
import { root } from '../../scripts/setup.mjs';
import { openInChromium } from './chromium-backup.mjs';
import { openFirefox } from './firefox-driver.mjs';
import { printPages, printPapers } from './firefox-print.mjs';
import { runSteps } from './run-steps.mjs';
import * as steps from './steps.mjs';

const port = Number(process.env.PORT) || (await findFreePort());
const address = `http://localhost:${port}/`;
const folder = mkdtempSync(join(tmpdir(), 'dispatch-box-firefox-'));
const errors = [];
let server;
const start = async () => {
  server = await preview({ root, logLevel: 'error', preview: { port, strictPort: true } });
};
const stop = () => server.close();

await start();
const firefox = await openFirefox(errors);
const hands = await firefox.open('about:blank');
const place = { address, folder, open: firefox.open, start, stop };
await runSteps('firefox', errors, {
  ...steps.flows(hands, place, openInChromium),
  'paper is printed': () => printPages(hands, place),
  'an open hand is printed': () => printPapers(hands, place),
});
await firefox.close();
await stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
