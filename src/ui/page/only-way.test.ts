import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
/** Matches the router's own navigation, which does not check whether the address has changed. */
const GOES = /\[[^\]]*,[^\]]*\] = useLocation\(\)|\bimport \{[^}]*\bnavigate\b/;

// Otherwise a table that opens late would call back a player who has navigated elsewhere.
it('useNavigate is the only way to another page', () => {
  const others = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.test\./.test(path) && GOES.test(readFileSync(`${SRC}${path}`, 'utf8')),
  );
  expect(others).toEqual(['ui/page/use-navigate.ts']);
  expect('const [, go] = useLocation();').toMatch(GOES);
  expect("import { navigate } from 'wouter/use-hash-location';").toMatch(GOES);
});
