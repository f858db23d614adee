import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkResults, MOST_ROWS } from './check';
import { HOUSE_RESULTS } from './house';
import { MOST_TEXT, printResults, readResults } from './read-list';
import { modifiersFor, printSum, type ResultRow, type ResultsTable, rowAt, sumOf } from './table';

const row = (from: number, to: number, more: Partial<ResultRow> = {}): ResultRow => ({
  from,
  to,
  combat: 'Combat words',
  movement: 'Movement words',
  keeps: false,
  ...more,
});
const tableOf = (rows: ResultRow[], modifiers: ResultsTable['modifiers'] = []): ResultsTable => ({
  name: 'Ours',
  ours: false,
  rows,
  modifiers,
});
const words = (table: ResultsTable) => checkResults(table).map((mistake) => mistake.words);

describe('GOSS 23.1.1a: the check of a table of results', () => {
  it('finds no mistake if every roll has one row', () => {
    expect(checkResults(tableOf([row(50, 99), row(0, 49)]))).toEqual([]);
    for (let value = 0; value <= 99; value += 1) expect(rowAt(HOUSE_RESULTS, value)).toBeDefined();
  });

  it('names a gap with its numbers and the row before it', () => {
    expect(checkResults(tableOf([row(0, 11), row(15, 99)]))).toEqual([
      { kind: 'gap', words: 'No row covers 12 to 14.', row: 0, from: 12, to: 14 },
    ]);
    expect(words(tableOf([row(1, 98)]))).toEqual(['No row covers 00.', 'No row covers 99.']);
    expect(words(tableOf([]))).toEqual(['No row covers 00 to 99.']);
  });

  it('names an overlap with its rows and numbers', () => {
    expect(checkResults(tableOf([row(0, 22), row(20, 60), row(61, 99)]))).toEqual([
      { kind: 'overlap', words: 'Rows 1 and 2 both cover 20 to 22.', row: 1, from: 20, to: 22 },
    ]);
    expect(words(tableOf([row(0, 50), row(0, 99), row(10, 20)]))).toContain(
      'Rows 1, 2 and 3 both cover 10 to 20.',
    );
  });

  it('names a row that goes backward, leaves the dice, is empty, too long, or parts columns', () => {
    expect(words(tableOf([row(0, 99), row(30, 20)]))).toEqual(['Row 2 goes backward, from 30 to 20.']);
    for (const wrong of [row(0, 100), row(-1, 99), row(0, 99.5)])
      expect(words(tableOf([wrong]))).toContain(
        'Row 1 is not on the dice: they show whole numbers, 00 to 99.',
      );
    expect(words(tableOf([row(0, 99, { combat: ' ' })]))).toEqual([
      'Row 1, combat, is empty: write what happens.',
    ]);
    expect(words(tableOf([row(0, 99, { movement: 'x'.repeat(201) })]))).toEqual([
      'Row 1, movement, is too long: at most 200 letters.',
    ]);
    for (const sign of ['a|b', 'a\tb', 'a\nb', ' a'])
      expect(checkResults(tableOf([row(0, 99, { combat: sign })]))).toMatchObject([{ kind: 'sign', row: 0 }]);
  });

  it('reports too many rows or modifiers, and invalid modifiers', () => {
    const many = Array.from({ length: MOST_ROWS + 1 }, () => row(0, 99));
    expect(words(tableOf(many))[0]).toBe('A table has at most 100 rows.');
    const modifier = { id: 'a', words: 'Night', amount: 5, when: 'both' as const };
    const modifiers = Array.from({ length: 21 }, (_, at) => ({ ...modifier, id: `m${at}` }));
    expect(words(tableOf([row(0, 99)], modifiers))).toEqual(['A table has at most 20 modifiers.']);
    for (const amount of [0, 100, 2.5])
      expect(checkResults(tableOf([row(0, 99)], [{ ...modifier, amount }]))).toMatchObject([{ modifier: 0 }]);
    expect(words(tableOf([row(0, 99)], [modifier, modifier]))).toEqual(['Modifier 2 has an id twice.']);
    expect(checkResults({ ...tableOf([row(0, 99)]), name: '' })).toMatchObject([{ kind: 'empty' }]);
  });
});

