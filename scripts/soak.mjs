// npm run soak [-- FILES]: the long properties at length, forty times what the check tries, from another seed each day;
// without files the forms of every scene, and long games as they are played, as well.
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

await begin(async () => {
  setUp();
  process.env.EFFORT ??= 'soak';
  const chosen = process.argv.slice(2);
  if (chosen.length > 0) return runParts([[[unitTests(...chosen)]]]);
  process.env.CHROMIUM_PATH = getChromium();
  process.env.PORT ??= String(await findFreePort());
  const long = ['every-form', 'nothing-jumps', 'solo-ten-turns'].map((name) => `e2e/stories/${name}.spec.ts`);
  const stories = { ...STORIES, args: [...STORIES.args, ...long] };
  await runParts([[[unitTests(...longOnes())], [BUILD]], [[stories]]]);
});
