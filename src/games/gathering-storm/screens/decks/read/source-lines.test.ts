import { describe, expect, test } from 'vitest';
import {
  contextsOf,
  leaveOut,
  lineSpanOf,
  linesOf,
  omissionAt,
  renumbered,
  replaceLines,
} from './source-lines';

const TEXT = [
  'Card 1, trend 0',
  'General',
  'Ore',
  'EAI: +1',
  'Germany',
  'Rail',
  'German support level: +1',
  'Card 1, trend 1',
  'General',
  'Sea',
].join('\n');

describe('lines of a list', () => {
  test.each(['\n', '\r\n', '\r', '\u2028'])('replaces one line and keeps every line break (%j)', (br) => {
    const source = ['one', 'two', '', 'four'].join(br);
    expect(replaceLines(source, [2, 1], 'TWO')).toBe(['one', 'TWO', '', 'four'].join(br));
    expect(replaceLines(source, [4, 1], '')).toBe(['one', 'two', '', ''].join(br));
    expect(replaceLines(source, [1, 2], 'x')).toBe(['x', '', 'four'].join(br));
    expect(linesOf(source)).toHaveLength(4);
  });

  test('a span covers as many lines as its words', () => {
    const lines = ['Turky:', '1', 'EAI: +1'];
    expect(lineSpanOf(lines, { line: 1, column: 1, length: 6 })).toBe(1);
    expect(lineSpanOf(lines, { line: 1, column: 1, length: 8 })).toBe(2);
    expect(lineSpanOf(lines, { line: 3, column: 1, length: 0 })).toBe(1);
  });

  test('leaves out the card, the event or the line, without renumbering lines', () => {
    const lines = linesOf(TEXT);
    const out = (line: number) => {
      const omission = omissionAt(lines, line, 'text');
      return omission && [omission.what, linesOf(leaveOut(TEXT, omission))];
    };
    expect(out(8)).toEqual(['card', [...lines.slice(0, 7), '', '', '']]);
    expect(out(2)).toEqual(['event', [lines[0], '', '', '', ...lines.slice(4)]]);
    expect(out(4)).toEqual(['line', [...lines.slice(0, 3), '', ...lines.slice(4)]]);
  });

  test('offers no omission that would break the file', () => {
    expect(omissionAt(['{', '}'], 1, 'json')).toBeNull();
    expect(omissionAt(['number,trend'], 1, 'csv')).toBeNull();
    expect(omissionAt(['number,trend', '1,0'], 2, 'csv')).toEqual({ what: 'line', from: 2, count: 1 });
  });

  test('a line knows its card and its part', () => {
    const contexts = contextsOf(linesOf(TEXT), 'text');
    expect([contexts[0], contexts[3], contexts[6], contexts[9]]).toEqual([
      'card 1',
      'card 1, General',
      'card 1, Germany',
      'card 1, General',
    ]);
  });

  test('suggests the lowest free number for a duplicate', () => {
    expect(renumbered(linesOf(TEXT), 8)).toEqual({ number: 2, text: 'Card 2, trend 1' });
    expect(renumbered(linesOf(TEXT), 3)).toBeNull();
    // The first card keeps its number.
    expect(renumbered(linesOf(TEXT), 1)).toBeNull();
  });
});
