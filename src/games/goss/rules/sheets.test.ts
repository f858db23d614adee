import { describe, expect, it } from 'vitest';
import type { Grid } from './grid';
import { isNextTo, neighborsOf, spotsOf } from './hex';
import { registerOf } from './register';
import { sitDown } from './testing/play';

/** 20 columns of 10 rows each; the last column of North is even and low, so the first of South is high. */
const SIDE_BY_SIDE: Grid = {
  lines: 'columns',
  shifted: 'even',
  sheets: [
    { map: 'North', columns: 20, rows: 10 },
    { map: 'South', columns: 20, rows: 10 },
  ],
  // 2005 is low: its upper right neighbor is as high as 2105 would be.
  seam: { edge: 'right', hex: '2005', next: '0105' },
};
const north = (hex: string) => ({ hex, map: 'North' });
const south = (hex: string) => ({ hex, map: 'South' });

describe('GOSS 23.1.1b: a sheet has a size', () => {
  it('neighbors end with it, in their six places', () => {
    const grid: Grid = { lines: 'columns', shifted: 'even', sheets: [{ columns: 20, rows: 10 }] };
    expect(neighborsOf('2010', grid)).toEqual(['2009', '1910']);
    expect(spotsOf({ hex: '2010' }, grid)).toEqual(['2009', null, null, null, null, '1910']);
    expect(neighborsOf('1010', grid)).toEqual(['1009', '1110', '0910']);
    // A hex that the sheet does not have is looked at without it.
    expect(neighborsOf('3050', grid)).toHaveLength(6);
  });
});

