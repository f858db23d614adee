import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutLetters, lettersOf } from './file/letters';
import { cleanName, cleanNames } from './names';

const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

describe.each(['Intl.Segmenter', 'a browser without it'])('names, by %s', (by) => {
  if (by !== 'Intl.Segmenter') {
    const without = () => vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    beforeEach(without);
    afterEach(() => void vi.unstubAllGlobals());
  }

  it.each([
    ['a zero-width space', '\u200b'],
    ['a mark of direction', '\u200f\u202e'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['a joiner alone', '\u200d'],
    ['a variation selector alone', '\ufe0f'],
    ['a tag alone', '\u{e0061}'],
    ['a soft hyphen', '\u00ad'],
    ['spaces', ' \u00a0\t\n'],
  ])('%s is no name, and adds nothing to one', (_, unseen) => {
    expect(cleanName(unseen)).toBe('');
    expect(cleanName(`${unseen}Anna${unseen}`)).toBe('Anna');
  });

  it.each([
    ['composed and decomposed', 'Jose\u0301', 'José'],
    ['a joiner between Latin letters', 'An\u200dna', 'Anna'],
    ['two spaces', 'Anna  B', 'Anna B'],
    ['a turned name', '\u202eannA\u202c', 'annA'],
  ])('%s is one name', (_, written, name) => expect(cleanName(written)).toBe(name));

  it.each([FAMILY, ENGLAND, '👩🏽‍🚀', '❤️', '1️⃣', '🇩🇪', 'نام\u200cها', 'क\u094d\u200dष', 'דני', '김'])(
    '%s stays as it is',
    (name) => expect(cleanName(` ${name} `)).toBe(name),
  );

  it('a family, a flag and a letter with marks are one letter each', () => {
    expect(lettersOf(`${FAMILY}🇩🇪e\u0301${ENGLAND}x`)).toEqual([FAMILY, '🇩🇪', 'e\u0301', ENGLAND, 'x']);
  });

  it('a text is cut before a letter that does not fit', () => {
    expect(cutLetters(`An${FAMILY}`, 12)).toBe('An');
    expect(cutLetters(`A${FAMILY}n`, 12)).toBe(`A${FAMILY}`);
    expect(cutLetters('Anna', 4)).toBe('Anna');
  });
});

it('cleans the names of a set-up and of commands, and keeps the stored name of a seated player', () => {
  const seats = [{ person: 'Jose\u0301', powers: ['A'] }];
  expect(cleanNames({ name: ' T\u200b ', seats, policy: { name: 'P\u200b' }, cards: 'app' })).toEqual({
    name: 'T',
    seats: [{ person: 'José', powers: ['A'] }],
    policy: { name: 'P' },
    cards: 'app',
  });
  const open = { type: 'open-papers', person: 'Jose\u0301' };
  expect(cleanNames(open)).toEqual(open);
});
