import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './setup.mjs';

// A house of its own under the same law, so that nothing is planted in the real one.
const house = mkdtempSync(join(tmpdir(), 'dispatch-box-lint-'));
for (const file of ['biome.json', '.gitignore', 'scripts/no-math-random.grit']) {
  cpSync(join(root, file), join(house, file));
}
afterAll(() => rmSync(house, { recursive: true }));

/** What the linter says of a source that lies at that path. */
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

  test.each(['src/kernel/planted.ts', 'src/systems/one/planted.ts'])('refused in %s', (path) => {
    const { said, status } = lint(path, planted);
    for (const word of words) expect(said).toContain(`Do not use the global variable ${word}.`);
    expect(said).toContain('never from Math.random');
    expect(status).toBe(1);
  });

  test('left alone where a browser is', () => {
    expect(lint('src/platform/planted.ts', planted).status).toBe(0);
  });

  test('other mathematics is free', () => {
    expect(lint('src/kernel/free.ts', 'export const free = Math.max(1, Math.floor(2.5));\n').status).toBe(0);
  });
});
