import { describe, expect, it } from 'vitest';
import { sayEntry } from '../say/sentences';
import { paper } from '../testing/play';
import { readDeclarations } from './crisis';

const declaredBy = (table: ReturnType<typeof paper>, power: string) =>
  readDeclarations(table.open).find((row) => row.power === power);

describe('GS 32: who may declare war on whom', () => {
  it('Germany on Britain, France and Russia; Italy on no power; the Allies on both; Russia on Germany', () => {
    const on = readDeclarations(paper().open).map((row) => [row.power, row.on]);
    expect(on).toEqual([
      ['Germany', ['Britain', 'France', 'Russia']],
      ['Italy', []],
      ['Britain', ['Germany', 'Italy']],
      ['France', ['Germany', 'Italy']],
      ['Russia', ['Germany']],
    ]);
  });

  it('GS 31: under the Pact Germany and Russia cannot declare war on each other', () => {
    const table = paper({ season: 'Fall', year: 1939 });
    table.run('sign-pact', { signed: 18 });
    expect(declaredBy(table, 'Germany')?.on).toEqual(['Britain', 'France']);
    expect(declaredBy(table, 'Russia')).toMatchObject({ on: [], notes: [{ rule: 'GS 31' }] });
    table.run('end-pact', { ended: 18 });
    expect(declaredBy(table, 'Russia')).toMatchObject({ on: ['Germany'], notes: [] });
  });

  it('Germany first remilitarizes the Rhineland, and one that was taken is not asked for again', () => {
    const table = paper({ season: 'Fall', year: 1936 });
    expect(declaredBy(table, 'Germany')?.notes.map(({ words }) => words)).toEqual([
      'The Rhineland must be remilitarized first; that is not recorded.',
    ]);
    table.run('aggression', { power: 'Germany', target: 'Rhineland', value: 1, completed: 5 });
    expect(declaredBy(table, 'Germany')?.notes).toEqual([]);
  });
});

describe('GS 32.3: the threshold is the table’s', () => {
  it('is unset until entered, and can be cleared', () => {
    const table = paper();
    expect(table.open.facts.thresholds).toEqual({});
    const entry = table.run('set-fact', { fact: 'threshold', power: 'Germany', value: 5 });
    expect(table.open.facts.thresholds).toEqual({ Germany: 5 });
    expect(sayEntry(entry).text).toBe('Germany may declare war at a total of 5');
    table.run('set-fact', { fact: 'threshold', power: 'Germany', value: null });
    expect(table.open.facts.thresholds).toEqual({});
  });

  it('Italy, which cannot declare war, has none', () => {
    const refusal = paper().refused('set-fact', { fact: 'threshold', power: 'Italy', value: 5 });
    expect(`${refusal.message} ${refusal.allowed}`).toContain('Italy declares war on nobody');
  });
});