describe('GOSS 23.1.1b: two sheets are joined', () => {
  it('neighbors across the seam are named with their map, both ways', () => {
    expect(neighborsOf('2005', SIDE_BY_SIDE, 'North')).toEqual([
      '2004',
      '0105, South',
      '0106, South',
      '2006',
      '1906',
      '1905',
    ]);
    expect(neighborsOf('0105', SIDE_BY_SIDE, 'South')).toEqual([
      '0104',
      '0204',
      '0205',
      '0106',
      '2005, North',
      '2004, North',
    ]);
    expect(isNextTo(north('2005'), south('0106'), SIDE_BY_SIDE)).toBe(true);
    expect(isNextTo(south('0106'), north('2005'), SIDE_BY_SIDE)).toBe(true);
    expect(isNextTo(north('2005'), north('0106'), SIDE_BY_SIDE)).toBe(false);
    expect(isNextTo(north('2005'), south('0107'), SIDE_BY_SIDE)).toBe(false);
  });

  it('adjacency is symmetric for every hex of both sheets, with at most six neighbors', () => {
    const grids: Grid[] = [
      SIDE_BY_SIDE,
      { ...SIDE_BY_SIDE, seam: { edge: 'right', hex: '2005', next: '0108' } },
      { ...SIDE_BY_SIDE, shifted: 'odd' },
      { ...SIDE_BY_SIDE, seam: { edge: 'below', hex: '0710', next: '0701' } },
      { ...SIDE_BY_SIDE, seam: { edge: 'below', hex: '0710', next: '1001' } },
      { ...SIDE_BY_SIDE, lines: 'rows', seam: { edge: 'right', hex: '2005', next: '0105' } },
      { ...SIDE_BY_SIDE, lines: 'rows', seam: { edge: 'below', hex: '0710', next: '0801' } },
      {
        ...SIDE_BY_SIDE,
        sheets: [
          { map: 'North', columns: 19, rows: 10 },
          { map: 'South', columns: 20, rows: 10 },
        ],
        seam: { edge: 'right', hex: '1905', next: '0104' },
      },
    ];
    for (const grid of grids) {
      const all = ['North', 'South'].flatMap((map) =>
        Array.from({ length: 200 }, (_, at) => ({
          map,
          hex: `${String(1 + (at % 20)).padStart(2, '0')}${String(1 + Math.floor(at / 20)).padStart(2, '0')}`,
        })),
      );
      const there = all.filter(
        ({ map, hex }) => map === 'South' || Number(hex.slice(0, 2)) <= (grid.sheets?.[0]?.columns ?? 0),
      );
      // Every second line of North ends one hex earlier where South’s would lie on it.
      const shorter = grid.seam?.next === '1001';
      const exists = there.filter(
        ({ map, hex }) =>
          !(
            shorter &&
            map === 'North' &&
            hex.endsWith('10') &&
            Number(hex.slice(0, 2)) % 2 === 0 &&
            Number(hex.slice(0, 2)) < 18
          ),
      );
      const touching = new Map(
        exists.map((one) => [
          `${one.hex}, ${one.map}`,
          neighborsOf(one.hex, grid, one.map).map((near) =>
            near.includes(',') ? near : `${near}, ${one.map}`,
          ),
        ]),
      );
      const lonely: string[] = [];
      let crossed = 0;
      for (const [one, near] of touching)
        for (const other of near) {
          if (!touching.get(other)?.includes(one)) lonely.push(`${other} touches ${one}`);
          if (one.slice(-5) !== other.slice(-5)) crossed += 1;
        }
      expect(lonely).toEqual([]);
      expect([...touching.values()].filter((near) => new Set(near).size !== near.length)).toEqual([]);
      expect(crossed).toBeGreaterThan(20);
    }
  });

  it('a marker at the seam names them, and a unit across it sets the event off', () => {
    const table = sitDown({ setup: { grid: SIDE_BY_SIDE } }).to('first:combat');
    table.run('place-marker', { hex: '2005', map: 'North', side: 'first' }).run('advance');
    expect(registerOf(table.open).first.rows[0]?.neighbors).toContain('0106, South');
    const marker = table.open.markers[0]?.id;
    expect(table.refused('result', { marker, dice: [1, 3], unit: '0108' }).rule).toBe('GOSS 23.1.1b');
    table.run('result', { marker, dice: [1, 3], unit: '0106' });
  });

  it('sheets with letters of their own need no names', () => {
    const grid: Grid = {
      ...SIDE_BY_SIDE,
      sheets: [
        { columns: 20, rows: 10 },
        { columns: 20, rows: 10 },
      ],
      seam: { edge: 'right', hex: 'W2005', next: 'E0105' },
    };
    expect(neighborsOf('W2005', grid)).toEqual(['W2004', 'E0105', 'E0106', 'W2006', 'W1906', 'W1905']);
    expect(neighborsOf('E0105', grid)).toContain('W2004');
  });

  it('offers the names of both wherever a hex is entered, and the journal describes the seam', () => {
    const table = sitDown().run('set-grid', { grid: SIDE_BY_SIDE });
    expect(table.open.maps).toEqual(['North', 'South']);
    expect(table.said.notes).toEqual([
      'North goes to column 20 and row 10',
      'South goes to column 20 and row 10',
      'The second sheet lies to the right: 2005 touches 0105',
    ]);
  });

  it.each([
    [{ seam: undefined }, 'Two sheets need a seam'],
    [{ seam: { edge: 'right', hex: '1905', next: '0105' } }, '1905 does not lie at the right edge'],
    [{ seam: { edge: 'below', hex: '2005', next: '0105' } }, '2005 does not lie at the lower edge'],
    [{ seam: { edge: 'right', hex: '2105', next: '0105' } }, '2105 is not a hex of the first sheet'],
    [{ seam: { edge: 'right', hex: '2005', next: '0111' } }, '0111 is not a hex of the second sheet'],
    [
      {
        sheets: [
          { columns: 20, rows: 10 },
          { columns: 20, rows: 10 },
        ],
      },
      'Name the two sheets',
    ],
    [{ sheets: [{ columns: 0, rows: 10 }], seam: undefined }, 'whole numbers from 1 to 99'],
  ])('a seam that cannot be is refused: %o', (more, message) => {
    const grid = JSON.parse(JSON.stringify({ ...SIDE_BY_SIDE, ...more }));
    expect(sitDown().refused('set-grid', { grid }).message).toContain(message);
  });
});
