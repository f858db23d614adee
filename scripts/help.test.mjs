import { describe, expect, it } from 'vitest';
import { loadHelps, loadSystem } from '../src/games/games';
import { NEEDED } from '../src/kernel/help';
import { APP_WORDS, appWordsOf } from '../src/table/help/app-words';
import { readLabels, rulesIn } from './read-labels.mjs';

const GAMES = await loadHelps();
const gatheringStorm = GAMES['gathering-storm'];
const linesOf = ({ chapters }) => chapters.flatMap(({ rules }) => rules);
const index = Object.values(GAMES).flatMap(linesOf);

describe('a label', () => {
  it.each([
    ['GS 9.41A, E; Guide, Income', ['GS 9.41A', 'GS 9.41E', 'GS Guide, Income']],
    ['GS Guide, Support, Research', ['GS Guide, Support', 'GS Guide, Research']],
    ['It is lost (GS 10.41C).', ['GS 10.41C']],
    ['GS 15.2 (assumed)', ['GS 15.2']],
    ['SOA 28 to 30, 32, transition', ['SOA 28', 'SOA 30', 'SOA 32', 'SOA transition']],
    ['SOA transition 5.51, 6.95', ['SOA transition 5.51', 'SOA transition 6.95']],
    ['GOSS 23.1.1a, 23.1.1b', ['GOSS 23.1.1a', 'GOSS 23.1.1b']],
    ['GOSS is a large game', []],
  ])('%s names its rules', (text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });
});

describe('the rule index', () => {
  const cited = readLabels(/\/help\//);
  const labels = index.map(({ label }) => label);

  it('is read against every place that cites', () => {
    for (const place of [/^games\/[^/]+\/rules\//, /^games\/[^/]+\/screens\//, /^cli\//])
      expect([...cited.values()].some((path) => place.test(path))).toBe(true);
    expect(cited.size).toBeGreaterThan(100);
    // Shown on screen, in an attribute, and in a docblock.
    for (const rule of ['GS 18.31', 'GS 10.14', 'GOSS 23.1.1b']) expect([...cited.keys()]).toContain(rule);
  });

  it('has a line for every rule that the code cites', () => {
    const missing = [...cited].filter(([rule]) => !labels.includes(rule));
    expect(missing.map(([rule, path]) => `${rule} is cited in src/${path} and has no line in Help`)).toEqual(
      [],
    );
  });

  it('has no line for a rule that the code does not cite, and none twice', () => {
    expect(labels.filter((label) => !cited.has(label))).toEqual([]);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it.each(Object.entries(GAMES))('%s: each line is a short sentence and has a place', (_, help) => {
    for (const { label, words, at } of linesOf(help)) {
      expect(words, label).toMatch(/^[A-Z].*\.$/);
      expect(words.length, label).toBeLessThanOrEqual(150);
      expect(at.name, label).not.toBe('');
    }
  });
});

describe('the glossary', () => {
  const isOneSentence = (text) => /^[A-Z][^.!?]*[.]$/.test(text.replace(/\d\.\d/g, ''));

  it.each(Object.entries(GAMES))('%s: a word is two sentences with its rule', (_, { words, ...help }) => {
    const labels = linesOf(help).map(({ label }) => label);
    // The app’s own words are in the same list.
    const all = [...words, ...APP_WORDS].map(({ word }) => word);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    for (const { word, is, does, rule } of words) {
      expect(isOneSentence(is), `${word}: ${is}`).toBe(true);
      expect(isOneSentence(does), `${word}: ${does}`).toBe(true);
      expect(labels, word).toContain(rule);
    }
  });

  it.each(Object.entries(GAMES))(
    '%s: explains no app word that has no meaning in the game',
    async (id, help) => {
      const { commands } = (await loadSystem(id)).create(null);
      expect([...help.lacks].sort()).toEqual(NEEDED.filter((command) => !(command in commands)).sort());
      const explained = appWordsOf(help).map(({ word }) => word);
      for (const { word, needs } of APP_WORDS)
        expect(explained.includes(word), word).toBe(!needs || needs in commands);
    },
  );

  it('has the words that puzzle a newcomer', () => {
    const words = gatheringStorm.words
      .map(({ word, also }) => `${word} ${also ?? ''}`.toLowerCase())
      .join(' ');
    for (const word of [
      ...['climate', 'index', 'tile points', 'support', 'papers', 'owed', 'window', 'decline', 'secret'],
      ...['flexible', 'balance', 'subversion', 'counters'],
    ])
      expect(words).toContain(word);
    expect(gatheringStorm.words.length).toBeGreaterThanOrEqual(30);
  });

  it('explains the app’s own words in the same form', () => {
    for (const { word, is, does } of APP_WORDS)
      expect(isOneSentence(is) && isOneSentence(does), word).toBe(true);
  });
});
