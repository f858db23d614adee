import * as v from 'valibot';
import { acceptNothing, noShortForm, override, text } from '@/kernel/command/define';
import { freshId } from '@/kernel/fresh-id';
import { accept, firstOf, overridable, refuse } from '@/kernel/result';
import { markerAt, nameMap } from '../events';
import { hexShape, mapShape, placeOf, printPlace } from '../hex';
import { freePlaces } from '../markers';
import { sideShape } from '../setup';
import { stepAt } from '../steps';
import { plain } from './define';
import { takeMarker } from './told';

/** All units that the event could affect have moved: its marker is removed. @rule GOSS 23.1.1b */
export const unitsDone = plain({
  shape: v.strictObject({ type: v.literal('units-done'), marker: v.string('Name the event or the marker.') }),
  asks: { marker: null },
  check(open, { marker }) {
    const found = markerAt(open, marker);
    if (!found.ok) return found;
    const { works, second } = found.value;
    if (second && stepAt(open.step).mover !== second)
      return refuse(`${open.sides[second].name} units may still move at ${printPlace(found.value)}.`, {
        rule: 'GOSS 23.1.1b',
        allowed: 'The marker goes once both sides have moved.',
      });
    if (works && !works.keeps) return accept(null);
    return works
      ? refuse(`The event in ${printPlace(found.value)} keeps its marker.`, {
          rule: 'GOSS 23.1.1b',
          allowed: 'It goes with the end of this phase.',
        })
      : refuse(`The event in ${printPlace(found.value)} still waits for a unit.`, {
          rule: 'GOSS 23.1.1b',
          allowed: 'Roll its result as a unit in its hex or next to it is about to move.',
        });
  },
  open(draft, { marker }) {
    draft.markers = draft.markers.filter((item) => item.id !== marker);
  },
  say: (_, __, context) => ({ text: `${takeMarker(context)}: its units are done`, rule: 'GOSS 23.1.1b' }),
  short: noShortForm,
  nature: 'event',
});

/** Places a marker by the table's own decision. @rule GOSS 23.1.2 */
export const placeMarker = plain({
  shape: v.strictObject({
    type: v.literal('place-marker'),
    hex: hexShape,
    map: v.optional(mapShape),
    side: sideShape,
    words: v.optional(text(80), 'Laid by the table'),
    anyway: override,
  }),
  asks: { hex: 'Hex', map: 'Map', side: 'Whom it affects', words: 'In words', anyway: null },
  check(open, { side, anyway: all }) {
    const full = overridable({
      message: `${open.sides[side].name} has its two markers already.`,
      rule: 'GOSS 23.1.2',
      allowed: 'Take one of them away first.',
    });
    const refusal = firstOf([freePlaces(open, side) > 0 ? null : full], all);
    return refusal ? { ok: false, refusal } : acceptNothing();
  },
  open(draft, { side, words, ...place }) {
    const id = freshId(draft, 'm');
    draft.markers.push({ id, side, ...placeOf(place), since: draft.phases, until: null, works: null, words });
    if (place.map !== undefined) nameMap(draft, place.map);
  },
  say: (command, _, { name }) => ({
    text: `Put a marker of ${name(command.side)} in ${printPlace(command)}`,
    notes: [command.words, ...(command.anyway ? ['All the same, at the table’s word'] : [])],
    ...(command.anyway ? { rule: 'GOSS 23.1.2' } : {}),
  }),
  short: noShortForm,
  nature: 'event',
});

/** Removes a marker by the table's own decision. */
export const removeMarker = plain({
  shape: v.strictObject({
    type: v.literal('remove-marker'),
    marker: v.string('Name the marker.'),
    words: v.optional(text(80), 'Taken away by the table'),
  }),
  asks: { marker: null, words: 'In words' },
  check: (open, { marker }) => markerAt(open, marker),
  open(draft, { marker }) {
    draft.markers = draft.markers.filter((item) => item.id !== marker);
  },
  say: ({ words }, _, context) => ({ text: takeMarker(context), notes: [words] }),
  short: noShortForm,
  nature: 'event',
});
