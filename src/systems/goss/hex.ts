import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';

/** How the hexes of a map lie: in straight columns or straight rows, every second of them shifted by half a hex. */
export interface Grid {
  lines: 'columns' | 'rows';
  /** The lines that lie half a hex lower (columns) or further to the right (rows). */
  shifted: 'odd' | 'even';
}

/** A hex as the map prints it, and the map where a game has several. */
export interface Place {
  hex: string;
  map?: string;
}

export const HEX_FORMS =
  'A hex is four digits, or up to three letters and one to four digits: 2417, A12 or W2410.';

export const hexShape = v.pipe(
  v.string(HEX_FORMS),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^(?:\d{4}|[A-Z]{1,3}\d{1,4})$/, HEX_FORMS),
);

/** A hex as somebody typed it, in the form that is kept; refused with how hexes are written. */
export function parseHex(typed: string): Result<string> {
  const read = v.safeParse(hexShape, typed);
  return read.success ? accept(read.output) : refuse('This is not a hex.', { allowed: HEX_FORMS });
}

/** What may still become a hex by one more letter or digit, and what is one. */
const STEM = /^(?:\d{0,4}|[A-Z]{1,3}\d{0,4})$/;

/** Whether a hex that is being typed can still become one; nothing typed can. */
export const mayBecomeHex = (typed: string) => STEM.test(typed.trim().toUpperCase());

/** Whether no further key can be part of the hex: its four digits are there. */
export const isWholeHex = (typed: string) => /\d{4}$/.test(typed) && parseHex(typed).ok;

export const mapShape = v.pipe(
  v.string('A map has a name.'),
  v.trim(),
  v.minLength(1, 'Write the map’s name, or leave it out.'),
  v.maxLength(24, 'A map’s name has at most 24 letters.'),
);

export const gridShape = v.strictObject({
  lines: v.picklist(['columns', 'rows'], 'Hexes lie in straight "columns" or "rows".'),
  shifted: v.picklist(['odd', 'even'], 'Either the "odd" or the "even" lines are shifted.'),
});

/** "2417", or "2417, North" where the map has a name. */
export const printPlace = ({ hex, map }: Place) => (map ? `${hex}, ${map}` : hex);

export const placeOf = ({ hex, map }: { hex: string; map?: string | undefined }): Place =>
  map === undefined ? { hex } : { hex, map };

/** A hex read as a column and a row, and how it is written again. */
interface Read {
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

const LAST = 99;

/** Reads CCRR, a map's letters and CCRR, or a lettered column and its row; nothing for another form. */
function readHex(hex: string): Read | null {
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

const isShifted = (line: number, { shifted }: Grid) => (line % 2 === 1) === (shifted === 'odd');

/** The steps from a hex to its six neighbors, clockwise from the top or the upper right. */
function stepsFrom({ column, row }: Read, grid: Grid): [number, number][] {
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

function around(hex: string, grid: Grid | null): (Pick<Read, 'column' | 'row' | 'numbering'> & Place)[] {
  const read = readHex(hex);
  if (!read || !grid) return [];
  return stepsFrom(read, grid)
    .map(([right, down]) => [read.column + right, read.row + down] as const)
    .filter(([column, row]) => column > 0 && row > 0 && column <= read.lastColumn && row <= LAST)
    .map(([column, row]) => ({
      column,
      row,
      numbering: read.numbering,
      hex: read.print(column, row),
    }));
}

/** The neighbors of a hex by number, as the map would print them; none where the grid or the form is not known. */
export const neighborsOf = (hex: string, grid: Grid | null): string[] =>
  around(hex, grid).map((place) => place.hex);

/** Whether two places of the same map touch; the same hex does not touch itself. */
export function isNextTo(one: Place, other: Place, grid: Grid | null): boolean {
  const read = readHex(other.hex);
  if (!read || one.map !== other.map) return false;
  return around(one.hex, grid).some(
    ({ column, row, numbering }) =>
      column === read.column && row === read.row && numbering === read.numbering,
  );
}

/** Whether two places are one and the same, "A9" and "A09" too. */
export function isSamePlace(one: Place, other: Place): boolean {
  const [left, right] = [readHex(one.hex), readHex(other.hex)];
  if (one.map !== other.map) return false;
  if (!left || !right) return one.hex === other.hex;
  return left.column === right.column && left.row === right.row && left.numbering === right.numbering;
}
