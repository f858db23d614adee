import { describe, expect, it } from 'vitest';
import { commitTo, createChance, SEED_BYTES } from './chance';

const seed = Uint8Array.from({ length: SEED_BYTES }, (_, at) => at);
const chance = createChance(seed);

/** How far counts lie from even, in squares: about the number of cells when all is fair. */
function spread(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/** A bound that a fair shuffle does not reach; a biased one exceeds it by far. */
const tooFar = (cells: number) => cells - 1 + 5 * Math.sqrt(2 * (cells - 1));

/** The picks by which an order was made, each as a share of what it could be. */
function picksOf(order: readonly number[]): number[] {
  const at = order.map((_, index) => index);
  const held = order.map((_, index) => index);
  const picks: number[] = [];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const wanted = order[last] as number;
    const other = at[wanted] as number;
    picks.push(other / (last + 1));
    const moved = held[last] as number;
    held[other] = moved;
    at[moved] = other;
  }
  return picks;
}

describe('chance by address', () => {
  it('GS 9.11: always gives these orders, which were calculated outside this project from the docblock alone', () => {
    expect(chance.order('deck', 0, 36)).toEqual([
      11, 10, 31, 12, 27, 21, 9, 20, 22, 30, 14, 8, 7, 0, 13, 5, 2, 15, 3, 18, 19, 17, 6, 25, 16, 28, 24, 32,
      33, 1, 4, 35, 29, 34, 23, 26,
    ]);
    expect(chance.order('deck', 1, 36).slice(0, 6)).toEqual([23, 2, 15, 20, 9, 26]);
    expect(chance.order('dice', 0, 10)).toEqual([8, 1, 5, 2, 6, 7, 0, 4, 3, 9]);
    const long = chance.order('deck', 0, 144);
    expect([...long.slice(0, 4), ...long.slice(-4)]).toEqual([125, 127, 108, 84, 71, 13, 21, 98]);
  });

  it('is the same at the same address, whatever was asked in between', () => {
    const first = chance.order('deck', 3, 50);
    chance.order('dice', 0, 6);
    expect(chance.order('deck', 3, 50)).toEqual(first);
    expect(createChance(seed).order('deck', 3, 50)).toEqual(first);
  });

  it('differs by stream, epoch and seed', () => {
    const other = createChance(seed.map((byte) => byte ^ 1));
    const orders = [
      chance.order('deck', 0, 36),
      chance.order('deck', 1, 36),
      chance.order('dice', 0, 36),
      other.order('deck', 0, 36),
    ];
    expect(new Set(orders.map(String)).size).toBe(4);
  });

  it('holds every card once, for none, one and many', () => {
    for (const size of [0, 1, 2, 36, 144, 65536]) {
      const order = chance.order('deck', 0, size);
      expect(new Set(order).size).toBe(size);
      expect(order.every((card) => card >= 0 && card < size)).toBe(true);
    }
  });

  it('favors none of the 120 orders of five cards', () => {
    const counts = new Map<string, number>();
    for (let epoch = 0; epoch < 6000; epoch += 1) {
      const order = chance.order('five', epoch, 5).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(spread([...counts.values()])).toBeLessThan(tooFar(120));
  });

  it('favors no low number if words do not divide evenly: discards the excess', () => {
    const buckets = Array<number>(12).fill(0);
    // Without rejection the lower two thirds would occur twice as often here.
    const picks = picksOf(chance.order('wide', 0, 42000)).slice(0, 8000);
    for (const pick of picks) buckets[Math.floor(pick * 12)] = (buckets[Math.floor(pick * 12)] as number) + 1;
    expect(spread(buckets)).toBeLessThan(tooFar(12));
  });

  it('refuses a short seed and a size that no word reaches', () => {
    expect(() => createChance(seed.slice(1))).toThrow(RangeError);
    for (const size of [-1, 1.5, 65537]) expect(() => chance.order('deck', 0, size)).toThrow(RangeError);
  });
});

describe('a die by address', () => {
  const rolls = (stream: string, count: number, sides: number) =>
    Array.from({ length: count }, (_, index) => chance.roll(stream, index, sides));

  it('always gives these rolls, which were calculated outside this project from the docblock alone', () => {
    expect(rolls('dice', 20, 10)).toEqual([9, 4, 8, 6, 6, 1, 3, 8, 6, 7, 6, 0, 1, 2, 1, 0, 6, 2, 5, 5]);
    // Among these are words over the last whole multiple: they were thrown away.
    expect(rolls('dice', 6, 42000)).toEqual([5039, 23744, 1328, 3456, 35243, 39858]);
  });

  it('is the same at the same place, whatever was asked in between; other streams and seeds roll differently', () => {
    const first = rolls('dice', 40, 10);
    chance.order('dice', 0, 6);
    expect(rolls('dice', 40, 10)).toEqual(first);
    expect(rolls('other', 40, 10)).not.toEqual(first);
    const other = createChance(seed.map((byte) => byte ^ 1));
    expect(Array.from({ length: 40 }, (_, index) => other.roll('dice', index, 10))).not.toEqual(first);
  });

  it('favors no face of a ten-sided die, and no low number where words do not divide evenly', () => {
    const faces = Array<number>(10).fill(0);
    for (const face of rolls('ten', 8000, 10)) faces[face] = (faces[face] as number) + 1;
    expect(spread(faces)).toBeLessThan(tooFar(10));
    const buckets = Array<number>(12).fill(0);
    for (const roll of rolls('wide', 8000, 42000))
      buckets[Math.floor(roll / 3500)] = (buckets[Math.floor(roll / 3500)] as number) + 1;
    expect(spread(buckets)).toBeLessThan(tooFar(12));
  });

  it('refuses a die that no word reaches', () => {
    for (const sides of [0, -1, 2.5, 65537]) expect(() => chance.roll('dice', 0, sides)).toThrow(RangeError);
    expect(chance.roll('dice', 0, 1)).toBe(0);
  });
});

describe('the commitment', () => {
  it('is SHA-256 of the seed', () => {
    expect(commitTo(seed)).toBe('fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108');
  });

  it('binds every byte of it', () => {
    const other = seed.map((byte, at) => (at === SEED_BYTES - 1 ? byte ^ 1 : byte));
    expect(commitTo(other)).not.toBe(commitTo(seed));
  });
});
