import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexDistance } from '@/games/goss/rules/distance';
import type { Grid } from '@/games/goss/rules/grid';
import { type Field, layOut, type OnField, type Point } from './layout';

const COLUMNS: Grid = { lines: 'columns', shifted: 'even' };
const ROWS: Grid = { lines: 'rows', shifted: 'odd' };
const SIZES = [
  { width: 700, height: 400 },
  { width: 342, height: 256 },
  { width: 300, height: 500 },
];

const two = (number: number) => String(number).padStart(2, '0');
const numbers = fc.integer({ min: 1, max: 99 });
const hexes = fc.tuple(numbers, numbers).map(([column, row]) => two(column) + two(row));
const places = fc
  .uniqueArray(hexes, { minLength: 1, maxLength: 9 })
  .map((all) => all.map((hex): OnField => ({ id: `m${hex}`, hex })));
const grids = fc.constantFrom(COLUMNS, ROWS);
const sizes = fc.constantFrom(...SIZES);

const [WIDE = { width: 700, height: 400 }] = SIZES;
const at = (hex: string, map?: string): OnField => ({
  id: `${map ?? ''}${hex}`,
  hex,
  ...(map === undefined ? {} : { map }),
});
const lay = (markers: OnField[], grid: Grid | null = COLUMNS, leaders: OnField[] = [], size = WIDE) =>
  layOut({ markers, leaders, grid }, size);
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const NOWHERE = { x: Number.NaN, y: Number.NaN };
const flowerAt = ({ flowers }: Field, hex: string) => flowers.find((flower) => flower.hex === hex) as Point;

describe('markers on the field', () => {
  it('are as far apart as the hexes between them times the pitch, along a line of hexes', () => {
    for (const [grid, from, to] of [
      [COLUMNS, '2410', '2417'],
      [COLUMNS, '2010', '2613'],
      [ROWS, '2410', '3110'],
    ] as const) {
      const field = lay([at(from), at(to)], grid);
      const steps = hexDistance({ hex: from }, { hex: to }, grid) ?? 0;
      expect(apart(flowerAt(field, from), flowerAt(field, to))).toBeCloseTo(steps * field.pitch, 6);
      expect(field.nearest).toMatchObject({ from: { hex: from }, to: { hex: to }, steps });
    }
  });

  it('are never further apart than that, and never much nearer', () => {
    fc.assert(
      fc.property(places, grids, sizes, (markers, grid, size) => {
        const field = lay(markers, grid, [], size);
        for (const one of field.flowers)
          for (const other of field.flowers) {
            const far = (hexDistance(one, other, grid) ?? 0) * field.pitch;
            expect(apart(one, other)).toBeLessThanOrEqual(far + 1e-6);
            expect(apart(one, other)).toBeGreaterThanOrEqual(0.866 * far - 1e-6);
          }
      }),
    );
  });

  it('lie with their rings inside the picture, each of them once', () => {
    fc.assert(
      fc.property(places, grids, sizes, (markers, grid, size) => {
        const { flowers, ring } = lay(markers, grid, [], size);
        expect(flowers.flatMap(({ ids }) => ids).sort()).toEqual(markers.map(({ id }) => id).sort());
        for (const { x, y } of flowers) {
          expect(x - ring).toBeGreaterThanOrEqual(0);
          expect(y - ring).toBeGreaterThanOrEqual(0);
          expect(x + ring).toBeLessThanOrEqual(size.width);
          expect(y + ring).toBeLessThanOrEqual(size.height);
        }
      }),
    );
  });

  it('have six petals, each one hex from the middle', () => {
    const field = lay([at('2417'), at('1908')]);
    for (const flower of field.flowers) {
      expect(flower.petals.map(({ hex }) => hex)).not.toContain(null);
      for (const petal of flower.petals) expect(apart(flower, petal)).toBeCloseTo(field.pitch, 6);
    }
    expect(field.flowers[0]?.petals.map(({ hex }) => hex)).toEqual([
      '2416',
      '2517',
      '2518',
      '2418',
      '2318',
      '2317',
    ]);
  });

  it('share a flower in the same hex, however it is written', () => {
    expect(lay([at('A9'), at('A09'), at('C4')]).flowers.map(({ ids }) => ids)).toEqual([
      ['A9', 'A09'],
      ['C4'],
    ]);
  });

  it('fill the picture no more than a hex of 46 px, and one alone lies in its middle', () => {
    const field = lay([at('2417')]);
    expect(field.pitch).toBe(46);
    expect(field.flowers).toMatchObject([{ x: WIDE.width / 2 }]);
    expect(field.nearest).toBeNull();
  });

  it('may be none', () => {
    expect(lay([])).toMatchObject({ flowers: [], stars: [], nearest: null, labels: [] });
  });
});

describe('markers whose distance is not known', () => {
  it('lie side by side without a distance', () => {
    for (const field of [
      lay([at('2417'), at('2418')], null),
      lay([at('2417', 'North'), at('2417', 'South')]),
      lay([at('2417'), at('ABC1234')]),
    ]) {
      const [one = NOWHERE, other = NOWHERE] = field.flowers;
      expect(apart(one, other)).toBeGreaterThan(2 * field.ring);
      expect(field).toMatchObject({ nearest: null, origin: null });
    }
  });

  it('have no petals without a grid', () => {
    expect(lay([at('2417')], null).flowers[0]?.petals).toEqual([]);
  });
});

describe('leaders', () => {
  it('lie in their hexes, and beside the seal in a hex with a marker', () => {
    const field = lay([at('2417')], COLUMNS, [at('2419'), { id: 'on', hex: '2417' }]);
    const [far = NOWHERE, on = NOWHERE] = field.stars;
    expect(apart(flowerAt(field, '2417'), far)).toBeCloseTo(2 * field.pitch, 6);
    expect(apart(flowerAt(field, '2417'), on)).toBeGreaterThan(0.5 * field.pitch);
  });

  it('are not drawn out of sight, and never make the markers smaller', () => {
    const field = lay([at('2417')], COLUMNS, [at('9999')]);
    expect(field).toMatchObject({ pitch: 46, stars: [] });
  });

  it('have the field to themselves without a marker', () => {
    expect(lay([], COLUMNS, [at('2417'), at('3311')]).stars).toHaveLength(2);
  });
});

describe('the numbers of the markers', () => {
  it('do not cover each other or a ring where there is room', () => {
    const field = lay(['2409', '1904', '3004', '3311'].map((hex) => at(hex)));
    const numbers = field.labels.filter(({ kind }) => kind === 'hex');
    expect(numbers.map(({ words }) => words)).toEqual(['2409', '1904', '3004', '3311']);
    for (const label of numbers) {
      for (const flower of field.flowers) {
        const down = Math.max(0, Math.abs(flower.y - label.y) - label.height / 2);
        const over = Math.max(0, Math.abs(flower.x - label.x) - label.width / 2);
        expect(Math.hypot(down, over)).toBeGreaterThanOrEqual(field.ring);
      }
    }
    expect(field.labels.at(-1)).toMatchObject({ kind: 'distance', words: '8 hexes' });
  });

  it('name the map where there are several', () => {
    expect(lay([at('2417', 'North'), at('2417', 'South')]).labels.map(({ words }) => words)).toEqual([
      '2417, North',
      '2417, South',
    ]);
  });
});
