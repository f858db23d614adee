import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STORED } from '../src/kernel/journal/entry.ts';
import { sources } from './map.mjs';
import { root } from './setup.mjs';

const HOME = 'src/kernel/journal/entry.ts';
/** As the name of a field, read, written or quoted; not in a comment, and not the name of a style. */
const spells = (word) => new RegExp(`(?<!styles)\\.${word}\\b|[{,]\\s*${word}\\s*[,:}]|(['"\`])${word}\\1`);
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('what saved tables call otherwise is spelled in one place', () => {
  const spelled = Object.values(STORED).flatMap((word) =>
    sources()
      .filter((path) => path !== HOME && !/\.(test|bench)\.|\.css$/.test(path))
      .filter((path) => spells(word).test(withoutComments(readFileSync(join(root, path), 'utf8'))))
      .map((path) => `${path}: ${word}`),
  );
  expect(spelled).toEqual([]);
  expect(spells('came').test(withoutComments('/* came: */ open.came'))).toBe(true);
});

it('and docs/house.md names it', () => {
  const house = readFileSync(join(root, 'docs/house.md'), 'utf8');
  for (const [name, word] of Object.entries(STORED))
    expect(house).toMatch(new RegExp(`\\| ${name} \\| \`${word}\``));
});
