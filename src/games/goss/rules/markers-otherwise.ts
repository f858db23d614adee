import { printPlace } from './hex';
import type { OpenState } from './state';
import { affects, SIDES, type Side } from './vocabulary';

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
