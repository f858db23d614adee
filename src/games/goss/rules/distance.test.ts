import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexDistance, positionOf } from './distance';
import type { Grid, HexPlace } from './grid';
import { neighborsOf } from './hex';

const COLUMNS: Grid = { lines: 'columns', shifted: 'even' };
const GRIDS: Grid[] = [
  COLUMNS,
  { lines: 'columns', shifted: 'odd' },
  { lines: 'rows', shifted: 'odd' },
  { lines: 'rows', shifted: 'even' },
];
const JOINED: Grid = {
  ...COLUMNS,
  sheets: [
    { map: 'North', columns: 57, rows: 33 },
    { map: 'South', columns: 58, rows: 33 },
  ],
  seam: { edge: 'right', hex: '5710', next: '0110' },
};

const two = (number: number) => String(number).padStart(2, '0');
const hexes = fc
  .tuple(fc.integer({ min: 20, max: 40 }), fc.integer({ min: 20, max: 40 }))
  .map(([column, row]) => two(column) + two(row));
const grids = fc.constantFrom(...GRIDS);
const apart = (one: HexPlace, other: HexPlace, grid: Grid) => {
  const [from, to] = [positionOf(one, grid), positionOf(other, grid)];
  return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.NaN;
};

describe('the distance in hexes', () => {
  it('is what one counts on the map', () => {
    expect(hexDistance({ hex: '2417' }, { hex: '2417' }, COLUMNS)).toBe(0);
    expect(hexDistance({ hex: '2417' }, { hex: '2318' }, COLUMNS)).toBe(1);
    expect(hexDistance({ hex: '2417' }, { hex: '2420' }, COLUMNS)).toBe(3);
    expect(hexDistance({ hex: '2409' }, { hex: '3004' }, COLUMNS)).toBe(8);
    expect(hexDistance({ hex: '0110' }, { hex: '0911' }, { lines: 'rows', shifted: 'odd' })).toBe(9);
  });

  it('is the shortest way from neighbor to neighbor', () => {
    const within = (from: string, most: number, grid: Grid) => {
      const found = new Map([[from, 0]]);
      for (const [hex, steps] of found)
        if (steps < most)
          for (const near of neighborsOf(hex, grid)) if (!found.has(near)) found.set(near, steps + 1);
      return found;
    };
    fc.assert(
      fc.property(hexes, grids, (hex, grid) => {
        for (const [other, steps] of within(hex, 4, grid))
          expect(hexDistance({ hex }, { hex: other }, grid), other).toBe(steps);
      }),
      { numRuns: 20 },
    );
  });

  it('goes on across a seam, and is unknown between maps that are not joined', () => {
    expect(hexDistance({ hex: '5710', map: 'North' }, { hex: '0110', map: 'South' }, JOINED)).toBe(1);
    expect(hexDistance({ hex: '5510', map: 'North' }, { hex: '0310', map: 'South' }, JOINED)).toBe(5);
    expect(hexDistance({ hex: '5710', map: 'North' }, { hex: '0110', map: 'South' }, COLUMNS)).toBeNull();
    expect(hexDistance({ hex: '2417' }, { hex: '2418' }, null)).toBeNull();
    expect(hexDistance({ hex: '2417' }, { hex: 'ABC123' }, COLUMNS)).toBeNull();
  });
});

describe('the place of a hex on the map', () => {
  it('is one from each neighbor’s, across a seam too', () => {
    fc.assert(
      fc.property(hexes, grids, (hex, grid) => {
        for (const near of neighborsOf(hex, grid))
          expect(apart({ hex }, { hex: near }, grid)).toBeCloseTo(1, 9);
      }),
    );
    expect(apart({ hex: '5710', map: 'North' }, { hex: '0110', map: 'South' }, JOINED)).toBeCloseTo(1, 9);
  });

  it('is as far as the distance in hexes along a line of hexes, and never much nearer', () => {
    fc.assert(
      fc.property(hexes, hexes, grids, (hex, other, grid) => {
        const steps = hexDistance({ hex }, { hex: other }, grid) ?? 0;
        const length = apart({ hex }, { hex: other }, grid);
        expect(length).toBeLessThanOrEqual(steps + 1e-9);
        expect(length).toBeGreaterThanOrEqual((Math.sqrt(3) / 2) * steps - 1e-9);
      }),
    );
    expect(apart({ hex: '2410' }, { hex: '2417' }, COLUMNS)).toBeCloseTo(7, 9);
  });
});
