import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Smallest font size with big labels: 18 px, with the usual root. */
const LEAST = 1.125;

/** Sizes of type that stay small where big labels are wanted, a line each. */
function findSmall(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const sizes = [...plain.matchAll(/(?:^|[\s;{])(font(?:-size)?\s*:[^;}]*)/g)].map(([, rule = '']) =>
    rule.trim(),
  );
  return sizes.filter((rule) => {
    if (rule.includes('var(--t-least)')) return false;
    // In the `font` shorthand the size precedes the line height.
    const size = rule.replace(/\s\/.*$/, '');
    // Use a function's smallest size, or its largest for `max()`.
    const all = [...size.matchAll(/(\d*\.?\d+)(rem|em|px)\b/g)].map(([, number, unit]) =>
      unit === 'px' ? Number(number) / 16 : unit === 'em' && Number(number) === 1 ? LEAST : Number(number),
    );
    if (all.length === 0) return false;
    const least = /\bmax\(/.test(size) ? Math.max(...all) : Math.min(...all);
    return least < LEAST;
  });
}

/** Letters inside a drawing: they scale with it, and the text next to it says the same. */
const DRAWN = [
  'ui/mark/flag.module.css',
  'games/goss/screens/about/hex-picture.module.css',
  'games/goss/screens/field/field.module.css',
];

test('every font size yields to big labels', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css') && !DRAWN.includes(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    findSmall(readFileSync(`${root}/${path}`, 'utf8')).map((rule) => `${path}: ${rule}`),
  );
  expect(found, 'write max(var(--t-least), …), or a token').toEqual([]);
});

test.each([
  ['font-size: 0.9375rem', true],
  ['font: 700 1.0625rem / 1.2 var(--sans)', true],
  ['font-size: 17px', true],
  ['font-size: min(1.5rem, 0.9em)', true],
  ['font-size: max(1rem, calc(1.7 * var(--u)))', true],
  ['font-size: 1.125rem', false],
  ['font: 750 1.25rem / 1 var(--serif)', false],
  ['font-size: max(var(--t-least), 0.875rem)', false],
  ['font-size: var(--t-small)', false],
  ['font-size: 1em', false],
  ['font-size: 7pt', false],
])('“%s” is small: %s', (rule, small) => expect(findSmall(`.a {\n  ${rule};\n}`).length > 0).toBe(small));
