import { expect, test } from 'vitest';
import { DASHES, plainDashes, withoutMark } from './letters';

test('every kind of dash is a dash, and no letter moves', () => {
  for (const dash of DASHES) expect(plainDashes(`a${dash}1`)).toBe('a-1');
  for (const dash of ['\u2212', '\u2796', '\u207b', '\u2013']) expect(DASHES).toContain(dash);
});

test('the mark of an encoding is no part of a text', () => {
  expect(withoutMark('\ufeff{"a":1}')).toBe('{"a":1}');
  expect(withoutMark('a\ufeff')).toBe('a\ufeff');
});
