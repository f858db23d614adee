import type { Grid } from './grid';

/** A hex read as a column and a row, and how it is written again. */
export interface Read {
  column: number;
  row: number;
  /** The same for all hexes of one numbering. */
  numbering: string;
  print: (column: number, row: number) => string;
  lastColumn: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** A is 1, Z is 26, AA is 27. */
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? lettersOf(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

export const LAST = 99;

/** Reads CCRR, a map's letters and CCRR, or a lettered column and its row; nothing for another form. */
export function readHex(hex: string): Read | null {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d+)$/.exec(hex) ?? [];
  const read = digits.length === 4 ? readNumbers(letters, digits) : readLettered(letters, digits);
  return read && read.column > 0 && read.row > 0 ? read : null;
}

function readNumbers(letters: string, digits: string): Read {
  return {
    column: Number(digits.slice(0, 2)),
    row: Number(digits.slice(2)),
    numbering: `${letters}/four`,
    print: (column, row) => letters + two(column) + two(row),
    lastColumn: LAST,
  };
}

function readLettered(letters: string, digits: string): Read | null {
  if (letters === '' || digits.length > 2) return null;
  const padded = digits.startsWith('0');
  return {
    column: columnOf(letters),
    row: Number(digits),
    numbering: 'letters',
    print: (column, row) => lettersOf(column) + (padded ? two(row) : row),
    lastColumn: columnOf('ZZZ'),
  };
}

export const isShifted = (line: number, { shifted }: Grid) => (line % 2 === 1) === (shifted === 'odd');

/** The steps from a hex to its six neighbors, clockwise from the top or the upper right. */
export function stepsFrom({ column, row }: Pick<Read, 'column' | 'row'>, grid: Grid): [number, number][] {
  if (grid.lines === 'columns') {
    const low = isShifted(column, grid) ? 1 : 0;
    return [
      [0, -1],
      [1, low - 1],
      [1, low],
      [0, 1],
      [-1, low],
      [-1, low - 1],
    ];
  }
  const right = isShifted(row, grid) ? 1 : 0;
  return [
    [right, -1],
    [1, 0],
    [right, 1],
    [right - 1, 1],
    [-1, 0],
    [right - 1, -1],
  ];
}
