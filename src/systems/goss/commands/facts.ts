import * as v from 'valibot';
import { canonicalJson } from '@/kernel/canonical';
import { fine, STAYS, text } from '@/kernel/define';
import { freshId } from '@/kernel/fresh-id';
import { refuse } from '@/kernel/result';
import { markerAt, nameMap } from '../events';
import { gridShape, hexShape, mapShape, placeOf } from '../hex';
import { freePlaces } from '../markers';
import { checkResults } from '../results/check';
import { resultsShape } from '../results/table';
import { sideShape, sidesShape } from '../setup';
import { plain } from './define';

/** A marker that the table lays itself. @rule GOSS 23.1.2 */
export const placeMarker = plain(
  v.strictObject({
    type: v.literal('place-marker'),
    hex: hexShape,
    map: v.optional(mapShape),
    side: sideShape,
    words: v.optional(text(80), 'Laid by the table'),
  }),
  (open, { side }) =>
    freePlaces(open, side) > 0
      ? fine()
      : refuse(`Two ${open.sides[side].name} markers wait already.`, {
          rule: 'GOSS 23.1.2',
          allowed: 'Take one of them away first.',
        }),
  (draft, { side, words, ...place }) => {
    const id = freshId(draft, 'm');
    draft.markers.push({ id, side, ...placeOf(place), since: draft.phases, until: null, works: null, words });
    if (place.map !== undefined) nameMap(draft, place.map);
  },
);

/** A marker that the table takes away itself. */
export const removeMarker = plain(
  v.strictObject({
    type: v.literal('remove-marker'),
    marker: v.string('Name the marker.'),
    words: v.optional(text(80), 'Taken away by the table'),
  }),
  (open, { marker }) => markerAt(open, marker),
  (draft, { marker }) => {
    draft.markers = draft.markers.filter((item) => item.id !== marker);
  },
);

/** The table’s own table of results, whole. @rule GOSS 23.1.1a */
export const setResults = plain(
  v.strictObject({ type: v.literal('set-results'), results: resultsShape }),
  (open, { results }) => {
    const [mistake, ...more] = checkResults(results);
    if (mistake)
      return refuse(mistake.words, {
        rule: 'GOSS 23.1.1a',
        allowed: `Every number from 00 to 99 needs one row, with words in both columns.${more.length > 0 ? ` ${more.length} more to fix.` : ''}`,
      });
    return canonicalJson(open.results) === canonicalJson(results)
      ? refuse('The table of results is the same already.', { allowed: 'Change something first.' })
      : fine();
  },
  (draft, { results }) => {
    draft.results = results;
  },
);

/** What the sides are called, how they are marked, and which moves first. */
export const nameSides = plain(
  v.strictObject({
    type: v.literal('name-sides'),
    sides: sidesShape,
    firstMoves: v.optional(sideShape),
  }),
  (open, { sides, firstMoves = open.firstMoves }) =>
    canonicalJson([open.sides, open.firstMoves]) === canonicalJson([sides, firstMoves])
      ? refuse('The sides have these names already.', { allowed: 'Change something first.' })
      : fine(),
  (draft, { sides, firstMoves }) => {
    draft.sides = sides;
    if (firstMoves) draft.firstMoves = firstMoves;
  },
  STAYS,
);

/** How the map’s hexes lie, so that neighbors can be named; nothing where the table sees for itself. */
export const setGrid = plain(
  v.strictObject({ type: v.literal('set-grid'), grid: v.nullable(gridShape) }),
  (open, { grid }) =>
    canonicalJson(open.grid) === canonicalJson(grid)
      ? refuse('The grid is set that way already.', { allowed: 'Choose another way.' })
      : fine(),
  (draft, { grid }) => {
    draft.grid = grid;
  },
);
