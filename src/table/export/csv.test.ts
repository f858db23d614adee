import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printCsv, SEPARATORS } from './csv';

/** A strict RFC 4180 parser, character by character. */
function readCsv(text: string, separator = ','): string[][] {
  expect(text[0]).toBe('\ufeff');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && letter === '"') quoted = false;
    else if (quoted) cell += letter;
    else if (letter === '"') {
      expect(cell, 'a quote in the middle of a cell').toBe('');
      quoted = true;
    } else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\r') {
      expect(text[at + 1]).toBe('\n');
      at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else {
      expect(letter).not.toBe('\n');
      cell += letter;
    }
  }
  expect([quoted, row, cell]).toEqual([false, [], '']);
  return rows;
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\r', '\n', '=', '+', '-', '@', '\t', ' ', 'a', '木', "'", '|'),
  }),
  fc.constantFrom('=HYPERLINK("http://x","y")', "+1+cmd|' /C calc'!A0", '@SUM(A1)', ' =1+1', '＝1+1', '-2'),
);

const tables = fc.array(fc.array(fc.oneof(text, fc.integer()), { minLength: 1, maxLength: 6 }));

it.each(SEPARATORS)(
  'RFC 4180, $label: every cell is read back, except for the apostrophe before a formula',
  ({ value }) => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read = readCsv(printCsv(rows, value), value);
        expect(read).toHaveLength(rows.length);
        for (const [at, row] of rows.entries())
          expect(
            read[at]?.map((cell, column) => (cell === `'${row[column]}` ? cell.slice(1) : cell)),
          ).toEqual(row.map(String));
      }),
    );
  },
);

it('no cell of words begins as a formula does; a number is one, also below zero', () => {
  fc.assert(
    fc.property(text, (words) => {
      const [[cell = ''] = []] = readCsv(printCsv([[words]]));
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      expect(cell).not.toMatch(/^[\t\r]/);
    }),
  );
  expect(printCsv([['Support', -8, +1, 0]])).toBe('\ufeffSupport,-8,1,0\r\n');
});
