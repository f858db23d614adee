import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/**
 * Moves the focus, or begins to listen: but for what nobody does within a picture of another one (a size that changes,
 * paper, a file that is dragged), and for what only measures.
 */
const AT_ONCE =
  /\.focus\(|addEventListener\((?!\s*'(?:resize|scroll|scrollend|change|beforeprint|afterprint|drag\w+|drop|message|storage|close)')/;
/**
 * A form that lies in a sheet from the first: the sheet opens round it after its layout effects. Only a tap opens it,
 * and what a tap brings about is done before the next one counts.
 */
const IN_A_SHEET = ['screens/goss/assault/assault-form.tsx'];

/** Every call of `useEffect` in a source, whole. */
function lateEffects(source: string): string[] {
  return [...source.matchAll(/\buseEffect\(/g)].map(({ index }) => {
    let open = 0;
    for (let at = index + 'useEffect'.length; at < source.length; at += 1) {
      if (source[at] === '(') open += 1;
      if (source[at] === ')') open -= 1;
      if (open === 0) return source.slice(index, at + 1);
    }
    return source.slice(index);
  });
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => ({ path, source: readFileSync(`${SRC}${path}`, 'utf8') }));

// An effect of `useEffect` may run after the screen is painted: a key or a tap that comes in between would be lost.
it('no focus moves, and nothing that somebody does begins to count, after a screen is already up', () => {
  expect(sources.length).toBeGreaterThan(300);
  const late = sources.flatMap(({ path, source }) =>
    lateEffects(source).some((call) => AT_ONCE.test(call)) ? [path] : [],
  );
  expect(late).toEqual(IN_A_SHEET);
});

it('finds one that is planted', () => {
  const planted =
    'useEffect(() => {\n  if (open) title.current?.focus({ preventScroll: true });\n}, [open]);';
  expect(lateEffects(`a(); ${planted} b();`).some((call) => AT_ONCE.test(call))).toBe(true);
  expect(lateEffects(planted.replace('useEffect', 'useLayoutEffect'))).toEqual([]);
  // Whoever leaves her papers in that moment would leave them lying open.
  for (const listens of ["addEventListener('blur', close)", 'addEventListener(event, leave)'])
    expect(`useEffect(() => ${listens}, []);`).toMatch(AT_ONCE);
});
