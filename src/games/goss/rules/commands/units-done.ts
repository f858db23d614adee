import * as v from 'valibot';
import { noShortForm } from '@/kernel/command/define';
import { accept, refuse } from '@/kernel/result';
import { markerAt } from '../events';
import { printPlace } from '../hex';
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
