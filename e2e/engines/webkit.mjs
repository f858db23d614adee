// node e2e/engines/webkit.mjs [WORD…]: what players do, in WebKit, from the build in dist; WORD picks steps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { getWebKit } from '../../scripts/webkit.mjs';
import { openInChromium } from './chromium-backup.mjs';
import { createHands } from './hands.mjs';
import { runSteps, skipSteps } from './run-steps.mjs';
import { serve } from './serve.mjs';
import * as steps from './steps.mjs';
import { openWebKit } from './webkit-page.mjs';

const parts = getWebKit();
if (!parts) {
  // Only Debian and its kin have WebKit as a package; elsewhere the other parts still count.
  console.log('webkit: skipped, since no WebKitGTK with its driver and Xvfb was found or could be installed');
  skipSteps('webkit');
  process.exit();
}
const site = await serve(join(root, 'dist'));
const { address } = site;
const folder = mkdtempSync(join(tmpdir(), 'dispatch-box-webkit-'));
const webkit = await openWebKit(parts);
const open = async (url) => createHands(await webkit.open(url));
const hands = await open(address);
const place = {
  address,
  folder,
  open,
  start: () => {
    site.offline = false;
  },
  stop: () => {
    site.offline = true;
  },
};
await runSteps('webkit', site.errors, steps.flows(hands, place, openInChromium));
await webkit.close();
site.close();
rmSync(folder, { recursive: true, force: true });
process.exit();
