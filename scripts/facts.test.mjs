import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factShape } from '@/games/gathering-storm/rules/commands/board/facts';
import { root } from './setup.mjs';

const SCREENS = execFileSync('git', ['ls-files', 'src/games/gathering-storm/screens'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** A new board fact gets no field automatically. */
describe('every number of the board can be entered on some screen', () => {
  it.each(factShape.options.map(({ entries }) => entries.fact.literal))('%s', (fact) => {
    expect(SCREENS.some((text) => text.includes(`'${fact}'`))).toBe(true);
  });
});
