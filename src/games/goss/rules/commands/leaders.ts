import * as v from 'valibot';
import { acceptNothing, noShortForm, text, whole } from '@/kernel/command/define';
import { freshId } from '@/kernel/fresh-id';
import { accept } from '@/kernel/result';
import { nameMap } from '../events';
import { hexShape, mapShape, placeOf } from '../hex';
import { leaderAt, nameLeader } from '../leaders';
import { sideShape } from '../setup';
import { define, goesOn, plain } from './define';
import { words } from './outcome-shapes';
import { inHex } from './told';

/** A leader that the table lists once: side, hex and rating; with an `id` one that is listed, as he is now. @rule GOSS 22.1 */
export const setLeader = plain({
  shape: v.strictObject({
    type: v.literal('set-leader'),
    id: v.optional(v.string('Name the leader.')),
    name: v.optional(text(40)),
    side: sideShape,
    hex: hexShape,
    map: v.optional(mapShape),
    rating: whole(0, 9),
  }),
  asks: {
    id: null,
    name: 'Name',
    side: 'Whom it affects',
    hex: 'Hex',
    map: 'Map',
    rating: 'The leader’s rating',
  },
  check: (open, { id }) => (id === undefined ? acceptNothing() : leaderAt(open, id)),
  open(draft, { id, type: _, ...said }) {
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
  say: ({ side, rating, id, ...who }, _, { name }) => ({
    text: `${nameLeader(who)}, ${name(side)}, rating ${rating}, ${id ? 'is changed' : 'is listed'}`,
    rule: 'GOSS 22.1',
  }),
  short: ({ hex }) => inHex('the listed leader', hex),
  nature: 'ruling',
});

/** A leader who is no longer in play. @rule GOSS 22.1 */
export const dropLeader = define({
  shape: v.strictObject({ type: v.literal('drop-leader'), id: v.string('Name the leader.') }),
  asks: { id: null },
  /** The leader's name, for the entry after the leader is removed. */
  outcome: v.strictObject({ leader: words }),
  reveals: false,
  decide({ open }, { id }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const found = leaderAt(open, id);
    return found.ok ? accept({ open: { leader: nameLeader(found.value) } }) : found;
  },
  open(draft, { id }) {
    draft.leaders = draft.leaders.filter((item) => item.id !== id);
  },
  say: (_, { leader }) => ({ text: `${leader} is off the list`, rule: 'GOSS 22.1' }),
  short: noShortForm,
  nature: 'ruling',
});
