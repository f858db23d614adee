import * as v from 'valibot';
import { canonicalJson } from '@/kernel/canonical';
import { anyway, fine, STAYS, text, whole } from '@/kernel/define';
import { freshId } from '@/kernel/fresh-id';
import { accept, firstOf, refuse, unlessTold } from '@/kernel/result';
import { markerAt, nameMap } from '../events';
import { gridShape, hexShape, mapShape, placeOf } from '../hex';
import { leaderAt, nameLeader } from '../leaders';
import { freePlaces } from '../markers';
import { checkResults } from '../results/check';
import { resultsShape } from '../results/table';
import { sideShape, sidesShape } from '../setup';
import { leaderCame } from './came';
import { define, goesOn, plain } from './define';

/** A marker that the table lays itself. @rule GOSS 23.1.2 */
export const placeMarker = plain(
  v.strictObject({
    type: v.literal('place-marker'),
    hex: hexShape,
    map: v.optional(mapShape),
    side: sideShape,
    words: v.optional(text(80), 'Laid by the table'),
    anyway,
  }),
  (open, { side, anyway: all }) => {
    const full = unlessTold({
      message: `Two ${open.sides[side].name} markers wait already.`,
      rule: 'GOSS 23.1.2',
      allowed: 'Take one of them away first.',
    });
    const refusal = firstOf([freePlaces(open, side) > 0 ? null : full], all);
    return refusal ? { ok: false, refusal } : fine();
  },
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

/** A leader that the table lists once: side, hex and rating; with an `id` one that is listed, as he is now. @rule GOSS 22.1 */
export const setLeader = plain(
  v.strictObject({
    type: v.literal('set-leader'),
    id: v.optional(v.string('Name the leader.')),
    name: v.optional(text(40)),
    side: sideShape,
    hex: hexShape,
    map: v.optional(mapShape),
    rating: whole(0, 9),
  }),
  (open, { id }) => (id === undefined ? fine() : leaderAt(open, id)),
  (draft, { id, type: _, ...said }) => {
    const { name, side, rating, ...place } = said;
    const leader = {
      id: id ?? freshId(draft, 'l'),
      side,
      rating,
      ...placeOf(place),
      ...(name === undefined ? {} : { name }),
    };
    const at = draft.leaders.findIndex((item) => item.id === leader.id);
    draft.leaders.splice(at < 0 ? draft.leaders.length : at, 1, leader);
    if (place.map !== undefined) nameMap(draft, place.map);
  },
);

/** A leader who is no longer in play. @rule GOSS 22.1 */
export const dropLeader = define<{ type: 'drop-leader'; id: string }, LeaderCame>({
  came: leaderCame,
  shape: v.strictObject({ type: v.literal('drop-leader'), id: v.string('Name the leader.') }),
  audience: () => 'public',
  decide({ open }, { id }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const found = leaderAt(open, id);
    return found.ok ? accept({ open: { leader: nameLeader(found.value) } }) : found;
  },
  open(draft, { id }) {
    draft.leaders = draft.leaders.filter((item) => item.id !== id);
  },
});

/** Who he was, for an entry that is said when he is gone. */
export interface LeaderCame {
  leader: string;
}

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
    for (const { map } of grid?.sheets ?? []) if (map !== undefined) nameMap(draft, map);
  },
);
