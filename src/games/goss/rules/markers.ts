import { accept, type Result, refuse } from '@/kernel/result';
import { printPlace } from './hex';
import type { Marker, OpenState } from './state';
import { nextMove, nextStep, stepAt } from './steps';
import { affects, SIDES, type Side, sidesOf, type Whom } from './vocabulary';

function sayMarkers({ markers, pending }: OpenState, side: Side): string {
  const lie = markers
    .filter((marker) => affects(marker.side, side))
    .map((marker) => `${printPlace(marker)}${marker.works ? `: ${marker.works.words}` : ''}`);
  const open = pending
    .filter((event) => affects(event.side, side))
    .map((event) => `${printPlace(event)}: not settled`);
  return [...open, ...lie].join('; ') || 'No marker';
}

/** Markers that a correction would show otherwise, side by side. */
export function markersOtherwise(before: OpenState, after: OpenState) {
  return SIDES.map((side) => ({
    name: `Markers of ${after.sides[side].name}`,
    before: sayMarkers(before, side),
    after: sayMarkers(after, side),
  })).filter((row) => row.before !== row.after);
}

/** How many markers of a side may stay on the map for more than one phase. @rule GOSS 23.1.2 */
export const MOST_MARKERS = 2;

/** The number of phases since a marker was placed. */
export const ageOf = ({ phases }: OpenState, { since }: { since: number }) => phases - since;

/** Markers of a side that still wait for a unit. @rule GOSS 23.1.1b */
export const waitingOf = ({ markers }: OpenState, side: Side) =>
  markers.filter((marker) => affects(marker.side, side) && !marker.works);

/** Markers that count as one of a side's two: those that wait, by the table's reading those in effect too. @rule GOSS 23.1.2 */
export const countedOf = (open: OpenState, side: Side) =>
  open.readings['in-effect'] === 'all'
    ? open.markers.filter((marker) => affects(marker.side, side))
    : waitingOf(open, side);

/** How many more markers may stay. @rule GOSS 23.1.2 */
export const freePlaces = (open: OpenState, side: Side) =>
  Math.max(0, MOST_MARKERS - countedOf(open, side).length);

/**
 * What becomes of a new movement event: it waits; where a side has its two it is ignored, or by the table's reading
 * lasts one phase if its side moves in the very next. @rule GOSS 23.1.2
 */
export function placingOf(open: OpenState, whom: Whom): 'waits' | 'brief' | 'ignored' {
  if (sidesOf(whom).every((side) => freePlaces(open, side) > 0)) return 'waits';
  const moves = affects(whom, nextStep(open).step.mover);
  return moves && open.readings['third-marker'] === 'phase' ? 'brief' : 'ignored';
}

/** Whose player turn it is: "Western turn". */
export function printWhose({ step, sides }: OpenState): string {
  const { side } = stepAt(step);
  return side ? `${sides[side].name} turn` : 'Joint phases';
}

/** "Own exploit of the Western turn". */
export const printStep = ({ sides }: OpenState, id: string) => {
  const { name, side } = stepAt(id);
  return side ? `${name} of the ${sides[side].name} turn` : name;
};

/** Whether a unit may set a marker off now. @rule GOSS 23.1.1b (whose units and which phase assumed) */
export function maySetOff(open: OpenState, marker: Marker): Result<null> {
  if (marker.works)
    return refuse(`The event in ${printPlace(marker)} is in effect already.`, {
      rule: 'GOSS 23.1.1b',
      allowed: 'Say when its units are done, or go on to the next phase.',
    });
  if (affects(marker.side, stepAt(open.step).mover)) return accept(null);
  const whose = marker.side === 'both' ? '' : `${open.sides[marker.side].name} `;
  return refuse(`No ${whose}units move now.`, {
    rule: 'GOSS 23.1.1b',
    allowed: `They move next in ${printStep(open, nextMove(open, marker.side).step.id)}.`,
  });
}

/** Markers that go with the end of this phase, or of the next ones too. */
export const goingNext = (open: OpenState, passed = 1) =>
  open.markers.filter(({ until }) => until !== null && until < open.phases + passed);

/** Markers that nobody set off in this phase although their units could, and that would stay. @rule GOSS 23.1.1b */
export const passedOver = (open: OpenState) =>
  open.markers.filter((marker) => marker.until === null && maySetOff(open, marker).ok);

/** Ends one or more phases: counts them and removes the markers that end with them. */
export function endPhase(draft: OpenState, passed = 1): void {
  draft.phases += passed;
  draft.markers = draft.markers.filter(({ until }) => until === null || until >= draft.phases);
  if (passed > 0) draft.found = [];
}
