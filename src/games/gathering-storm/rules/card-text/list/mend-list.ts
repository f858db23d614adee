import { beginOf, mend, type Spot } from '../read/mend';
import { placeInCell, printCell, readRows } from './cells';
import { formatOf } from './read-list';
import { separatorOf } from './table-form';

/**
 * Replaces the words that a mistake in a list is about. In a table their cell is rewritten, so that
 * separators and quotation marks in the new words do not split it.
 */
export function mendList(source: string, spot: Spot, wording: string): string {
  const separator = formatOf(source) === 'csv' ? separatorOf(source) : null;
  if (separator === null) return mend(source, spot, wording);
  const from = beginOf(source, spot);
  const cell = readRows(source, separator)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.from <= from && from + spot.length <= cell.to);
  if (!cell) return mend(source, spot, wording);
  const places = Array.from({ length: cell.value.length + 1 }, (_, at) => placeInCell(source, cell, at));
  const begin = places.indexOf(from);
  const end = places.indexOf(from + spot.length);
  if (begin === -1 || end === -1) return mend(source, spot, wording);
  const value = cell.value.slice(0, begin) + wording + cell.value.slice(end);
  const [before, behind] = cell.quoted ? [cell.from - 1, cell.to + 1] : [cell.from, cell.to];
  return source.slice(0, before) + printCell(value, separator) + source.slice(behind);
}
