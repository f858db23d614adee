import type { Chance } from '@/kernel/chance';
import { POWERS, type Power } from '../vocabulary';

/** The point tiles: ninety, thirty of each. @rule GS 6 */
export const TILES = [1, 2, 3] as const;
export type Tile = (typeof TILES)[number];
export type TileCounts = Record<Tile, number>;

/** Random tiles that a power drew this turn. */
export interface TileDraw {
  power: Power;
  count: number;
  /** Their values; undefined if only the owner may know. */
  tiles?: Tile[];
}

/**
 * The ninety tiles of the table; `up`, `down` and `out` always add up to them.
 *
 * If only the owner sees tile points, the pool must not reveal what was drawn. Such tiles still count as face
 * down; only their number is known (`draws`), and at the end of the turn they return there unseen (assumed).
 * Tiles that everyone saw return face up (assumed).
 * @rule GS 6
 */
export interface TilePool {
  /** Face up: income is taken from these. */
  up: TileCounts;
  /** Face down: random tiles come from these. */
  down: TileCounts;
  /** Drawn for all to see, this turn. */
  out: TileCounts;
  draws: TileDraw[];
  /** How often face-up tiles were turned down this turn. */
  refills: number;
}

/** With fewer than this many face down, more are turned. @rule GS 6 */
export const FEW = 10;
/** Of each kind. */
const TURNED = 5;

const each = (make: (tile: Tile) => number): TileCounts => ({ 1: make(1), 2: make(2), 3: make(3) });
const totalIn = (counts: TileCounts) => counts[1] + counts[2] + counts[3];

export const sumOf = (tiles: readonly Tile[]) => tiles.reduce<number>((sum, tile) => sum + tile, 0);
export const countOf = (tiles: readonly Tile[], kind: Tile) => tiles.filter((tile) => tile === kind).length;

/** Sixty face up and thirty face down, as many of each kind. @rule GS 6 */
export function createPool(): TilePool {
  return { up: each(() => 20), down: each(() => 10), out: each(() => 0), draws: [], refills: 0 };
}

/** Returns how many tiles are face down. The count is public even if the tiles' values are not. */
export function faceDown({ down, draws }: TilePool): number {
  return totalIn(down) - draws.reduce((sum, { count, tiles }) => (tiles ? sum : sum + count), 0);
}

/** Those that are not out, of one kind, as far as everyone knows. */
export const leftOf = ({ up, down }: TilePool, kind: Tile) => up[kind] + down[kind];

/** Takes seen tiles out of the face-down ones, or of the face-up ones if our count of those is wrong. */
export function takeOut(pool: TilePool, draw: Required<TileDraw>): void {
  for (const tile of draw.tiles) {
    const from = pool.down[tile] > 0 ? pool.down : pool.up;
    from[tile] -= 1;
    pool.out[tile] += 1;
  }
  pool.draws.push(draw);
}

/** A power has drawn; when few are left face down, more are turned. @rule GS 6 */
export function recordDraw(pool: TilePool, { power, count, tiles }: TileDraw): void {
  if (tiles) takeOut(pool, { power, count, tiles });
  else pool.draws.push({ power, count });
  if (faceDown(pool) >= FEW || TILES.some((tile) => pool.up[tile] < TURNED)) return;
  for (const tile of TILES) {
    pool.up[tile] -= TURNED;
    pool.down[tile] += TURNED;
  }
  pool.refills += 1;
}

/** What everyone saw this turn is from now on the owners' own: it counts among those face down again. */
export function hideDraws(pool: TilePool): void {
  for (const tile of TILES) {
    pool.down[tile] += pool.out[tile];
    pool.out[tile] = 0;
  }
  pool.draws = pool.draws.map(({ power, count }) => ({ power, count }));
}

/** The reverse: makes this turn's draws public. */
export function showDraws(pool: TilePool, draws: readonly Required<TileDraw>[]): void {
  pool.draws = [];
  for (const draw of draws) takeOut(pool, draw);
}

/** The turn ends: tiles that all have seen come back face up, the others unseen among those face down (assumed). */
export function closePool(pool: TilePool): void {
  for (const tile of TILES) {
    pool.up[tile] += pool.out[tile];
    pool.out[tile] = 0;
  }
  pool.draws = [];
  pool.refills = 0;
}

/** Returns the positions of the tiles that were face down at the start of the turn. */
function placesOf({ down, out, refills }: TilePool): (Tile | null)[] {
  return TILES.flatMap((tile) =>
    Array<Tile>(Math.max(0, down[tile] + out[tile] - TURNED * refills)).fill(tile),
  );
}

/** Chance's order of the places that are not empty. One order for a turn and a power, whatever was undone before. */
function orderOf(places: readonly (Tile | null)[], chance: Chance, turn: number, power: Power): number[] {
  const address = turn * POWERS.length + POWERS.indexOf(power);
  return chance.order('tiles', address, places.length).filter((place) => places[place] !== null);
}

/**
 * Returns the tiles that chance gives a power now. Replays earlier draws of the turn from public facts with
 * the same chance, so it reads nothing hidden, and undoing a draw does not change its tiles.
 */
export function drawTiles(
  pool: TilePool,
  chance: Chance,
  turn: number,
  draw: Omit<TileDraw, 'tiles'>,
): Tile[] {
  const places = placesOf(pool);
  let { refills } = pool;
  for (const earlier of pool.draws) {
    const order = orderOf(places, chance, turn, earlier.power);
    const gone = earlier.tiles
      ? earlier.tiles.map((tile) => takePlace(order, places, tile))
      : order.slice(0, earlier.count);
    for (const place of gone) if (place !== undefined) places[place] = null;
    if (refills > 0 && places.filter((tile) => tile !== null).length < FEW) {
      places.push(...TILES.flatMap((tile) => Array<Tile>(TURNED).fill(tile)));
      refills -= 1;
    }
  }
  return orderOf(places, chance, turn, draw.power)
    .slice(0, draw.count)
    .map((place) => places[place] as Tile);
}

/** The first place of this kind in the order, which loses it. */
function takePlace(order: number[], places: readonly (Tile | null)[], tile: Tile): number | undefined {
  const at = order.findIndex((place) => places[place] === tile);
  return at < 0 ? undefined : order.splice(at, 1)[0];
}
