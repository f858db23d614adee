import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { root } from './setup.mjs';

/** Code does not parse our own sentences: their meaning is passed along with them. */

/** Methods that parse or search a text. */
const TAKES_APART =
  /^(replace|replaceAll|split|match|matchAll|startsWith|endsWith|includes|indexOf|lastIndexOf|search|substring)$/;
/** Usual names of sentences, and of the functions that make them. */
const PROSE = /^(words|text|line|message|note|title|reason|label|sentence|asks|question)$/;
const MAKES = /^(say|print|name|ask)[A-Z]|Name$|Words$/;

/** Here people's own words are read: cards, lists, tables of results, searches, names. */
const READERS = [
  'games/gathering-storm/rules/card-text/',
  'games/gathering-storm/rules/effects/',
  'games/gathering-storm/rules/cards/',
  'games/storm-over-asia/rules/cards/',
  'games/goss/rules/results/read-list',
  'games/gathering-storm/screens/decks/',
  'games/storm-over-asia/screens/cards/',
  'games/goss/screens/results/',
  'games/gathering-storm/screens/research/projects-sheet.tsx',
  'games/gathering-storm/rules/game.ts',
  'games/storm-over-asia/rules/game.ts',
  'games/goss/rules/game.ts',
  'cli/',
  'kernel/help.ts',
  'kernel/file/letters.ts',
  'kernel/file/read-json.ts',
  'kernel/file/decode-text.ts',
  'table/first-turn/find-target.ts',
  'ui/form/number-field.tsx',
];

/** Of our own words only the look is changed here, or they are measured, and why. */
const LOOKS = {
  'kernel/print.ts': 'a capital, a period, an article',
  'kernel/result.ts': 'what is allowed is not said twice',
  'store/damage.ts': 'browsers tell a failed fetch in words alone',
  'ui/page/phase-strip.tsx': 'a capital',
};

const isProse = (node) =>
  (node.type === 'Identifier' && PROSE.test(node.name)) ||
  (node.type === 'MemberExpression' && PROSE.test(node.property.name ?? '')) ||
  (node.type === 'CallExpression' && (MAKES.test(node.callee.name ?? '') || takesApart(node))) ||
  (node.type === 'ChainExpression' && isProse(node.expression)) ||
  (node.type === 'TSNonNullExpression' && isProse(node.expression));

function takesApart({ callee, arguments: given }) {
  if (callee.type !== 'MemberExpression') return false;
  const name = callee.property.name ?? '';
  if (TAKES_APART.test(name)) return isProse(callee.object);
  return /^(test|exec)$/.test(name) && given.length === 1 && isProse(given[0]);
}

/** Returns where the code parses a sentence, each as path and source text. */
function findTakenApart({ path, source }) {
  const found = [];
  const visitor = new Visitor({
    CallExpression(node) {
      if (takesApart(node)) found.push(`${path}: ${source.slice(node.start, node.end).replace(/\s+/g, ' ')}`);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|testing\//.test(path))
  .filter((path) => !READERS.some((reader) => path.startsWith(reader)))
  .map((path) => ({ path, source: readFileSync(join(root, 'src', path), 'utf8') }));

describe('no code parses prose', () => {
  test('no sentence of ours is split, stripped or matched', () => {
    const found = sources.filter(({ path }) => !(path in LOOKS)).flatMap(findTakenApart);
    expect(found).toEqual([]);
  });

  test('every exception is still one', () => {
    const idle = sources.filter((file) => file.path in LOOKS && findTakenApart(file).length === 0);
    expect(idle.map(({ path }) => path)).toEqual([]);
  });

  test.each([
    "guide.line.replace(/^Next: /, '')",
    "obligation.words.split(': ')[0]",
    "nameUnread(mistakes).startsWith('Set the trend')",
    "mistake.message.endsWith('?')",
    "asks.startsWith('Do')",
    '/^Used: /.test(words)',
    "flagName(flag, true).replace(' flag', '')",
  ])('finds %s', (source) => {
    expect(findTakenApart({ path: 'a.ts', source })).toHaveLength(1);
  });
});
