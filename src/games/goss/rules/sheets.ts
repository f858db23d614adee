import * as v from 'valibot';
import type { Grid, HexPlace, HexSheet, Seam } from './grid';
import { isShifted, type Read, readHex, stepsFrom } from './hex-read';

/** Which of the six neighbors the seam names, clockwise from the top or the upper right. */
export const SEAM_SPOT: Record<Grid['lines'], Record<Seam['edge'], number>> = {
  columns: { right: 1, below: 3 },
  rows: { right: 1, below: 2 },
};

type At = Pick<Read, 'column' | 'row'>;

const isOn = ({ columns, rows }: HexSheet, { column, row }: At) =>
  column >= 1 && row >= 1 && column <= columns && row <= rows;

/** A hex of each sheet, for how it is written there. */
const samplesOf = ({ seam }: Grid) => (seam ? [readHex(seam.hex), readHex(seam.next)] : []);

/** Returns the index of a hex's sheet, or -1 if it is unknown. */
function sheetOf(read: Read, { map }: Pick<HexPlace, 'map'>, grid: Grid): number {
  const samples = samplesOf(grid);
  return (grid.sheets ?? []).findIndex(
    (sheet, at) =>
      sheet.map === map && isOn(sheet, read) && (samples[at]?.numbering ?? read.numbering) === read.numbering,
  );
}

/** Converts a place to its line of the grid and its position along that line, in half hexes. */
function toLinePosition({ column, row }: At, grid: Grid) {
  const [line, along] = grid.lines === 'columns' ? [column, row] : [row, column];
  return { line, along: 2 * along + (isShifted(line, grid) ? 1 : 0) };
}

function placed({ line, along }: ReturnType<typeof toLinePosition>, grid: Grid): At {
  const far = (along - (isShifted(line, grid) ? 1 : 0)) / 2;
  return grid.lines === 'columns' ? { column: line, row: far } : { column: far, row: line };
}

/** How far the second sheet's own lines and positions are ahead of the first one's for the same place. */
function seamOffset(grid: Grid): ReturnType<typeof toLinePosition> | null {
  const [from, next] = samplesOf(grid);
  const step = from && stepsFrom(from, grid)[SEAM_SPOT[grid.lines][grid.seam?.edge ?? 'right']];
  if (!from || !next || !step) return null;
  const here = toLinePosition({ column: from.column + step[0], row: from.row + step[1] }, grid);
  const there = toLinePosition(next, grid);
  return { line: there.line - here.line, along: there.along - here.along };
}

/** Numbers of one sheet as the other would count them. */
function across(at: At, to: number, grid: Grid): At | null {
  const offset = seamOffset(grid);
  if (!offset) return null;
  const sign = to === 1 ? 1 : -1;
  const { line, along } = toLinePosition(at, grid);
  return placed({ line: line + sign * offset.line, along: along + sign * offset.along }, grid);
}

/** A hex's line and its position along that line in half hexes, and the map on which both are counted. */
export interface LinePosition {
  line: number;
  along: number;
  /** The same for all hexes whose distance is known: of one sheet, or of two joined ones. */
  field: string;
}

const fieldOf = (map: string | undefined, { numbering }: Read) => `${map ?? ''}/${numbering}`;

/** Where a hex lies, counted from the first sheet if two are joined; null if its form is not known. */
export function linePositionOf(place: HexPlace, grid: Grid): LinePosition | null {
  const read = readHex(place.hex);
  if (!read) return null;
  const at = toLinePosition(read, grid);
  const offset = sheetOf(read, place, grid) === 1 ? seamOffset(grid) : null;
  const [first] = samplesOf(grid);
  if (!offset || !first) return { ...at, field: fieldOf(place.map, read) };
  const field = fieldOf(grid.sheets?.[0]?.map, first);
  return { field, line: at.line - offset.line, along: at.along - offset.along };
}

/**
 * Returns the hex at these numbers, counted from a hex of a sheet: on that sheet, across the seam, or null
 * beyond the map's end. `unknown` if no sheet says how far the map extends.
 */
export function onSheets(
  read: Read,
  place: HexPlace,
  at: At,
  grid: Grid,
): (At & HexPlace & { read: Read }) | null | 'unknown' {
  const own = sheetOf(read, place, grid);
  const sheet = grid.sheets?.[own];
  if (!sheet) return 'unknown';
  const named = (on: HexSheet, how: Read, there: At) => ({
    ...there,
    read: how,
    hex: how.print(there.column, there.row),
    ...(on.map === undefined ? {} : { map: on.map }),
  });
  const other = grid.sheets?.[1 - own];
  const there = other && across(at, 1 - own, grid);
  const sample = samplesOf(grid)[1 - own];
  const beyond = other && there && sample && isOn(other, there) ? named(other, sample, there) : null;
  // Where both sheets would have a hex, lines of the first one are shorter, and it is the second one’s.
  return isOn(sheet, at) && !(beyond && own === 0) ? named(sheet, read, at) : beyond;
}

const LAST = 'A sheet’s last column and row are whole numbers from 1 to 99.';
const last = v.pipe(v.number(LAST), v.integer(LAST), v.minValue(1, LAST), v.maxValue(99, LAST));

/** Returns what is wrong with how sheets are joined, or null. */
export function checkSheets(grid: Grid): string | null {
  const { sheets = [], seam } = grid;
  if ((sheets.length === 2) !== (seam !== undefined))
    return 'Two sheets need a seam, and a seam needs two sheets.';
  if (!seam) return null;
  const [from, next] = samplesOf(grid);
  const [first, second] = sheets as [HexSheet, HexSheet];
  if (!from || !isOn(first, from)) return `${seam.hex} is not a hex of the first sheet.`;
  if (!next || !isOn(second, next)) return `${seam.next} is not a hex of the second sheet.`;
  const atEdge = seam.edge === 'right' ? from.column === first.columns : from.row === first.rows;
  if (!atEdge)
    return `${seam.hex} does not lie at the ${seam.edge === 'right' ? 'right' : 'lower'} edge of the first sheet.`;
  return first.map === second.map && from.numbering === next.numbering
    ? 'Name the two sheets, so that their hexes are told apart.'
    : null;
}

/** The shape of sheets in a grid; the shapes of a hex and of a map’s name are the grid’s. */
export const sheetShapes = <
  H extends v.GenericSchema<string, string>,
  M extends v.GenericSchema<string, string>,
>(
  hex: H,
  map: M,
) => ({
  sheets: v.optional(
    v.pipe(
      v.array(v.strictObject({ map: v.optional(map), columns: last, rows: last })),
      v.minLength(1, 'Name one sheet or two.'),
      v.maxLength(2, 'Two sheets can be joined.'),
    ),
  ),
  seam: v.optional(
    v.strictObject({
      edge: v.picklist(['right', 'below'], 'The second sheet lies to the "right" or "below".'),
      hex,
      next: hex,
    }),
  ),
});
