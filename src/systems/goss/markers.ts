import { accept, type Result, refuse } from '@/kernel/result';
import { printPlace } from './hex';
import type { Marker, OpenState } from './state';
import { nextMove, nextStep, stepAt } from './steps';
import type { Side } from './vocabulary';

/** So many markers of a side may lie on the map for more than one phase. @rule GOSS 23.1.2 */
export const MOST_MARKERS = 2;

/** Phases since a marker was laid. */
export const ageOf = ({ phases }: OpenState, { since }: { since: number }) => phases - since;

/** Markers of a side that still wait for a unit. @rule GOSS 23.1.1b */
export const waitingOf = ({ markers }: OpenState, side: Side) =>
  markers.filter((marker) => marker.side === side && !marker.works);

/** Places for markers that may stay. @rule GOSS 23.1.2 */
export const freePlaces = (open: OpenState, side: Side) =>
  Math.max(0, MOST_MARKERS - waitingOf(open, side).length);

/**
 * What becomes of a new movement event: it waits; where two wait already it lasts one phase, if its side moves in
 * the very next (assumed); else it is ignored. @rule GOSS 23.1.2
 */
export function placingOf(open: OpenState, side: Side): 'waits' | 'brief' | 'ignored' {
  if (freePlaces(open, side) > 0) return 'waits';
  return nextStep(open).step.mover === side ? 'brief' : 'ignored';
}

/** "Own exploit of the Western turn". */
export const printStep = ({ sides }: OpenState, id: string) => {
  const { name, side } = stepAt(id);
  return side ? `${name} of the ${sides[side].name} turn` : name;
};

/** Whether a unit may set a marker off now. @rule GOSS 23.1.1b (whose units and which phase assumed) */
export function maySetOff(open: OpenState, marker: Marker): Result<null> {
  const { name } = open.sides[marker.side];
  if (marker.works)
    return refuse(`The event in ${printPlace(marker)} is in effect already.`, {
      rule: 'GOSS 23.1.1b',
      allowed: 'Say when its units are done, or go on to the next phase.',
    });
  if (stepAt(open.step).mover === marker.side) return accept(null);
  return refuse(`No ${name} units move now.`, {
    rule: 'GOSS 23.1.1b',
    allowed: `They move next in ${printStep(open, nextMove(open, marker.side).step.id)}.`,
  });
}

/** Markers that go with the end of this phase. */
export const goingNext = (open: OpenState) =>
  open.markers.filter(({ until }) => until !== null && until <= open.phases);

/** Ends the phase: counts it, and takes away what went with it. */
export function endPhase(draft: OpenState): void {
  draft.markers = draft.markers.filter(({ until }) => until === null || until > draft.phases);
  draft.phases += 1;
}
