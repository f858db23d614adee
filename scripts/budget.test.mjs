import { describe, expect, test } from 'vitest';
import { askedForByATable, filesOf, importersOfWorkers, preloadsOf } from './budget.mjs';

describe('what counts before the first tap', () => {
  const manifest = {
    'index.html': { file: 'a.js', css: ['a.css'], imports: ['_b.js'], dynamicImports: ['late.ts'] },
    '_b.js': { file: 'b.js', imports: ['index.html'] },
    'late.ts': { file: 'late.js' },
  };

  test('static imports and styles once each, late ones not', () => {
    expect([...filesOf(manifest, 'index.html')]).toEqual(['a.js', 'a.css', 'b.js']);
  });

  test('opening a table requests what the first picture did not load', () => {
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

describe('chunks that import a worker’s entry', () => {
  const page =
    'new Worker(new URL(``+new URL(`reader-C9_x.js`,import.meta.url).href,``+import.meta.url),{type:`module`})';
  const entry = 'import{a}from"./table.js";addEventListener("message",()=>import(`./late.js`))';

  test.each([
    ['statically', 'import{t as e}from"./reader-C9_x.js";'],
    ['for its effects', 'import"./reader-C9_x.js";'],
    ['dynamically', 'const e=()=>import(`./reader-C9_x.js`);'],
    ['to pass it on', 'export*from"./reader-C9_x.js";'],
  ])('%s are named', (_, importer) => {
    expect(importersOfWorkers({ 'index.js': page, 'reader-C9_x.js': entry, 'late.js': importer })).toEqual([
      'late.js',
    ]);
  });

  test('are none if the entry only imports others, and a build without a worker throws', () => {
    const late = 'import{a}from"./table.js";';
    expect(importersOfWorkers({ 'index.js': page, 'reader-C9_x.js': entry, 'late.js': late })).toEqual([]);
    expect(() => importersOfWorkers({ 'index.js': late })).toThrow('No worker');
  });
});
