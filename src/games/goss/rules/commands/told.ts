import * as v from 'valibot';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { HexPlace } from '../grid';
import { placeOf, printPlace } from '../hex';
import { goingNext } from '../markers';
import type { OpenState } from '../state';
import { JOINT, printClock, stepAt } from '../steps';
import type { Names, Whom } from '../vocabulary';
import { count, place, whom, yes } from './outcome-shapes';

/** What sentences need besides the command: the sides’ names then, and the hex of the marker it names. */
export interface SentenceContext {
  name: (side: Whom) => string;
  /** Null for entries of older tables, which do not store it. */
  marker: HexPlace | null;
  /** Undefined for entries of older tables, which name the sides by their order. */
  names: Names | undefined;
}

/** Returns what an entry stores for its sentence. */
export function sentenceContextOf({ open }: Entry): SentenceContext {
  const { names, hex, map } = (outcomeIn(open) ?? {}) as Partial<HexPlace> & { names?: Names };
  return {
    name: (side) => (side === 'both' ? 'both sides' : (names?.[side] ?? `the ${side} side`)),
    marker: hex === undefined ? null : { hex, map },
    names,
  };
}

/** "The Western marker off 2417", "the marker of both sides off 2417". */
const markerOff = (side: Whom, place: HexPlace, name: SentenceContext['name']) =>
  `the ${side === 'both' ? `marker of ${name(side)}` : `${name(side)} marker`} off ${printPlace(place)}`;

/** "Take the marker off 2417". */
export const takeMarker = ({ marker }: SentenceContext) =>
  `Take the marker off ${marker ? printPlace(marker) : 'the map'}`;

/** After a correction its event is no longer there. */
export const FELL = { fallen: true } as const;
export const FALLEN = 'It has no effect after a correction: its event is no longer there';

/** "the result in 2318". */
export const inHex = (what: string, hex: string | undefined) =>
  hex === undefined ? what : `${what} in ${hex}`;

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
