import * as v from 'valibot';
import { placeOf } from '../hex';
import { goingNext } from '../markers';
import type { OpenState } from '../state';
import { JOINT, printClock, stepAt } from '../steps';
import { count, place, whom, yes } from './outcome-shapes';
import { markerOff, type SentenceContext } from './told';

/** What ends with phases: shared by `advance` and the clock. */

/** How many phases ended; one if omitted, as in older tables. */
export const passed = v.optional(count);
/** Markers that were removed: with their phase, or because the table said that their units are done. */
export const gone = v.array(
  v.strictObject({ ...place, side: whom, works: v.boolean(), asked: v.optional(yes) }),
);
type Gone = v.InferOutput<typeof gone>;

/** Returns the markers to remove. @param took the ids of those that the table removes */
export function goneOf(
  open: OpenState,
  { passed: phases = 1, took = [] }: { passed?: number; took?: readonly string[] } = {},
): Gone {
  const asked = open.markers.filter(({ id }) => took.includes(id));
  const going = goingNext(open, phases).filter((marker) => !asked.includes(marker));
  return [
    ...going.map(({ side, works, ...place }) => ({ side, works: works !== null, ...placeOf(place) })),
    ...asked.map(({ side, ...place }) => ({ side, works: false, ...placeOf(place), asked: true as const })),
  ];
}

/** "Day 3, PM: Combat, Western turn". */
export function sayStep(turn: number, step: string, name: SentenceContext['name']): string {
  const { side, name: phase } = stepAt(step);
  const clock = printClock({ turn, step });
  return step === JOINT.id ? `${clock} begins` : `${clock}: ${phase}, ${side ? name(side) : ''} turn`;
}

export const sayGone = (went: Gone, name: SentenceContext['name']) =>
  went.map(
    ({ side, asked, ...at }) =>
      `Take ${markerOff(side, at, name)}: ${asked ? 'its units are done' : 'its phase is over'}`,
  );

/** The number of phases that ended with one entry, if more than one. */
export const sayPassed = (phases = 1) => (phases > 1 ? [`${phases} phases passed`] : []);
