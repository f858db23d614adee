// npm run sweep [-- PART… | FILES]: what takes too long for npm test, run before a release. Random parts use
// other seeds each day. The parts:
//   commands, mutations, long   random evenings, damaged files, tables of 20,000 entries
//   properties                  the long properties of the unit tests, two hundred times as often
//   flows                       user flows that take too long for `npm test`
//   screens                     all scenes in all sizes, schemes, forced colors, on paper, in the largest type
//   details                     details of a screen that only a browser shows
//   forms                       every form of every scene, left in every way
//   evenings                    whole evenings, by keyboard with a screen reader and by touch
//   slow                        unit tests of screens and browser flows with LATENCY_MS=100
//   brokers                     linked devices on Mosquitto and NATS: restarts, wrong passwords, noise, listeners
//   kills                       a thousand browsers killed in the middle of play
//   new                         what `npm run new` writes, compiled and tested in a copy
// SEED=261124007 ITERATIONS=1 repeats what failed, MINUTES=20 limits a part. FILES are unit tests.
import { execFileSync } from 'node:child_process';
import { getChromium } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import { BUILD, begin, browserTests, engine, runParts, unitTests } from './parts.mjs';
import { root, setUp } from './setup.mjs';

/** The unit tests whose runs are scaled. */
const longProperties = () =>
  execFileSync(
    'git',
    ['grep', '-lE', "testing/effort|inject\\('effort'\\)", '--', 'src/*.test.ts', 'src/*.test.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n');

const bySeeds = (name) => ({ name, args: ['scripts/sweep-parts.mjs', name], live: true });

/** A part that runs in a browser, after the build. */
async function inBrowser(part) {
  process.env.CHROMIUM_PATH = getChromium();
  process.env.PORT ??= String(await findFreePort());
  return [BUILD, part];
}

/** The browser tests in a folder of `e2e/sweep`. */
const folder = (name) => () => inBrowser(browserTests(name, '--project=sweep', `e2e/sweep/${name}/`));

/** What each part runs, in order. */
const PARTS = {
  commands: () => [bySeeds('commands')],
  mutations: () => [bySeeds('mutations')],
  long: () => [bySeeds('long')],
  properties: () => [unitTests(...longProperties())],
  flows: () => inBrowser(browserTests('long flows', '--project=long-flows')),
  screens: folder('screens'),
  details: folder('details'),
  forms: folder('forms'),
  evenings: folder('evenings'),
  slow: async () => {
    const env = { TEST_LEVEL: 'check', LATENCY_MS: process.env.LATENCY_MS ?? '100' };
    const screens = { ...unitTests('--project=screens', '--isolate'), name: 'slow screens', env };
    const flows = await inBrowser({ ...browserTests('slow flows', '--project=flows'), env });
    return [screens, ...flows];
  },
  kills: () => {
    const kills = browserTests('kills', '-c', 'playwright.kills.config.ts');
    return inBrowser({ ...kills, report: undefined });
  },
  brokers: () => [{ name: 'brokers', args: ['scripts/sweep-brokers.mjs'], live: true }],
  new: () => [{ name: 'new', args: ['scripts/try-new.mjs'], env: { TEST_LEVEL: 'check' } }],
  firefox: () => inBrowser(engine('firefox')),
  webkit: () => inBrowser(engine('webkit')),
};

await begin(async () => {
  setUp();
  process.env.TEST_LEVEL ??= 'sweep';
  const chosen = process.argv.slice(2);
  const named = chosen.filter((name) => name in PARTS);
  if (chosen.length > named.length) return runParts([[[unitTests(...chosen)]]]);
  const parts = [];
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) parts.push(...(await PARTS[name]()));
  await runParts([[[...new Set(parts)]]]);
});
