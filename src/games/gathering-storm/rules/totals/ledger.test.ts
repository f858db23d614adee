import { describe, expect, it } from 'vitest';
import { paper } from '../testing/play';
import {
  checkSpend,
  incomeAccount,
  printSince,
  publicMoney,
  readCarry,
  readSince,
  shortLastTurn,
  tilesAccount,
} from './ledger';

const OWNER = { readings: { 'income-shown': 'owner' } } as const;

/** A table with this German base income, after income is taken. */
function taken(base: number) {
  const table = paper().deal();
  table.run('set-fact', { fact: 'base-income', power: 'Germany', value: base });
  return table.to('industrial');
}

const support = (amount: number) => ({ kind: 'support', power: 'Germany', amount }) as const;

describe('the ledger of a power', () => {
  it('GS 11.12C: before it is taken every line of income leads to what it reads', () => {
    const table = paper().deal(-1, { kind: 'support', power: 'Italy', amount: -1 });
    table.run('set-fact', { fact: 'base-income', power: 'Italy', value: 20 });
    table.run('set-fact', { fact: 'climate-income', climate: -1, power: 'Italy', value: -2 });
    const { value, lines } = incomeAccount(table.open, 'Italy');
    expect(value).toBe(17);
    expect(lines.map(({ amount, opens }) => [amount, opens])).toEqual([
      [20, 'income:Italy'],
      [-1, 'support:Italy'],
      [-2, 'climate'],
    ]);
    expect(lines.some(({ missing }) => missing)).toBe(false);
  });

  it('GS 11.12C, 11.3: lists what the table has not entered, and no climate for Russia', () => {
    const table = paper();
    const missing = (power: 'Italy' | 'Russia') =>
      incomeAccount(table.open, power).lines.flatMap((line) => line.missing ?? []);
    expect(missing('Italy')).toEqual(['base', 'climate']);
    expect(missing('Russia')).toEqual(['base']);
    table.run('set-fact', { fact: 'base-income', power: 'Italy', value: 0 });
    expect(missing('Italy')).toEqual(['climate']);
  });

  it('GS 11.12C: amounts are fixed once income is taken, and every line leads to the income itself', () => {
    const table = taken(10).plays('Germany', support(1));
    const { value, lines } = incomeAccount(table.open, 'Germany');
    expect(value).toBe(10);
    expect(new Set(lines.map(({ opens }) => opens))).toEqual(new Set(['income:Germany']));
    expect(lines.some(({ missing }) => missing)).toBe(false);
  });

  it('GS 10.24, 11.11: tile points lead to income, support, random tiles, or to themselves', () => {
    const table = taken(10).plays('Germany', support(1));
    table.run('draw-tiles', { power: 'Germany', tiles: [2, 3] });
    table.run('add-line', { total: 'tiles:Germany', amount: -4, words: 'An air unit' });
    const { value, lines } = tilesAccount(table.open, 'Germany');
    expect(value).toBe(12);
    expect(lines.map(({ amount, opens }) => [amount, opens])).toEqual([
      [0, 'tiles:Germany'],
      [10, 'income:Germany'],
      [1, 'support:Germany'],
      [5, 'draws:Germany'],
      [-4, 'tiles:Germany'],
    ]);
  });
});

describe('carry-over of a turn', () => {
  it.each([
    [20, { kept: 20, lost: 0, short: 0 }],
    [21, { kept: 21, lost: 0, short: 0 }],
    [26, { kept: 21, lost: 5, short: 0 }],
    [0, { kept: 0, lost: 0, short: 0 }],
  ])('GS 6.33, 11.11: of %i points', (base, left) => {
    expect(readCarry(taken(base).open, 'Germany')).toMatchObject({ ...left, unknown: false });
  });

  it('GS 10.41C, C16: one point and a −3 event leave 2 short, which next turn reports', () => {
    const table = taken(1).plays('Germany', support(-3));
    expect(readCarry(table.open, 'Germany')).toMatchObject({ kept: 0, lost: 0, short: 2 });
    expect(shortLastTurn(table.open, 'Germany')).toBe(0);
    table.nextTurn();
    expect(shortLastTurn(table.open, 'Germany')).toBe(2);
    expect(shortLastTurn(table.open, 'Italy')).toBe(0);
  });

  it('GS 10.41C: income that was never entered causes no shortfall (assumed)', () => {
    const table = paper().deal(0, support(-3)).to('industrial');
    expect(readCarry(table.open, 'Germany')).toMatchObject({ short: 0, unknown: true });
  });
});

