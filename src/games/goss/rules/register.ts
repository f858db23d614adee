import type { HexPlace } from './grid';
import { neighborsOf, placeOf } from './hex';
import { ageOf, countedOf, freePlaces, MOST_MARKERS, maySetOff, waitingOf } from './markers';
import type { Marker, OpenState, PendingEvent } from './state';
import { nextMove, stepAt } from './steps';
import { affects, type EventKind, SIDES, type Side, type Whom } from './vocabulary';

/** A marker as the register shows it. */
export interface RegisterRow extends HexPlace {
  id: string;
  /** The affected side; an event on both is in each side's register. */
  side: Whom;
  /** `open` until the type die is rolled. */
  kind: EventKind | 'open';
  /** Still to be settled, waiting for a unit, or at work until its units are done. */
  state: 'pending' | 'waiting' | 'works';
  /** The number of phases since it was placed. */
  age: number;
  /** The six neighbors by number; empty if the grid is not set. */
  neighbors: string[];
  /** Whether a unit may set it off now; if not, why and when. @rule GOSS 23.1.1b */
  now: boolean;
  whyNot: string | null;
  /** When a unit may set it off, if not now. */
  next: string | null;
  /** What it does once set off, or the table's text. */
  words: string | null;
  /** When it is removed: at the end of this phase or the next, or when its units are done. */
  goes: string | null;
  /** Whether it may be removed when its units are done. */
  mayBeDone: boolean;
}

/** One side’s part of the register. @rule GOSS 23.1.2 */
export interface SideRegister {
  side: Side;
  name: string;
  rows: RegisterRow[];
  /** Markers that count for the limit, and places that are free. */
  counted: number;
  free: number;
  /** Those of them that go with a phase. */
  brief: number;
  /** Ids of markers that go with the end of this phase. */
  goingNext: string[];
}

/** "2 of 2 markers", and those that stay for a phase alone. @rule GOSS 23.1.2 */
export function printCount({ counted, brief }: SideRegister, noun = 'markers'): string {
  const staying = `${counted - brief} of ${MOST_MARKERS} ${noun}`.trim();
  return brief > 0 ? `${staying}, ${brief} for a phase` : staying;
}

function goesWhen({ phases, sides }: OpenState, { works, until, second }: Marker): string | null {
  if (second && until !== null && until > phases) return `Once ${sides[second].name} units have moved`;
  if (works && !works.keeps) return 'When its units are done, or with the end of this phase';
  if (until === null) return null;
  return until > phases ? 'With the end of the next phase' : 'With the end of this phase';
}

/** "Moves next: own exploit", or "Moves next: enemy exploit, Eastern turn". */
function whenNext(open: OpenState, whom: Whom): string {
  const { name, side: turn } = nextMove(open, whom).step;
  const whose = turn && turn !== whom ? `, ${open.sides[turn].name} turn` : '';
  return `Moves next: ${name.toLowerCase()}${whose}`;
}

function markerRow(open: OpenState, marker: Marker): RegisterRow {
  const { id, side, works, words } = marker;
  const may = maySetOff(open, marker);
  return {
    id,
    side,
    ...placeOf(marker),
    kind: 'movement',
    state: works ? 'works' : 'waiting',
    age: ageOf(open, marker),
    neighbors: neighborsOf(marker.hex, open.grid, marker.map),
    now: may.ok && !open.over,
    whyNot: may.ok ? null : `${may.refusal.message} ${may.refusal.allowed}`,
    next: may.ok || works || open.over ? null : whenNext(open, side),
    words: works?.words ?? words ?? null,
    goes: goesWhen(open, marker),
    mayBeDone:
      works !== null && !works.keeps && (!marker.second || stepAt(open.step).mover === marker.second),
  };
}

/** The marker of an event that is not settled yet stands in its hex, and does not count. @rule GOSS 23.1.0 */
function pendingRow(open: OpenState, { id, step, ...event }: PendingEvent & { side: Whom }): RegisterRow {
  return {
    id,
    side: event.side,
    ...placeOf(event),
    kind: step === 'result' ? 'combat' : 'open',
    state: 'pending',
    age: ageOf(open, event),
    neighbors: neighborsOf(event.hex, open.grid, event.map),
    now: false,
    whyNot: 'It is settled before anything else.',
    next: null,
    words: null,
    goes: null,
    mayBeDone: false,
  };
}

const isOf =
  (side: Side) =>
  (event: PendingEvent): event is PendingEvent & { side: Whom } =>
    affects(event.side, side);

/** The register: every marker with its hex, age and limit, side by side. @rule GOSS 23.1.1b, 23.1.2 */
export function registerOf(open: OpenState): Record<Side, SideRegister> {
  const of = (side: Side): SideRegister => {
    const markers = open.markers.filter((marker) => affects(marker.side, side));
    return {
      side,
      name: open.sides[side].name,
      rows: [
        ...open.pending.filter(isOf(side)).map((event) => pendingRow(open, event)),
        ...markers.map((marker) => markerRow(open, marker)),
      ],
      counted: countedOf(open, side).length,
      free: freePlaces(open, side),
      brief: waitingOf(open, side).filter(({ until }) => until !== null).length,
      goingNext: markers.filter(({ until }) => until !== null && until <= open.phases).map(({ id }) => id),
    };
  };
  return Object.fromEntries(SIDES.map((side) => [side, of(side)])) as Record<Side, SideRegister>;
}
