import type { Command } from '@/kernel/game';
import { as, type Said } from '@/kernel/say-table';
import type { Place } from '../grid';
import { printPlace } from '../hex';
import type { Names, Whom } from '../vocabulary';

/** Says one kind of entry; `name` gives a side’s name as it was then. */
export type Say = (command: Command, came: unknown, name: (side: Whom) => string) => Said;

/** The names that an entry keeps; without them the sides are called by their order. */
export const nameBy =
  (names: Names | undefined) =>
  (side: Whom): string =>
    side === 'both' ? 'both sides' : (names?.[side] ?? `the ${side} side`);

/** "The Western marker off 2417", "the marker of both sides off 2417". */
export const markerOff = (side: Whom, place: Place, name: (side: Whom) => string) =>
  `the ${side === 'both' ? `marker of ${name(side)}` : `${name(side)} marker`} off ${printPlace(place)}`;

export const where = (place: unknown) => printPlace(as<Place>(place));

/** "Take the marker off 2417"; entries of older tables do not say where it lay. */
export const takeMarker = (came: unknown) =>
  `Take the marker off ${as<Partial<Place> | undefined>(came)?.hex === undefined ? 'the map' : where(came)}`;

export const FALLEN = 'It has no effect after a correction: its event is no longer there';
