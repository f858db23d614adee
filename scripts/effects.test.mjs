import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

// Newer browsers return a promise from these calls; React would take an effect's return value for its
// cleanup.
const HANDS_BACK =
  /use(?:Layout)?Effect\(\s*\(\)\s*=>\s*(?!\{)[^;{]*?\.(?:scroll\w*|animate|play|requestFullscreen)\b/;

const sources = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .map(String)
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path));

test('no effect returns what may be a promise in a browser', () => {
  const found = sources().filter((path) => HANDS_BACK.test(readFileSync(join(root, 'src', path), 'utf8')));
  expect(found).toEqual([]);
});

test('one that does is found', () => {
  expect('useLayoutEffect(() => row.current?.scrollIntoView?.({ block: "start" }), [])').toMatch(HANDS_BACK);
  expect('useEffect(() => {\n  scrollTo({ top: 0 });\n}, [])').not.toMatch(HANDS_BACK);
});
