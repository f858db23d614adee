// npm run soak [-- FILES]: the long properties at length, forty times what the check tries, from another seed each day.
import { execFileSync } from 'node:child_process';
import { begin, runParts, unitTests } from './parts.mjs';
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
  await runParts([[[unitTests(...(chosen.length > 0 ? chosen : longOnes()))]]]);
});
