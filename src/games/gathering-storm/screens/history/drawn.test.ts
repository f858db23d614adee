import { describe, expect, it } from 'vitest';
import type { Series } from '@/games/gathering-storm/rules/history/series';
import { CHARTS, type ChartKind, columnsOf, entriesOf, linesOf } from './charts';

const series = (total: string, first: number, values: (number | null)[]): Series => ({
  total,
  points: values.map((value, at) => ({ turn: first + at, from: value, value, moves: [] })),
});
const kind = (id: string) => CHARTS.find((chart) => chart.id === id) as ChartKind;

/** The ends of each paper. */
function spans(id: string, ...lines: Series[]) {
  return linesOf(kind(id), lines, columnsOf(lines, 2)).map(({ span }) => [span.min, span.max]);
}

describe('the paper', () => {
  it('starts with the first turn of the table and leaves room for two years', () => {
    const columns = columnsOf([series('index', 14, [0, 1])], 15);
    expect(columns.map(({ state }) => state).join(' ')).toBe('past now ahead ahead ahead ahead ahead ahead');
    expect(columns[0]).toMatchObject({ name: 'Summer 1938', short: 'Sum', group: '1938' });
    expect(columnsOf([series('index', 1, Array(30).fill(0))], 30)).toHaveLength(30);
  });

  it('GS 10.31: levels share one scale around 0, wide enough for every value', () => {
    expect(
      spans('support', series('support:Italy', 1, [-5, 0]), series('support:France', 1, [0, 1])),
    ).toEqual([
      [-5, 3],
      [-5, 3],
    ]);
  });

  it('GS 11: of incomes each has its own ends, and a point is as high for all', () => {
    const both = spans('income', series('income:Italy', 1, [15, 16]), series('income:Russia', 1, [30, 22]));
    for (const [min = 0, max = 0] of both) expect(max - min).toBe(8);
    expect(both[1]).toEqual([22, 30]);
    expect(both[0]?.[0]).toBeLessThanOrEqual(15);
    expect(both[0]?.[1]).toBeGreaterThanOrEqual(16);
  });

  it('an unknown value has no point and does not extend the scale', () => {
    const [line] = linesOf(kind('balance'), [series('balance', 1, [null, 1])], columnsOf([], 2));
    expect(line?.span).toEqual({ min: -3, max: 3 });
  });
});

it('an entry that changed several numbers is listed once in the turn, with each of them', () => {
  const row = { no: 4, entry: { n: 4, parent: 3, at: { turn: 1, step: 'read' }, changes: [] } };
  const moved = (total: string): Series => ({
    total,
    points: [{ turn: 1, from: 0, value: 1, moves: [{ row, before: 0, after: 1 }] }],
  });
  const entries = entriesOf([moved('support:Italy'), moved('support:France')], 1);
  expect(entries.map(({ no, moves }) => [no, moves.map(({ total }) => total)])).toEqual([
    [4, ['support:Italy', 'support:France']],
  ]);
});
