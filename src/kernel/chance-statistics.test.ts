import { describe, expect, inject, it } from 'vitest';
import { createChance, SEED_BYTES } from './chance';
import { runs } from './testing/effort';

/** The level of each test: a fair deal fails it once in a million runs. The sweep deals 100,000 times. */
const Z_AT_ONE_IN_A_MILLION = 4.75;
const DEALS = runs(5000);

/** The seeds of as many tables: any bytes will do, since HMAC makes chance of them. */
function seedOf(table: number): Uint8Array {
  const bytes = new Uint8Array(SEED_BYTES);
  new DataView(bytes.buffer).setFloat64(0, inject('seed'));
  new DataView(bytes.buffer).setUint32(8, table);
  return bytes;
}

/** Chi-square of counts that are expected to be alike, as a standard normal number (Wilson and Hilferty). */
function deviation(counts: readonly number[], freedom = counts.length - 1): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * freedom);
  return ((chi / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
}

const zeros = (length: number) => Array.from({ length }, () => 0);
const countIn = (counts: number[], at: number) => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/** So many deals of a small deck, drawn as the games draw it: the whole order of a stream in an epoch. */
function dealAll(cards: number) {
  const positions = zeros(cards * cards);
  const pairs = zeros(cards * (cards - 1));
  for (let table = 0; table < DEALS; table += 1) {
    const order = createChance(seedOf(table)).order('deck', table % 3, cards);
    for (const [place, card] of order.entries()) countIn(positions, place * cards + card);
    // The two cards on top: each pair in its order.
    const [first = 0, second = 0] = order;
    countIn(pairs, first * (cards - 1) + second - (second > first ? 1 : 0));
  }
  return { positions, pairs };
}

describe(`${DEALS} deals`, () => {
  const CARDS = 20;
  const { positions, pairs } = dealAll(CARDS);

  it('each card is as often in each place', () => {
    // Rows and columns have fixed sums.
    expect(deviation(positions, (CARDS - 1) ** 2)).toBeLessThan(Z_AT_ONE_IN_A_MILLION);
  });

  it('each two cards are as often on top, in either order', () => {
    expect(deviation(pairs)).toBeLessThan(Z_AT_ONE_IN_A_MILLION);
  });

  it('is no more even than chance is', () => {
    expect(deviation(positions, (CARDS - 1) ** 2)).toBeGreaterThan(-Z_AT_ONE_IN_A_MILLION);
    expect(deviation(pairs)).toBeGreaterThan(-Z_AT_ONE_IN_A_MILLION);
  });
});

/** How often each number comes, and what follows what at one table. */
function countAll(numberAt: (at: number) => number, sides: number) {
  const faces = zeros(sides);
  const pairs = zeros(sides * sides);
  let before = numberAt(0);
  for (let at = 1; at <= DEALS; at += 1) {
    const face = numberAt(at);
    countIn(faces, face);
    countIn(pairs, before * sides + face);
    before = face;
  }
  return { faces, pairs };
}

const atOneTable = createChance(seedOf(0));

it.each([
  ['a die of six sides', 6, (at: number) => atOneTable.roll('wind', at, 6)],
  ['a die of ten sides', 10, (at: number) => atOneTable.roll('dice', at, 10)],
  ['the first of 36 tiles', 36, (at: number) => atOneTable.order('tiles', at, 36)[0] ?? 0],
])('%s: each number is as often, and follows each', (_, sides, numberAt) => {
  const { faces, pairs } = countAll(numberAt, sides);
  expect(Math.abs(deviation(faces))).toBeLessThan(Z_AT_ONE_IN_A_MILLION);
  // In a sample too small for all pairs only single numbers say something.
  if (DEALS >= 5 * sides * sides)
    expect(Math.abs(deviation(pairs, sides * (sides - 1)))).toBeLessThan(Z_AT_ONE_IN_A_MILLION);
});

it('a die whose six comes a twentieth too often is found by 100,000 rolls', () => {
  const faces = zeros(6).map(() => Math.round((100_000 / 6) * 0.99));
  faces[5] = 100_000 - 5 * (faces[0] as number);
  expect(deviation(faces)).toBeGreaterThan(Z_AT_ONE_IN_A_MILLION);
});