describe('the built-in house table', () => {
  it('is ours, has no mistake, and harms and helps alike', () => {
    expect([HOUSE_RESULTS.ours, checkResults(HOUSE_RESULTS)]).toEqual([true, []]);
    expect(HOUSE_RESULTS.rows.length).toBeGreaterThanOrEqual(14);
    expect(HOUSE_RESULTS.rows.length).toBeLessThanOrEqual(18);
    expect(HOUSE_RESULTS.rows.some(({ to }) => to === 49)).toBe(true);
    const keepCount = HOUSE_RESULTS.rows.filter(({ keeps }) => keeps).length;
    expect(keepCount).toBeGreaterThan(3);
    expect(keepCount).toBeLessThan(HOUSE_RESULTS.rows.length);
  });

  it('is short in every cell, without duplicates', () => {
    const cells = HOUSE_RESULTS.rows.flatMap(({ combat, movement }) => [combat, movement]);
    for (const cell of cells) expect(cell.length).toBeLessThanOrEqual(60);
    expect(new Set(cells).size).toBe(cells.length);
    expect(modifiersFor(HOUSE_RESULTS, 'combat').map(({ id }) => id)).toEqual(['night', 'leader']);
    expect(modifiersFor(HOUSE_RESULTS, 'movement')).toHaveLength(3);
  });
});

describe('the modified roll', () => {
  const five = { id: 'a', words: 'Night', amount: 5, when: 'both' as const };
  it('is the sum of its lines, capped at the ends by its own line', () => {
    expect(sumOf([4, 7], [five])).toMatchObject({ value: 52, lines: [{ amount: 47 }, { amount: 5 }] });
    expect(sumOf([9, 7], [five])).toMatchObject({
      value: 99,
      lines: [{}, {}, { words: 'Held at 99', amount: -3, basis: 'assumed' }],
    });
    expect(sumOf([0, 2], [], -9)).toMatchObject({
      value: 0,
      lines: [{}, {}, { words: 'Held at 00', amount: 7 }],
    });
    expect(sumOf([0, 0], [])).toMatchObject({ value: 0, lines: [{ amount: 0 }] });
  });

  it('23.1.1a: the sum is read out with what counted, two figures each', () => {
    expect(printSum(sumOf([4, 7], []))).toBe('47');
    expect(printSum(sumOf([4, 7], [five]))).toBe('47 +5 = 52');
    // Capped at 99, as a separate line.
    expect(printSum(sumOf([9, 7], [five]))).toBe('97 +5 −3 = 99');
    expect(printSum(sumOf([0, 7], [], -2))).toBe('07 −2 = 05');
  });
});