describe('GS 6.12: spending', () => {
  it('is refused above the points available, with the maximum', () => {
    const { open } = taken(5);
    expect(checkSpend(open, 'Germany', 5)).toBeNull();
    expect(checkSpend(open, 'Germany', 6)).toMatchObject({
      rule: 'GS 6.12',
      allowed: expect.stringContaining('5 at most'),
    });
  });

  it('allows no spending by a power that a secret event left short', () => {
    const { open } = taken(1).plays('Germany', support(-3));
    expect(checkSpend(open, 'Germany', 1)?.message).toContain('no tile points');
    expect(checkSpend(open, 'Germany', 0)).toBeNull();
  });

  it('is not checked if the points are unknown, not kept, or visible only to their owner', () => {
    expect(checkSpend(paper().to('industrial').open, 'Germany', 9)).toBeNull();
    expect(checkSpend(paper({ keeps: [] }).open, 'Germany', 9)).toBeNull();
    expect(checkSpend(paper(OWNER).to('industrial').open, 'Germany', 9)).toBeNull();
  });
});

describe('what changed since last turn', () => {
  it('GS 11.11: income and tile points against the last turn’s end', () => {
    const table = taken(10);
    expect(readSince(table.open, 'income:Germany')).toBeNull();
    table.run('add-line', { total: 'tiles:Germany', amount: -4, words: 'An air unit' });
    table.nextTurn();
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 13 });
    const since = readSince(table.open, 'income:Germany');
    expect(since).toEqual({ turn: 1, was: 10, by: 3 });
    expect(printSince(since as never)).toBe('+3 since Spring 1935');
    expect(readSince(table.open, 'tiles:Germany')).toEqual({ turn: 1, was: 6, by: 0 });
    expect(printSince({ turn: 1, was: 6, by: 0 })).toBe('As in Spring 1935');
    expect(printSince({ turn: 8, was: 6, by: -2 })).toBe('−2 since Winter 1936');
  });

  it('GS 9.41A: shows no change if only the owner sees it, or saw it last turn', () => {
    const table = taken(10).nextTurn();
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    expect(readSince(table.open, 'income:Germany')).toBeNull();
    expect(readSince(table.open, 'tiles:Germany')).toBeNull();
    expect(readSince(table.open, 'support:Germany')).not.toBeNull();
    table.nextTurn().run('choose-reading', { reading: 'income-shown', value: 'public' });
    expect(readSince(table.open, 'tiles:Germany')).toBeNull();
  });
});

describe('GS 9.41A: money for its owner’s eyes', () => {
  it('shows events and payments, but not the owner’s entries', () => {
    const table = paper(OWNER).deal().to('industrial');
    table.run('set-purse', { power: 'Germany', base: 20 });
    table.run('purse-line', { power: 'Germany', amount: -3, words: 'An air unit' });
    table.plays('Germany', { kind: 'income', power: 'Germany', amount: -1 });
    table.run('set-fact', { fact: 'conversion-price', power: 'Germany', value: 4 });
    table.run('convert-factory', { power: 'Germany', to: 'civilian' });
    expect(publicMoney(table.open, 'Germany').map(({ words, amount }) => [words, amount])).toEqual([
      ['Test event', -1],
      ['German factory, civilian', -4],
    ]);
  });
});
