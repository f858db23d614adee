import { describe, expect, it, test } from 'vitest';
import { DASHES, joinDivided, plainDashes, plainLine, readWhole, withoutMark } from './letters';

test('every kind of dash is a dash, and no letter moves', () => {
  for (const dash of DASHES) expect(plainDashes(`a${dash}1`)).toBe('a-1');
  for (const dash of ['\u2212', '\u2796', '\u207b', '\u2013']) expect(DASHES).toContain(dash);
});

test('the mark of an encoding is no part of a text', () => {
  expect(withoutMark('\ufeff{"a":1}')).toBe('{"a":1}');
  expect(withoutMark('a\ufeff')).toBe('a\ufeff');
});

describe('a line as people copy it', () => {
  it.each([
    ['• Japanese support: +1', 'Japanese support: +1'],
    ['– Chinese income −1', 'Chinese income −1'],
    ['- 1 support', '- 1 support'],
    ['“JAI: +1”', 'JAI: +1'],
    ['"one" and "two"', '"one" and "two"'],
    ['Con\u00adﬁdence ＋１', 'Confidence +1'],
  ])('%s', (line, plain) => expect(plainLine(line)).toBe(plain));

  it('joins a word divided at the end of a line, and keeps the number of lines', () => {
    expect(joinDivided('sup-\nport level\n1-\nx\nA-\nB')).toBe('support level\n\n1-\nx\nA-\nB');
  });
});

it.each([
  ['12', 12],
  [' +4 ', 4],
  ['−3', -3],
  ['– 3', -3],
  ['－１２', -12],
  ['\u200e7\u200b', 7],
  ['\u00a07', 7],
  ['3.0', 3],
  ['-1,0', -1],
  ['-0', 0],
  ['3.5', null],
  ['1,000', null],
  ['1e3', null],
  ['--1', null],
  ['', null],
])('%j is read as the whole number %j', (text, number) => expect(readWhole(text)).toBe(number));
