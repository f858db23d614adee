import { hexDistance, positionOf } from '@/games/goss/rules/distance';
import type { Grid, HexPlace } from '@/games/goss/rules/grid';
import { isSamePlace, placeKey, placeOf, spotsOf } from '@/games/goss/rules/hex';
import { AROUND } from './hexagon';
import { type Circle, type Label, placeLabels } from './labels';

/** All lengths are pixels of the picture, unless a name says `pitches`: the distance between two neighboring hexes. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface OnField extends HexPlace {
  id: string;
}

/** A hex with markers, and the hexes next to it. */
export interface Flower extends HexPlace, Point {
  /** The markers in this hex, in the order they were given. */
  ids: string[];
  petals: Petal[];
}

export interface Petal extends Point {
  /** As the map prints it; null beyond the map's end, or if another flower's middle lies there. */
  hex: string | null;
}

export interface Field {
  /** The distance between the middles of neighbors. */
  pitch: number;
  /** The radius of the ring round a flower. */
  ring: number;
  flowers: Flower[];
  /** Leaders in sight. */
  stars: (Point & { id: string })[];
  /** The two nearest flowers. */
  nearest: { from: Flower; to: Flower; steps: number } | null;
  /** The middle of one hex, to draw the others from; null if several maps lie side by side. */
  origin: Point | null;
  labels: Label[];
}

/** A ring is as far from its flower's middle as its petals' outer corners. */
const RING = 1.74;
/** The smallest ring, as wide as a finger. */
const LEAST_RING = 22;
const LARGEST_PITCH = 46;
const MARGIN = 12;
/** The height of the number below a flower. */
const BELOW = 26;
/** Half of a leader’s star, and a little room. */
const STAR = 16;
/** How far a corner lies below its hex’s middle, of its distance. */
const LINE = Math.sqrt(3) / 2;
/** Between the flowers of two maps, in pitches. */
const APART = 4.5;

/** Whether numbers of the hexes next to a flower are legible: four digits of 10 px. */
export const isNumbered = ({ pitch }: Pick<Field, 'pitch'>) => pitch >= 27;

interface Placed extends MapPoint {
  place: OnField;
}
interface MapPoint extends Point {
  field: string;
}

/** A hex whose position is not known lies on a field of its own. */
function placedOf(place: OnField, grid: Grid | null): Placed {
  const at = positionOf(place, grid) ?? { x: 0, y: 0, field: `alone/${placeKey(place)}` };
  return { ...at, place };
}

interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boundsOf(points: readonly Point[]): Bounds {
  if (points.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Moves each field's points beside those of the one before; returns the shift of each field, in pitches. */
function sideBySide(points: readonly MapPoint[], { width, height }: Size): Map<string, Point> {
  const across = width >= height;
  const shifts = new Map<string, Point>();
  let next = 0;
  for (const field of new Set(points.map((point) => point.field))) {
    const bounds = boundsOf(points.filter((point) => point.field === field));
    const middle = across ? bounds.top + bounds.height / 2 : bounds.left + bounds.width / 2;
    shifts.set(field, across ? { x: next - bounds.left, y: -middle } : { x: -middle, y: next - bounds.top });
    next += (across ? bounds.width : bounds.height) + APART;
  }
  return shifts;
}

/** The largest pitch at which so many pitches and a ring at each end have room. */
function pitchFor(pitches: number, room: number): number {
  const pitch = room / (pitches + 2 * RING);
  if (RING * pitch >= LEAST_RING || pitches === 0) return pitch;
  return (room - 2 * LEAST_RING) / pitches;
}

/** Fits points into the picture; those of a field that none of them lies on are not drawn. */
function fitInto(points: readonly MapPoint[], size: Size) {
  const shifts = sideBySide(points, size);
  const shifted = ({ x, y, field }: MapPoint): Point | null => {
    const shift = shifts.get(field);
    return shift ? { x: x + shift.x, y: y + shift.y } : null;
  };
  const { left, top, width, height } = boundsOf(points.flatMap((point) => shifted(point) ?? []));
  const room = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN - BELOW };
  const pitch = Math.max(
    1,
    Math.min(LARGEST_PITCH, pitchFor(width, room.width), pitchFor(height, room.height)),
  );
  const draw = (point: MapPoint): Point | null => {
    const at = shifted(point);
    return (
      at && {
        x: size.width / 2 + (at.x - left - width / 2) * pitch,
        y: (size.height - BELOW) / 2 + (at.y - top - height / 2) * pitch,
      }
    );
  };
  return { pitch, draw, fields: shifts.size };
}

/** Markers in one hex share a flower. */
function gather(markers: readonly OnField[]): OnField[][] {
  const hexes: OnField[][] = [];
  for (const marker of markers) {
    const same = hexes.find(([first]) => first && isSamePlace(first, marker));
    if (same) same.push(marker);
    else hexes.push([marker]);
  }
  return hexes;
}

/** Draws the six hexes round a flower in their places; the middles of other flowers are theirs. */
function petalsOf(place: HexPlace, at: Point, grid: Grid | null, pitch: number): Petal[] {
  const spots = spotsOf(place, grid);
  if (!grid || spots.length === 0) return [];
  return AROUND[grid.lines].map(([x, y], spot) => ({
    x: at.x + x * pitch,
    y: at.y + y * pitch,
    hex: spots[spot] ?? null,
  }));
}

function nearestOf(flowers: readonly Flower[], grid: Grid | null): Field['nearest'] {
  let nearest: Field['nearest'] = null;
  flowers.forEach((from, at) => {
    for (const to of flowers.slice(at + 1)) {
      const steps = hexDistance(from, to, grid);
      if (steps !== null && (!nearest || steps < nearest.steps)) nearest = { from, to, steps };
    }
  });
  return nearest;
}

/**
 * Lays markers and leaders out at true distance, as large as all markers fit. Places whose distance is not known are
 * set side by side. Leaders are shown where they are in sight; without a marker the field is theirs.
 */
export function layOut(
  { markers, leaders, grid }: { markers: readonly OnField[]; leaders: readonly OnField[]; grid: Grid | null },
  size: Size,
): Field {
  const hexes = gather(markers).flatMap(([first, ...rest]) =>
    first ? [{ ...placedOf(first, grid), ids: [first, ...rest].map(({ id }) => id) }] : [],
  );
  const leading = leaders.map((leader) => placedOf(leader, grid));
  const { pitch, draw, fields } = fitInto(hexes.length > 0 ? hexes : leading, size);
  const flowers = hexes.flatMap(({ place, ids, ...at }): Flower[] => {
    const point = draw(at);
    return point ? [{ ...placeOf(place), ids, ...point, petals: petalsOf(place, point, grid, pitch) }] : [];
  });
  const ring = Math.max(RING * pitch, LEAST_RING);
  const nearest = nearestOf(flowers, grid);
  const circles: Circle[] = flowers.map(({ x, y }) => ({ x, y, r: ring }));
  return {
    pitch,
    ring,
    flowers,
    stars: starsOf(leading, draw, { flowers, pitch, size }),
    nearest,
    origin: grid && fields < 2 ? (flowers[0] ?? middleOf(size)) : null,
    labels: placeLabels({ flowers, circles, nearest, size }),
  };
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** Leaders in sight: in a hex with a marker at its lower right corner, several of one hex beside each other. */
function starsOf(
  leaders: readonly Placed[],
  draw: (at: MapPoint) => Point | null,
  { flowers, pitch, size }: { flowers: readonly Flower[]; pitch: number; size: Size },
): Field['stars'] {
  return leaders.flatMap((leader, at) => {
    const point = draw(leader);
    if (!point || point.x < MARGIN || point.y < MARGIN) return [];
    if (point.x > size.width - MARGIN || point.y > size.height - MARGIN) return [];
    const before = leaders.slice(0, at).filter(({ place }) => isSamePlace(place, leader.place)).length;
    const onMarker = flowers.some((flower) => isSamePlace(flower, leader.place));
    const aside = (before * pitch) / 2;
    const corner = onMarker ? Math.max(0.58 * pitch, 0.37 * pitch + STAR) : 0;
    return [
      {
        id: leader.place.id,
        x: point.x + aside + 0.5 * corner,
        y: point.y + LINE * corner,
      },
    ];
  });
}
