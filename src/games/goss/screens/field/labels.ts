import type { HexPlace } from '@/games/goss/rules/grid';
import { printPlace } from '@/games/goss/rules/hex';

interface Point {
  x: number;
  y: number;
}
export interface Circle extends Point {
  r: number;
}

/** Words on the field round their middle. */
export interface Label extends Point {
  id: string;
  words: string;
  kind: 'hex' | 'distance';
  width: number;
  height: number;
}

const HEIGHT = { hex: 24, distance: 27 };
/** A letter's width, not too small: 20 px of the serif, 15 px of the sans. */
const LETTER = { hex: 12.5, distance: 8.5 };
const GAP = 2;

const touches = (one: Label, other: Label) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

function covers({ x, y, width, height }: Label, circle: Circle): boolean {
  const over = Math.max(0, Math.abs(circle.x - x) - width / 2);
  const down = Math.max(0, Math.abs(circle.y - y) - height / 2);
  return Math.hypot(over, down) < circle.r;
}

const isInside = ({ x, y, width, height }: Label, size: { width: number; height: number }) =>
  x >= width / 2 && y >= height / 2 && x <= size.width - width / 2 && y <= size.height - height / 2;

/** Moves a label as far as it must to be read. */
function intoSight(label: Label, size: { width: number; height: number }): Label {
  const [half, low] = [label.width / 2, label.height / 2];
  return {
    ...label,
    x: Math.max(half, Math.min(label.x, size.width - half)),
    y: Math.max(low, Math.min(label.y, size.height - low)),
  };
}

interface Labelled {
  flowers: readonly (HexPlace & Point & { ids: readonly string[] })[];
  /** What labels leave free: the rings, in the order of the flowers. */
  circles: readonly Circle[];
  nearest: { from: Point; to: Point; steps: number } | null;
  size: { width: number; height: number };
}

/**
 * Finds a free place for each flower's number: below it, else above or beside it. The distance lies on its line, else
 * beside it, and is left out if nothing is free.
 */
export function placeLabels({ flowers, circles, nearest, size }: Labelled): Label[] {
  const placed: Label[] = [];
  const isFree = (label: Label) =>
    isInside(label, size) &&
    !placed.some((other) => touches(label, other)) &&
    !circles.some((circle) => covers(label, circle));
  const named = new Set(flowers.map(({ map }) => map)).size > 1;
  flowers.forEach((flower, at) => {
    const words = named ? printPlace(flower) : flower.hex;
    const [width, height, r] = [words.length * LETTER.hex, HEIGHT.hex, circles[at]?.r ?? 0];
    const [down, over] = [r + GAP + height / 2, r + GAP + width / 2];
    const tried = [
      [0, down],
      [0, -down],
      [over, 0],
      [-over, 0],
    ].map(([x = 0, y = 0]): Label => {
      const at = { x: flower.x + x, y: flower.y + y };
      return intoSight({ ...at, id: flower.ids[0] ?? words, words, kind: 'hex', width, height }, size);
    });
    const label = tried.find(isFree) ?? tried[0];
    if (label) placed.push(label);
  });
  const distance = nearest && distancePlaces(nearest).find(isFree);
  return distance ? [...placed, distance] : placed;
}

/** The middle of the line between two flowers, and places on both sides of it. */
function distancePlaces({ from, to, steps }: NonNullable<Labelled['nearest']>): Label[] {
  const words = steps === 1 ? '1 hex' : `${steps} hexes`;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  return [0, 30, -30, 60, -60, 90, -90].map((far) => ({
    id: 'distance',
    words,
    kind: 'distance',
    width: words.length * LETTER.distance + 12,
    height: HEIGHT.distance,
    x: (from.x + to.x) / 2 + aside.x * far,
    y: (from.y + to.y) / 2 + aside.y * far,
  }));
}
