import { describe, expect, test } from 'vitest';
import { askedForByATable, filesOf, preloadsOf } from './budget.mjs';

describe('what counts before the first tap', () => {
  const manifest = {
    'index.html': { file: 'a.js', css: ['a.css'], imports: ['_b.js'], dynamicImports: ['late.ts'] },
    '_b.js': { file: 'b.js', imports: ['index.html'] },
    'late.ts': { file: 'late.js' },
  };

  test('static imports and styles once each, late ones not', () => {
    expect([...filesOf(manifest, 'index.html')]).toEqual(['a.js', 'a.css', 'b.js']);
  });

  test('what opening a table asks for is what the first picture did not bring', () => {
    expect(
      askedForByATable({
        ...manifest,
        'late.ts': { file: 'late.js', imports: ['_b.js'], css: ['late.css'] },
      }),
    ).toBe(2);
  });

  test('a page’s own scripts and preloads, not its styles and icons', () => {
    const html =
      '<link rel="icon" href="./favicon.svg"><script type="module" crossorigin src="./assets/a.js"></script>' +
      '<link rel="modulepreload" crossorigin href="./assets/b.js"><link rel="stylesheet" href="./assets/a.css">';
    expect(preloadsOf(html)).toEqual(['assets/a.js', 'assets/b.js']);
  });
});
