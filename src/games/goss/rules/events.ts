import { freshId } from '@/kernel/fresh-id';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Events } from './doubles';
import type { HexPlace } from './grid';
import { isSamePlace, placeOf, printPlace } from './hex';
import type { Marker, OpenState, PendingEvent } from './state';
import { type EventKind, sidesOf, type Whom } from './vocabulary';

/** 0 to 4 is a combat event, 5 to 9 a movement event. @rule GOSS 23.1.0 */
export const kindOfDie = (die: number): EventKind => (die <= 4 ? 'combat' : 'movement');

/** What a pending event needs next, briefly. */
export const NEEDS: Record<PendingEvent['step'], string> = {
  side: 'Whom does it affect?',
  type: 'The type die',
  result: 'Two dice for the result',
};

/** "Western event in 2318", "Event of both sides in 2318". */
export function nameEvent(
  { sides }: OpenState,
  { side, ...place }: HexPlace & { side: Whom | null },
): string {
  const what =
    side === null ? 'Event' : side === 'both' ? 'Event of both sides' : `${sides[side].name} event`;
  return `${what} in ${printPlace(place)}`;
}

/** Whether the assault of this hex made a random event in this phase already. @rule GOSS 23.1.1a */
export const foundHere = ({ found }: Pick<OpenState, 'found'>, place: HexPlace) =>
  found.some((one) => isSamePlace(one, place));

/** Where events are found: one for each side in order, one on both, or one that waits for the table’s word. */
export function openEvents(draft: OpenState, place: HexPlace, events: Events): void {
  const whom: readonly (Whom | null)[] = events === 'table' ? [null] : events === 'both' ? ['both'] : events;
  if (whom.length > 0 && !foundHere(draft, place)) draft.found.push(placeOf(place));
  for (const side of whom)
    draft.pending.push({
      id: freshId(draft, 'e'),
      side,
      ...placeOf(place),
      step: side ? 'type' : 'side',
      since: draft.phases,
    });
  if (place.map !== undefined) nameMap(draft, place.map);
}

/** "Western", "Western and Eastern". */
export const nameWhom = ({ sides }: Pick<OpenState, 'sides'>, whom: Whom) =>
  sidesOf(whom)
    .map((side) => sides[side].name)
    .join(' and ');

const MOST_MAPS = 12;

/** Remembers a map’s name for next time, newest last. */
export function nameMap(draft: OpenState, map: string): void {
  draft.maps = [...draft.maps.filter((name) => name !== map), map].slice(-MOST_MAPS);
}

/** Returns a pending event that needs this step next, or a refusal that names the pending ones. */
export function pendingAt(open: OpenState, id: string, step: PendingEvent['step']): Result<PendingEvent> {
  const event = open.pending.find((item) => item.id === id);
  if (event?.step === step) return accept(event);
  if (event)
    return refuse(`This event needs something else next.`, {
      rule: 'GOSS 23.1.0',
      allowed: `Next: ${NEEDS[event.step]}`,
    });
  return refuse('This event is no longer there.', { rule: 'GOSS 23.1.0', allowed: namePending(open) });
}

function namePending(open: OpenState): string {
  const names = open.pending.map((event) => nameEvent(open, event));
  return names.length === 0 ? 'No event is pending now.' : `Pending: ${names.join('; ')}.`;
}

/** Returns a marker on the map, or a refusal that names the markers there are. */
export function markerAt(open: OpenState, id: string): Result<Marker> {
  const marker = open.markers.find((item) => item.id === id);
  if (marker) return accept(marker);
  const names = open.markers.map((item) => `${nameWhom(open, item.side)}, ${printPlace(item)}`);
  return refuse('This marker is gone.', {
    rule: 'GOSS 23.1.1b',
    allowed: names.length === 0 ? 'No marker is on the map.' : `On the map: ${names.join('; ')}.`,
  });
}

/** The table does not advance until the events found are settled. @rule GOSS 23.1.0 */
export function nothingPending(open: OpenState): Result<null> {
  const [event] = open.pending;
  if (!event || open.replayed) return accept(null);
  return refuse(`First the ${nameEvent(open, event)} must be settled.`, {
    rule: 'GOSS 23.1.0',
    allowed: `Next: ${NEEDS[event.step]}`,
  });
}
