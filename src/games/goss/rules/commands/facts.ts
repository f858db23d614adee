import * as v from 'valibot';
import { acceptNothing, NOT_CORRECTABLE, noShortForm } from '@/kernel/command/define';
import { canonicalJson } from '@/kernel/file/canonical';
import { refuse } from '@/kernel/result';
import { nameMap } from '../events';
import type { HexSheet, Seam } from '../grid';
import { gridShape } from '../hex';
import { checkResults } from '../results/check';
import { resultsShape } from '../results/table';
import { sideShape, sidesShape } from '../setup';
import { plain } from './define';

/** The table’s own table of results, whole. @rule GOSS 23.1.1a */
export const setResults = plain({
  shape: v.strictObject({ type: v.literal('set-results'), results: resultsShape }),
  asks: { results: null },
  check(open, { results }) {
    const [mistake, ...more] = checkResults(results);
    if (mistake)
      return refuse(mistake.words, {
        rule: 'GOSS 23.1.1a',
        allowed: `Every number from 00 to 99 needs one row, with words in both columns.${more.length > 0 ? ` ${more.length} more to fix.` : ''}`,
      });
    return canonicalJson(open.results) === canonicalJson(results)
      ? refuse('The table of results is the same already.', { allowed: 'Change something first.' })
      : acceptNothing();
  },
  open(draft, { results }) {
    draft.results = results;
  },
  say: ({ results: { name, rows } }) => ({
    text: `The table of results is now ${name}`,
    notes: [`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`],
    rule: 'GOSS 23.1.1a',
  }),
  short: noShortForm,
  nature: 'ruling',
});

/** Sets the sides' names and marks, and which side moves first. */
export const nameSides = plain({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({
    type: v.literal('name-sides'),
    sides: sidesShape,
    firstMoves: v.optional(sideShape),
  }),
  asks: { sides: null, firstMoves: 'Who moves first' },
  check: (open, { sides, firstMoves = open.firstMoves }) =>
    canonicalJson([open.sides, open.firstMoves]) === canonicalJson([sides, firstMoves])
      ? refuse('The sides have these names already.', { allowed: 'Change something first.' })
      : acceptNothing(),
  open(draft, { sides, firstMoves }) {
    draft.sides = sides;
    if (firstMoves) draft.firstMoves = firstMoves;
  },
  say: ({ sides, firstMoves }) => ({
    text: `The sides are ${sides.first.name} and ${sides.second.name}`,
    notes: firstMoves ? [`${sides[firstMoves].name} moves first`] : [],
  }),
  short: noShortForm,
  nature: 'ruling',
});

const saySheet = ({ map = 'The map', columns, rows }: HexSheet) =>
  `${map} goes to column ${columns} and row ${rows}`;
const saySeam = ({ edge, hex, next }: Seam) =>
  `The second sheet lies ${edge === 'right' ? 'to the right' : 'below'}: ${hex} touches ${next}`;

/** Sets the layout of the map’s hexes, used to name neighbors; null if the table looks at the map instead. */
export const setGrid = plain({
  shape: v.strictObject({ type: v.literal('set-grid'), grid: v.nullable(gridShape) }),
  asks: { grid: null },
  check: (open, { grid }) =>
    canonicalJson(open.grid) === canonicalJson(grid)
      ? refuse('The grid is set that way already.', { allowed: 'Choose another way.' })
      : acceptNothing(),
  open(draft, { grid }) {
    draft.grid = grid;
    for (const { map } of grid?.sheets ?? []) if (map !== undefined) nameMap(draft, map);
  },
  say: ({ grid }) => ({
    text: grid ? `Hexes lie in ${grid.lines}, ${grid.shifted} ones shifted` : 'The map’s grid is not set',
    ...(grid?.sheets
      ? { notes: [...grid.sheets.map(saySheet), ...(grid.seam ? [saySeam(grid.seam)] : [])] }
      : {}),
  }),
  short: noShortForm,
  nature: 'ruling',
});
