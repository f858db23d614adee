// npm test: what must hold before each commit, in at most five minutes. The rest is `npm run sweep`.
import { getChromium } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import {
  BUILD,
  begin,
  browserTests,
  engine,
  FLOORS,
  inGaps,
  LINT,
  RULE_TYPES,
  runParts,
  SIZE,
  TYPES,
  UNUSED,
  unitTests,
} from './parts.mjs';
import { setUp } from './setup.mjs';

await begin(async () => {
  // A missing browser is reported before anything else starts.
  process.env.CHROMIUM_PATH = getChromium();
  setUp();
  // Two checks on one machine use different ports.
  process.env.PORT ??= String(await findFreePort());
  const inBrowsers = [browserTests('browser flows', '--project=flows'), engine('webkit')];
  // Browser tests take longest and leave gaps while a page waits for its next frame: the rest runs in those.
  await runParts([
    [
      [BUILD, SIZE, FLOORS, ...inBrowsers],
      [LINT, TYPES, RULE_TYPES, UNUSED].map(inGaps),
      [inGaps(unitTests())],
    ],
  ]);
});
