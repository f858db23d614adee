import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './setup.mjs';

// A separate project with the same lint rules, so that nothing is planted in the real one.
const house = mkdtempSync(join(tmpdir(), 'dispatch-box-lint-'));
const LAWS = ['biome.json', '.gitignore', 'scripts/no-math-random.grit', 'scripts/no-waits-for-time.grit'];
for (const file of LAWS) {
  cpSync(join(root, file), join(house, file));
}
afterAll(() => rmSync(house, { recursive: true }));

/** The linter's output for a source at that path. */
function lint(path, source) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), source);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr, status } = spawnSync(process.execPath, [biome, 'lint', path], {
    cwd: house,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
}

describe('the rules reach for no clock, chance, browser or storage', () => {
  const words = ['Date', 'window', 'document', 'localStorage', 'indexedDB', 'crypto'];
  const planted = `export const planted = [Math.random, ${words.join(', ')}];\n`;

  test.each(['src/kernel/planted.ts', 'src/games/one/rules/planted.ts'])('refused in %s', (path) => {
    const { said, status } = lint(path, planted);
    for (const word of words) expect(said).toContain(`Do not use the global variable ${word}.`);
    expect(said).toContain('never from Math.random');
    expect(status).toBe(1);
  });

  test('allowed in code that has a browser', () => {
    expect(lint('src/platform/planted.ts', planted).status).toBe(0);
  });

  test('other mathematics is free', () => {
    expect(lint('src/kernel/free.ts', 'export const free = Math.max(1, Math.floor(2.5));\n').status).toBe(0);
  });
});

const CLOCKS = [
  'export const begun = performance.now();',
  'export const late = Date.now() - begun;',
  'export const limit = { timeout: 15_000 };',
  'export const exact = process.hrtime.bigint();',
  '',
].join('\n');

describe('an e2e test waits for the page', () => {
  const planted = [
    'export async function planted(page, button) {',
    '  await page.waitForTimeout(50);',
    '  await button.click({ force: true, timeout: 2_000 });',
    '}\n',
  ].join('\n');

  test.each(['e2e/flows/app/planted.ts', 'e2e/pages/planted.ts', 'e2e/support/planted.ts'])(
    'never for a time, in %s',
    (path) => {
      const { said, status } = lint(path, planted);
      expect(said).toContain(`${path}:2:`);
      expect(said).toContain(`${path}:3:`);
      expect(said).toContain('never for a time');
      expect(status).toBe(1);
    },
  );

  test.each(['src/kernel/planted.test.ts', 'src/app/testing/planted.tsx', 'scripts/planted.test.mjs'])(
    'and no test reads a clock or sets its own time limit, in %s',
    (path) => {
      const { said, status } = lint(path, CLOCKS);
      for (const line of [1, 2, 3, 4]) expect(said).toContain(`${path}:${line}:`);
      expect(status).toBe(1);
      expect(lint('src/kernel/planted.bench.ts', CLOCKS).said).not.toContain('never for a time');
    },
  );

  test('benchmarks may wait for a time', () => {
    expect(lint('e2e/bench/planted.ts', planted).status).toBe(0);
  });
});
