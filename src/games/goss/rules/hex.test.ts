import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grid } from './grid';
import { isNextTo, isSamePlace, isWholeHex, mayBecomeHex, neighborsOf, parseHex } from './hex';
import { sitDown } from './testing/play';

const COLUMNS: Grid = { lines: 'columns', shifted: 'even' };
const ROWS: Grid = { lines: 'rows', shifted: 'odd' };
const read = (hex: string) => {
  const said = parseHex(hex);
  return said.ok ? said.value : null;
};

describe('a hex as the map prints it', () => {
  it('is four digits, or up to three letters and one to four digits; upper-cased and trimmed', () => {
    expect([' 2417 ', 'a12', 'W2410', 'abc1'].map(read)).toEqual(['2417', 'A12', 'W2410', 'ABC1']);
  });

  it('is refused in another form, with what would be allowed', () => {
    for (const hex of [
      '',
      '24 17',
      '-1',
      '241',
      '24170',
      'ABCD1',
      'A',
      'A12345',
      'x'.repeat(100),
      '２４１７',
    ])
      expect(read(hex)).toBeNull();
    const refusal = sitDown()
      .to('first:combat')
      .refused('doubles', { hex: '24 17', sides: ['first'] });
    expect(refusal).toMatchObject({ at: 'hex' });
    expect(refusal.message).toContain('2417, A12 or W2410');
  });
});

describe('a hex while it is typed', () => {
  it('can become one as long as some further keys make it one', () => {
    for (const typed of ['', '2', '231', '2318', 'w', 'AB', 'ABC', 'A1', 'abc1234'])
      expect(mayBecomeHex(typed), typed).toBe(true);
    for (const typed of ['23189', '12A', 'ABCD', 'A12345', '24 17', '-1', '3.5'])
      expect(mayBecomeHex(typed), typed).toBe(false);
  });

  it('is whole with four digits, and may go on before that', () => {
    for (const typed of ['2318', 'W2410', 'ABC1234']) expect(isWholeHex(typed), typed).toBe(true);
    for (const typed of ['231', 'A12', '23189', '12A']) expect(isWholeHex(typed), typed).toBe(false);
  });

  it('every prefix of a valid hex can become one', () => {
    const hexes = fc.stringMatching(/^(\d{4}|[A-Z]{1,3}\d{1,4})$/);
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(parseHex(hex).ok).toBe(true);
        for (let end = 0; end <= hex.length; end += 1) expect(mayBecomeHex(hex.slice(0, end))).toBe(true);
      }),
    );
  });
});

describe('the six neighbors', () => {
  it('lie above and below, and half a hex off on either side, in columns', () => {
    expect(neighborsOf('2417', COLUMNS)).toEqual(['2416', '2517', '2518', '2418', '2318', '2317']);
    expect(neighborsOf('2317', COLUMNS)).toEqual(['2316', '2416', '2417', '2318', '2217', '2216']);
    expect(neighborsOf('2417', { ...COLUMNS, shifted: 'odd' })).toEqual([
      '2416',
      '2516',
      '2517',
      '2418',
      '2317',
      '2316',
    ]);
  });

  it('lie left and right, and half a hex off above and below, in rows', () => {
    expect(neighborsOf('2417', ROWS)).toEqual(['2516', '2517', '2518', '2418', '2317', '2416']);
    expect(neighborsOf('2416', ROWS)).toEqual(['2415', '2516', '2417', '2317', '2316', '2315']);
  });

  it('keep a map’s letters, and lettered columns continue after Z', () => {
    expect(neighborsOf('W2410', COLUMNS)[0]).toBe('W2409');
    expect(neighborsOf('A9', COLUMNS)).toEqual(['A8', 'B8', 'B9', 'A10']);
    expect(neighborsOf('Z12', COLUMNS)).toEqual(['Z11', 'AA12', 'AA13', 'Z13', 'Y13', 'Y12']);
    expect(neighborsOf('B09', COLUMNS)).toContain('B10');
    expect(neighborsOf('B09', COLUMNS)).toContain('C09');
  });

  it('end with the map at 01 and 99; are empty if the grid or the form is unknown', () => {
    expect(neighborsOf('0101', COLUMNS)).toEqual(['0201', '0102']);
    expect(neighborsOf('9999', COLUMNS)).toEqual(['9998', '9899', '9898']);
    for (const hex of ['2400', 'A123', 'A0']) expect(neighborsOf(hex, COLUMNS)).toEqual([]);
    expect(neighborsOf('2417', null)).toEqual([]);
  });

  const hexes = fc.oneof(
    fc
      .tuple(fc.constantFrom('', 'W', 'AB'), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
      .map(([map, column, row]) => map + [column, row].map((part) => String(part).padStart(2, '0')).join('')),
    fc
      .tuple(
        fc.constantFrom('A', 'B', 'Y', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'),
        fc.integer({ min: 1, max: 99 }),
      )
      .map(([column, row]) => column + row),
  );
  const grids = fc.record<Grid>({
    lines: fc.constantFrom('columns', 'rows'),
    shifted: fc.constantFrom('odd', 'even'),
  });

  it('are neighbors of each other, six inside a map, and never the hex itself', () => {
    fc.assert(
      fc.property(hexes, grids, (hex, grid) => {
        const near = neighborsOf(hex, grid);
        expect(new Set(near).size).toBe(near.length);
        expect(near.length).toBeLessThanOrEqual(6);
        if (/^[1-8][1-8][1-8][1-8]$/.test(hex)) expect(near).toHaveLength(6);
        for (const other of near) {
          expect(read(other)).toBe(other);
          expect(isSamePlace({ hex }, { hex: other })).toBe(false);
          expect(isNextTo({ hex: other }, { hex }, grid)).toBe(true);
          expect(isNextTo({ hex }, { hex: other }, grid)).toBe(true);
        }
      }),
    );
  });

  it('lie on the same map', () => {
    const one = { hex: '2417', map: 'North' };
    expect(isNextTo(one, { hex: '2418', map: 'North' }, COLUMNS)).toBe(true);
    expect(isNextTo(one, { hex: '2418', map: 'South' }, COLUMNS)).toBe(false);
    expect(isNextTo(one, { hex: '2418' }, COLUMNS)).toBe(false);
    expect(isNextTo({ hex: 'W2417' }, { hex: 'E2418' }, COLUMNS)).toBe(false);
    expect(isSamePlace({ hex: 'A9' }, { hex: 'A09' })).toBe(true);
    expect(isSamePlace({ hex: 'A123' }, { hex: 'A123' })).toBe(true);
    expect(isSamePlace(one, { hex: '2417', map: 'South' })).toBe(false);
  });
});
