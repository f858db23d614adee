// npm test: everything that must hold, and one line of real counts at the end.
import { getChromium } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import {
  BUILD,
  begin,
  inGaps,
  LINT,
  RULE_TYPES,
  runParts,
  SIZE,
  STORIES,
  TYPES,
  UNUSED,
  unitTests,
} from './parts.mjs';
import { setUp } from './setup.mjs';

await begin(async () => {
  // What the stories need is there before anything else begins, or it is said now.
  process.env.CHROMIUM_PATH = getChromium();
  setUp();
  // No other check on this machine is met there.
  process.env.PORT ??= String(await findFreePort());
  // The stories take longest and leave gaps, whenever a page waits for its next picture: the rest is done in those.
  await runParts([
    [[BUILD, SIZE, STORIES], [LINT, TYPES, RULE_TYPES, UNUSED].map(inGaps), [inGaps(unitTests())]],
  ]);
});
