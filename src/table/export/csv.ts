import type { Entry } from '@/kernel/journal/entry';
import type { GameUi, TableBase } from '../game-ui';

const HEAD = ['Entry', 'Turn', 'When', 'Phase', 'Figure', 'Before', 'After', 'Change', 'Why'];

/** Every change of a figure, by standing entry; the last value of a figure is the one at the table. */
export function figureRows(face: GameUi, open: TableBase, line: readonly Entry[]): (string | number)[][] {
  const moved = line.flatMap((entry) =>
    entry.changes.map(([figure, before, after]) => [
      entry.n,
      entry.at.turn,
      face.printTurn(entry.at.turn),
      face.phaseOf(entry.at.step),
      face.nameTotal(figure, open),
      before,
      after,
      after - before,
      entry.open ? face.sayEntry(entry).text : '',
    ]),
  );
  return [HEAD, ...moved];
}

/** The separators for CSV cells; spreadsheets expect the one of their country. */
export const SEPARATORS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
] as const;
export type Separator = (typeof SEPARATORS)[number]['value'];

type Cell = string | number;

/**
 * Rows as RFC 4180 has them, with any separator: CRLF, quotes doubled. A cell that a spreadsheet would carry out as a formula gets
 * an apostrophe before it; numbers stay numbers, with the plain minus that spreadsheets read. The mark at the beginning
 * says that it is UTF-8.
 */
export function printCsv(rows: readonly (readonly Cell[])[], separator: Separator = ','): string {
  const printRow = (row: readonly Cell[]) => row.map((cell) => printCell(cell, separator)).join(separator);
  return `\ufeff${rows.map((row) => `${printRow(row)}\r\n`).join('')}`;
}

/** The beginning of a formula in any spreadsheet, also after whitespace. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

function printCell(cell: Cell, separator: Separator): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return safe.includes(separator) || /["\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
