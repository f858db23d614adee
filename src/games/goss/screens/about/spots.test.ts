import { describe, expect, it } from 'vitest';
import { spotsAround } from './grid-form';

const COLUMNS = { lines: 'columns', shifted: 'even' } as const;
const ROWS = { lines: 'rows', shifted: 'even' } as const;

describe('E8: the places round a hex', () => {
  it('are clockwise from the top in columns, from the upper right in rows', () => {
    expect(spotsAround('2417', COLUMNS)).toEqual(['2416', '2517', '2518', '2418', '2318', '2317']);
    expect(spotsAround('2417', { ...COLUMNS, shifted: 'odd' })).toEqual([
      '2416',
      '2516',
      '2517',
      '2418',
      '2317',
      '2316',
    ]);
    expect(spotsAround('2417', ROWS)).toEqual(['2416', '2517', '2418', '2318', '2317', '2316']);
    expect(spotsAround('2418', ROWS)).toEqual(['2517', '2518', '2519', '2419', '2318', '2417']);
  });

  it.each([
    // a corner of the map, whose own column is high or low
    ['0101', COLUMNS, [null, null, '0201', '0102', null, null]],
    ['0101', { ...COLUMNS, shifted: 'odd' }, [null, '0201', '0202', '0102', null, null]],
    ['0301', COLUMNS, [null, null, '0401', '0302', '0201', null]],
    ['0105', COLUMNS, ['0104', '0204', '0205', '0106', null, null]],
    ['9910', COLUMNS, ['9909', null, null, '9911', '9810', '9809']],
    ['0299', COLUMNS, ['0298', '0399', null, null, null, '0199']],
    ['W0101', COLUMNS, [null, null, 'W0201', 'W0102', null, null]],
    ['A1', COLUMNS, [null, null, 'B1', 'A2', null, null]],
    ['A5', ROWS, ['A4', 'B5', 'A6', null, null, null]],
    ['Z1', COLUMNS, [null, 'AA1', 'AA2', 'Z2', 'Y2', 'Y1']],
    ['0101', ROWS, [null, '0201', '0102', null, null, null]],
    ['0102', ROWS, ['0201', '0202', '0203', '0103', null, '0101']],
    ['9902', ROWS, [null, null, null, '9903', '9802', '9901']],
  ] as const)('leave a gap at the edge of the map: %s', (hex, grid, spots) => {
    expect(spotsAround(hex, grid)).toEqual(spots);
  });

  it('are empty if a number does not name a hex', () => {
    for (const hex of ['', '24', 'A1234567', '0000', '24171', '2417 '])
      expect(spotsAround(hex, ROWS)).toEqual([]);
  });
});
