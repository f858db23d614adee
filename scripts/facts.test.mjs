import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIGURES, factShape } from '@/games/gathering-storm/rules/commands/board/facts';
import { root } from './setup.mjs';

const SCREENS = execFileSync('git', ['ls-files', 'src/games/gathering-storm/screens'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** A fact has its row on the sheet “Board figures” by its own object, or a screen that names it. */
describe('every number of the board can be entered on some screen', () => {
  const drawn = FIGURES.map(({ fact }) => fact);

  it.each(factShape.options.map(({ entries }) => entries.fact.literal))('%s', (fact) => {
    expect(drawn.includes(fact) || SCREENS.some((text) => text.includes(`'${fact}'`))).toBe(true);
  });
});