describe('a table of results as a list', () => {
  it('is read by tabs, bars or semicolons, with or without a title', () => {
    const read = readResults(
      'Winter front\n00-49 | Bad; worse | Mud | stays\n50 to 99\tGood\tRoad\n\nmodifier +5 | Night | combat\nmodifier −3; Rain; both',
    );
    expect(read.mistakes).toEqual([]);
    expect(read.table).toEqual({
      name: 'Winter front',
      ours: false,
      rows: [
        { from: 0, to: 49, combat: 'Bad; worse', movement: 'Mud', keeps: true },
        { from: 50, to: 99, combat: 'Good', movement: 'Road', keeps: false },
      ],
      modifiers: [
        { id: 'm1', words: 'Night', amount: 5, when: 'combat' },
        { id: 'm2', words: 'Rain', amount: -3, when: 'both' },
      ],
    });
    expect(read.rowLines).toEqual([2, 3]);
    expect(readResults('07;One;Two').table.rows).toEqual([row(7, 7, { combat: 'One', movement: 'Two' })]);
  });

  it('reads rows as people copy them: bullets, full-width figures, any dash, a divided word', () => {
    const { table, mistakes } = readResults(
      '• ００‒４９ | Tanks stop with-\ndrawing | Nothing\n• 50–99 | a | b | stays',
    );
    expect(mistakes).toEqual([]);
    expect(table.rows).toMatchObject([
      { from: 0, to: 49, combat: 'Tanks stop withdrawing', movement: 'Nothing' },
      { from: 50, to: 99, keeps: true },
    ]);
  });

  it('a modifier ticked by the clock is marked, and prints and parses unchanged', () => {
    const line = 'modifier −5 | Dark | both | night';
    const { table, mistakes } = readResults(`Table: Ours\n00–99 | Left | Right\n${line}`);
    expect([table.modifiers, mistakes]).toEqual([
      [{ id: 'm1', words: 'Dark', amount: -5, when: 'both', clock: 'night' }],
      [],
    ]);
    expect(printResults(table)).toContain(line);
    expect(readResults('modifier −5 | Dark | both | noon').mistakes[0]?.words).toContain('"night"');
  });

  it.each(['modifier +5 Night', 'modifiers', 'Winter 1943', '+5', 'From 00 to 49 mud'])(
    'GOSS 23.1.1a: %j in first place is a title only if marked as one',
    (line) => {
      expect(readResults(`${line}\n00 | a | b`).mistakes).toMatchObject([{ line: 1 }]);
      const said = readResults(`Title: ${line}\n00 | a | b`);
      expect([said.mistakes, said.table.name]).toEqual([[], line]);
    },
  );

  it('names each line that it cannot read', () => {
    const { mistakes, table } = readResults(
      [
        '00–49 no signs',
        'x | a | b',
        '00 | a',
        '00 | a | b | maybe',
        'modifier 500 | a',
        'modifier +5 | a | night',
        '50-99 | a | b',
      ].join('\n'),
    );
    expect(mistakes.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(mistakes[0]?.words).toContain('range, as in "00–04"');
    expect(table.rows).toHaveLength(1);
    // An empty column is read, and named by the check.
    const empty = readResults('00-99\tOnly combat\t');
    expect(empty.mistakes).toEqual([]);
    expect(words(empty.table)).toEqual(['Row 1, movement, is empty: write what happens.']);
    expect(readResults('x'.repeat(MOST_TEXT + 1)).mistakes).toHaveLength(1);
    expect(readResults('').table.rows).toEqual([]);
  });

  it('never throws on any pasted text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(readResults(text).mistakes.length).toBeLessThanOrEqual(201);
      }),
    );
  });

  const cell = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((text) => text.replace(/[|\p{Cc}\p{Z}]+/gu, ' ').trim())
    .filter((text) => text.length > 0);
  const tables = fc
    .record({
      name: cell,
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 30 }),
      cells: fc.array(fc.tuple(cell, cell, fc.boolean()), { minLength: 31, maxLength: 31 }),
      modifiers: fc.array(
        fc.tuple(
          cell,
          fc.integer({ min: 1, max: 99 }),
          fc.boolean(),
          fc.constantFrom('combat', 'movement', 'both'),
        ),
        { maxLength: 20 },
      ),
    })
    .map(({ name, cuts, cells, modifiers }): ResultsTable => {
      const starts = [0, ...cuts.sort((one, other) => one - other)];
      return {
        name,
        ours: false,
        rows: starts.map((from, at) => {
          const [combat, movement, keeps] = cells[at] as [string, string, boolean];
          return { from, to: (starts[at + 1] ?? 100) - 1, combat, movement, keeps };
        }),
        modifiers: modifiers.map(([text, size, minus, when], at) => ({
          id: `m${at + 1}`,
          words: text,
          amount: minus ? -size : size,
          when: when as 'both',
        })),
      };
    });

  it('is printed and read again as the same', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(checkResults(table)).toEqual([]);
        const read = readResults(printResults(table));
        expect(read.mistakes).toEqual([]);
        expect(read.table).toEqual(table);
      }),
    );
    const house = readResults(printResults(HOUSE_RESULTS)).table;
    expect(house.rows).toEqual(HOUSE_RESULTS.rows);
    expect(house.ours).toBe(false);
  });
});
