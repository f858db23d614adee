import { describe, expect, it } from 'vitest';
import { paper } from '../testing/play';

const FACTORIES = { fact: 'factories', power: 'Germany', civilian: 6, military: 2, idle: 1 };
const PARTS = { fact: 'base-parts', power: 'Germany', pacts: 3, maintenance: 5 };

/** A table that entered the parts of German base income. */
function added(more: object = {}) {
  const table = paper();
  table.run('set-fact', FACTORIES);
  table.run('set-fact', { ...PARTS, ...more });
  return table.deal();
}
const base = (table: ReturnType<typeof paper>) => table.open.facts.baseIncome.Germany;

describe('GS 11.12C: a base income that adds itself up', () => {
  it('GS 11.21, 11.82: two for each civilian factory, pacts, maintenance less one for each military factory', () => {
    const table = added({ other: -1 });
    expect(table.value('income:Germany')).toBe(6 * 2 + 3 - (5 - 2) - 1);
    expect(table.explain('income:Germany').lines.slice(0, 4)).toMatchObject([
      { words: 'Civilian factories, 6', amount: 12, rule: 'GS 11.21' },
      { words: 'Trade pacts', amount: 3, rule: 'GS 11.6' },
      { words: 'Maintenance', amount: -3, rule: 'GS 11.82', how: '5, less 2 for military factories' },
      { words: 'Other income', amount: -1 },
    ]);
  });

  it('GS 11.82: military factories never bring income', () => {
    expect(base(added({ maintenance: 1 }))).toBe(15);
  });

  it('follows the factories: one that is converted counts from the next income', () => {
    const table = added().to('income');
    table.run('take-income');
    table.to('industrial');
    table.run('convert-factory', { power: 'Germany', to: 'civilian' });
    expect(table.value('income:Germany')).toBe(12);
    expect(base(table)).toBe(14);
    table.run('undo');
    expect(base(table)).toBe(12);
  });

  it('one number entered later is one number again', () => {
    const table = added();
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 20 });
    table.run('set-fact', { ...FACTORIES, civilian: 9 });
    expect(base(table)).toBe(20);
  });

  it('GS 11.21: is refused before the factories are entered, with the allowed values', () => {
    const table = paper();
    expect(() => table.run('set-fact', PARTS)).toThrow('Nobody has entered how many factories Germany has.');
    expect(base(table)).toBeUndefined();
  });

  it('GS 9.41A: is refused if only the owner sees money, and leaves no public data', () => {
    const table = added();
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    expect(table.open.facts.baseParts).toEqual({});
    expect(() => table.run('set-fact', PARTS)).toThrow('was refused');
  });
});

describe('GS 11.12C: base random tiles', () => {
  it('GS Guide, Income: events change them, never below none', () => {
    const table = paper();
    table.run('set-fact', { fact: 'base-tiles', power: 'Italy', value: 2 });
    table.deal();
    expect(table.value('draws:Italy')).toBe(2);
    table.to('income-events').plays('Italy', { kind: 'tile-draw', power: 'Italy', amount: -1 });
    expect(table.value('draws:Italy')).toBe(1);
  });

  it('GS Guide, Income: an event that draws none holds them at none', () => {
    const table = paper();
    table.run('set-fact', { fact: 'base-tiles', power: 'France', value: 3 });
    table.deal().to('income-events');
    table.plays('France', { kind: 'tile-draw', power: 'France', amount: 'none' });
    expect(table.value('draws:France')).toBe(0);
  });
});
