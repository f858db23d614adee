/** One cell of a table: its value and its position. */
export interface Cell {
  value: string;
  /** The position of the first character of the value in the source; `to` is the end of the cell. */
  from: number;
  to: number;
  quoted: boolean;
}

/** The range of a cell’s value. */
export const spanOf = ({ from, to }: Cell) => [from, to] as const;

/** One row of a table. A row whose quotation mark is not closed ends with its line, and is not read. */
export interface Row {
  cells: Cell[];
  from: number;
  to: number;
  /** The position of an unclosed quotation mark. */
  open?: number;
}

/** Longest cell; a longer one has lost its closing quotation mark. */
const LONGEST_CELL = 10_000;

/** Divides a table into its rows and cells, as RFC 4180 has it; blanks round a cell’s quotation marks are let be. */
export function readRows(source: string, separator: string, most = Number.POSITIVE_INFINITY): Row[] {
  const rows: Row[] = [];
  let at = source.startsWith('\ufeff') ? 1 : 0;
  while (at < source.length && rows.length < most) {
    const row = readRow(source, at, separator);
    rows.push(row);
    at = source.startsWith('\r\n', row.to) ? row.to + 2 : row.to + 1;
  }
  return rows;
}

function readRow(source: string, from: number, separator: string): Row {
  const row: Row = { cells: [], from, to: from };
  const line = endOfRow(source, from);
  for (let at = from; ; at += 1) {
    const open = skipBlanks(source, at, separator);
    if (source[open] === '"') {
      const close = closeOf(source, open, separator);
      if (close === null) return { ...row, to: line < open ? endOfRow(source, open) : line, open };
      const value = source.slice(open + 1, close).replaceAll('""', '"');
      at = skipBlanks(source, close + 1, separator);
      row.cells.push({ value, from: open + 1, to: close, quoted: true });
    } else {
      const end = endOfCell(source, at, separator);
      row.cells.push({ value: source.slice(at, end), from: at, to: end, quoted: false });
      at = end;
    }
    row.to = at;
    if (source[at] !== separator) return row;
  }
}

const isEnd = (letter: string | undefined) => letter === undefined || letter === '\n' || letter === '\r';

function endOfRow(source: string, from: number): number {
  let at = from;
  while (!isEnd(source[at])) at += 1;
  return at;
}

function endOfCell(source: string, from: number, separator: string): number {
  let at = from;
  while (!isEnd(source[at]) && source[at] !== separator) at += 1;
  return at;
}

function skipBlanks(source: string, from: number, separator: string): number {
  let at = from;
  while ((source[at] === ' ' || source[at] === '\t') && source[at] !== separator) at += 1;
  return at;
}

/** The position of the closing quotation mark of a cell, or null if there is none. */
function closeOf(source: string, open: number, separator: string): number | null {
  let at = source.indexOf('"', open + 1);
  while (at !== -1 && source[at + 1] === '"') at = source.indexOf('"', at + 2);
  if (at === -1 || at - open > LONGEST_CELL) return null;
  const behind = source[skipBlanks(source, at + 1, separator)];
  return behind === separator || isEnd(behind) ? at : null;
}

/** Maps a position in a cell’s value to the source. */
export function placeInCell(source: string, { from, quoted }: Cell, at: number): number {
  if (!quoted) return from + at;
  let place = from;
  for (let passed = 0; passed < at; passed += 1) place += source[place] === '"' ? 2 : 1;
  return place;
}

/** Writes a cell: in quotation marks where it holds one, the separator or a line break, or begins or ends blank. */
export function printCell(value: string, separator = ','): string {
  const plain = !/["\n\r]|^\s|\s$/.test(value) && !value.includes(separator);
  return plain ? value : `"${value.replaceAll('"', '""')}"`;
}
