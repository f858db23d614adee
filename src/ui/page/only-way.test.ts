import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
/** Takes the library's own way to go, which leads on whatever the address is by then. */
const GOES = /\[[^\]]*,[^\]]*\] = useLocation\(\)|\bimport \{[^}]*\bnavigate\b/;

// A table that has been opened by then would take whoever went elsewhere meanwhile back to it.
it('useNavigate is the only way to another page', () => {
  const others = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.test\./.test(path) && GOES.test(readFileSync(`${SRC}${path}`, 'utf8')),
  );
  expect(others).toEqual(['ui/page/use-navigate.ts']);
  expect('const [, go] = useLocation();').toMatch(GOES);
  expect("import { navigate } from 'wouter/use-hash-location';").toMatch(GOES);
});
