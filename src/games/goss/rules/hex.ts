import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Grid, HexPlace } from './grid';
import { LAST, type Read, readHex, stepsFrom } from './hex-read';
import { checkSheets, onSheets, sheetShapes } from './sheets';

export const HEX_FORMS =
  'A hex is four digits, or up to three letters and one to four digits: 2417, A12 or W2410.';

export const hexShape = v.pipe(
  v.string(HEX_FORMS),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^(?:\d{4}|[A-Z]{1,3}\d{1,4})$/, HEX_FORMS),
);

/** Normalizes a typed hex, or refuses it and says how hexes are written. */
export function parseHex(typed: string): Result<string> {
  const read = v.safeParse(hexShape, typed);
  return read.success ? accept(read.output) : refuse('This is not a hex.', { allowed: HEX_FORMS });
}

/** Matches a hex and anything that one more letter or digit may complete to one. */
const STEM = /^(?:\d{0,4}|[A-Z]{1,3}\d{0,4})$/;

/** Whether a partly typed hex can still become valid; an empty one can. */
export const mayBecomeHex = (typed: string) => STEM.test(typed.trim().toUpperCase());

/** Whether no further key can be part of the hex: its four digits are there. */
export const isWholeHex = (typed: string) => /\d{4}$/.test(typed) && parseHex(typed).ok;

export const mapShape = v.pipe(
  v.string('A map has a name.'),
  v.trim(),
  v.minLength(1, 'Write the map’s name, or leave it out.'),
  v.maxLength(24, 'A map’s name has at most 24 letters.'),
);

export const gridShape = v.pipe(
  v.strictObject({
    lines: v.picklist(['columns', 'rows'], 'Hexes lie in straight "columns" or "rows".'),
    shifted: v.picklist(['odd', 'even'], 'Either the "odd" or the "even" lines are shifted.'),
    ...sheetShapes(hexShape, mapShape),
  }),
  v.check(
    (grid) => checkSheets(grid) === null,
    (issue) => checkSheets(issue.input) ?? 'The sheets cannot be joined.',
  ),
);

/** "2417", or "2417, North" if the map has a name. */
export const printPlace = ({ hex, map }: HexPlace) => (map ? `${hex}, ${map}` : hex);

export const placeOf = ({ hex, map }: { hex: string; map?: string | undefined }): HexPlace =>
  map === undefined ? { hex } : { hex, map };

type Numbered = Pick<Read, 'column' | 'row' | 'numbering'>;

/** A neighbor, read and as the map would print it. */
type Near = HexPlace & Numbered;

const isSameNumber = (one: Numbered, other: Numbered) =>
  one.column === other.column && one.row === other.row && one.numbering === other.numbering;

/** The six places round a hex, clockwise from the top or the upper right; nothing where the map ends. */
function around(place: HexPlace, grid: Grid | null): (Near | null)[] {
  const read = readHex(place.hex);
  if (!read || !grid) return [];
  return stepsFrom(read, grid).map(([right, down]) => {
    const at = { column: read.column + right, row: read.row + down };
    const found = onSheets(read, place, at, grid);
    if (found === null) return null;
    if (found !== 'unknown') return { ...found, numbering: found.read.numbering };
    const ends = at.column < 1 || at.row < 1 || at.column > read.lastColumn || at.row > LAST;
    return ends ? null : { ...place, ...at, hex: read.print(at.column, at.row), numbering: read.numbering };
  });
}

/** The six places round a hex as they are written; a hex of another sheet with its map’s name. None where the form is not known. */
export const spotsOf = (place: HexPlace, grid: Grid | null): (string | null)[] =>
  around(place, grid).map((near) => near && (near.map === place.map ? near.hex : printPlace(near)));

/** The neighbors of a hex by number, as the map would print them; none where the grid or the form is not known. */
export const neighborsOf = (hex: string, grid: Grid | null, map?: string): string[] =>
  spotsOf(placeOf({ hex, map }), grid).filter((near) => near !== null);

/** Whether two places touch, also across a seam; the same hex does not touch itself. */
export function isNextTo(one: HexPlace, other: HexPlace, grid: Grid | null): boolean {
  const read = readHex(other.hex);
  if (!read) return false;
  return around(one, grid).some(
    (near) => near !== null && near.map === other.map && isSameNumber(near, read),
  );
}

/** Whether a hex by its number alone is one of the neighbors, on this sheet or across the seam. */
export function isNumberNextTo(place: HexPlace, hex: string, grid: Grid | null): boolean {
  const read = readHex(hex);
  return around(place, grid).some((near) => near !== null && read !== null && isSameNumber(near, read));
}

/** The same text for every way to write a place. */
export function placeKey({ hex, map }: HexPlace): string {
  const read = readHex(hex);
  const at = read ? `${read.numbering}/${read.column}/${read.row}` : hex;
  return map === undefined ? at : `${at}/${map}`;
}

/** Whether two places are one and the same, "A9" and "A09" too. */
export function isSamePlace(one: HexPlace, other: HexPlace): boolean {
  const [left, right] = [readHex(one.hex), readHex(other.hex)];
  if (one.map !== other.map) return false;
  if (!left || !right) return one.hex === other.hex;
  return isSameNumber(left, right);
}
