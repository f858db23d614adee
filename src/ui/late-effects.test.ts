import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/**
 * Moves the focus, itself or by what is called so, or begins to listen, but for what only measures: a window printed as
 * soon as it is seen would lack its head, and a browser leaves the app for a file that is dropped then.
 */
const AT_ONCE =
  /\.focus\(|\b(?:focus(?:[A-Z]\w*)?|aim)\(|addEventListener\((?!\s*'(?:resize|scroll|scrollend)')/;
/** Also focuses at once, and again if a sheet opens around it, which happens after its layout effects. */
const ONCE_MORE = ['games/goss/screens/use-first-key.ts'];

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

// `useEffect` may run after the screen is painted: a key or a tap in between would be lost.
it('no focus moves and no listener starts after a screen is already shown', () => {
  expect(sources.length).toBeGreaterThan(300);
  const late = sources.flatMap(({ path, source }) =>
    lateEffects(source).some((call) => AT_ONCE.test(call)) ? [path] : [],
  );
  expect(late).toEqual(ONCE_MORE);
});

it('finds one that is planted', () => {
  const planted =
    'useEffect(() => {\n  if (open) title.current?.focus({ preventScroll: true });\n}, [open]);';
  expect(lateEffects(`a(); ${planted} b();`).some((call) => AT_ONCE.test(call))).toBe(true);
  expect(lateEffects(planted.replace('useEffect', 'useLayoutEffect'))).toEqual([]);
  // These only name the next focus target, which delays the focus even more.
  for (const moves of ['focusFirst(place.current)', "aim('[data-state]')"])
    expect(`useEffect(() => ${moves}, []);`).toMatch(AT_ONCE);
  // Late listeners would leave papers open if their owner leaves at that moment.
  for (const listens of [
    "addEventListener('blur', close)",
    "addEventListener('drop', drop)",
    'addEventListener(event, leave)',
  ])
    expect(`useEffect(() => ${listens}, []);`).toMatch(AT_ONCE);
});
