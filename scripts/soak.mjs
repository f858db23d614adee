// npm run soak [-- PART… | FILES]: everything at length, from another seed each day. The parts: commands, mutations and
// long by seeds (FROM=seed MANY=count MINUTES=limit), properties (the long ones of the unit tests), forms (every form of
// every scene), slow (screens and stories on a device that answers SLOW=100 ms late), kills (MANY browsers killed in the middle
// of play). FILES are unit tests, forty times what the check tries.
import { execFileSync } from 'node:child_process';
import { getChromium } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import { BUILD, begin, runParts, STORIES, unitTests } from './parts.mjs';
import { root, setUp } from './setup.mjs';

/** The tests that try more where there is time. */
const longOnes = () =>
  execFileSync('git', ['grep', '-l', 'testing/effort', '--', 'src/*.test.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

const bySeeds = (name) => ({ name, args: ['scripts/soak-parts.mjs', name], live: true });

/** A part of the browser, with what it stands on. */
async function inBrowser(part) {
  process.env.CHROMIUM_PATH = getChromium();
  process.env.PORT ??= String(await findFreePort());
  return [BUILD, part];
}

const FORMS = ['everywhere/every-form', 'everywhere/nothing-jumps', 'gathering-storm/solo-ten-turns'].map(
  (name) => `e2e/stories/${name}.spec.ts`,
);

/** Every part by its name, as what runs one after the other. */
const PARTS = {
  commands: () => [bySeeds('commands')],
  mutations: () => [bySeeds('mutations')],
  long: () => [bySeeds('long')],
  properties: () => [unitTests(...longOnes())],
  forms: () => inBrowser({ ...STORIES, args: [...STORIES.args, ...FORMS] }),
  slow: async () => {
    const env = { EFFORT: 'check', SLOW: process.env.SLOW ?? '100' };
    const screens = { ...unitTests('--project', 'screens', '--isolate'), env };
    return [screens, ...(await inBrowser({ ...STORIES, env }))];
  },
  kills: () =>
    inBrowser({
      name: 'kills',
      args: [...STORIES.args, '-c', 'playwright.soak.config.ts'],
      after: BUILD,
      live: true,
    }),
};

await begin(async () => {
  setUp();
  process.env.EFFORT ??= 'soak';
  const chosen = process.argv.slice(2);
  const named = chosen.filter((name) => name in PARTS);
  if (chosen.length > named.length) return runParts([[[unitTests(...chosen)]]]);
  const parts = [];
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) parts.push(...(await PARTS[name]()));
  await runParts([[[...new Set(parts)]]]);
});
