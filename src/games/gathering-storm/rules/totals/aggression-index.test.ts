import { describe, expect, it } from 'vitest';
import { paper } from '../testing/play';
import { type IndexSource, NEVER_COUNTED, readIndexSources } from './aggression-index';

type Table = ReturnType<typeof paper>;

const sourceOf = (table: Table, name: string) =>
  readIndexSources(table.open).find((source) => source.name === name) as IndexSource;
const described = (table: Table, name: string) => {
  const { amount, how } = sourceOf(table, name);
  return [amount, how];
};

describe('the standing sources of the index', () => {
  it('GS 23.21: lists nine sources in a fixed order before any counts', () => {
    const sources = readIndexSources(paper().open);
    expect(sources.map(({ name }) => name)).toEqual([
      'Austria',
      'Czechoslovakia, the rest',
      'Poland',
      'Baltic States',
      'Yugoslavia',
      'Greece',
      'Nazi-Soviet Pact',
      'Economic Climate',
      'Civil war',
    ]);
    expect(sources.every(({ amount, how, rule }) => amount === 0 && how && /^GS 23\.21/.test(rule))).toBe(
      true,
    );
  });

  it('GS 23.21A: a country taken by Germany counts from the next turn, and says so', () => {
    const table = paper({ season: 'Summer', year: 1938 });
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    expect(described(table, 'Austria')).toEqual([0, 'From next turn, Fall 1938']);
    table.nextTurn();
    expect(described(table, 'Austria')).toEqual([1, 'Every turn from Fall 1938']);
    expect(sourceOf(table, 'Austria').words).toBe('Austria taken');
  });

  it('GS 23.21A: what Germany has not completed waits for its success; what Italy began does not', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Poland', outcome: 'going-on' });
    table.run('aggression', { power: 'Italy', target: 'Greece', outcome: 'going-on' });
    table.nextTurn();
    expect(described(table, 'Poland')).toEqual([0, 'Going on: from the turn after it succeeds']);
    expect(described(table, 'Greece')[0]).toBe(1);
  });

  it('GS 23.21A: Sudetenland and Danzig are never among them', () => {
    const table = paper();
    for (const target of NEVER_COUNTED) table.run('aggression', { power: 'Germany', target });
    table.nextTurn();
    for (const target of NEVER_COUNTED) expect(sourceOf(table, target)).toBeUndefined();
    expect(table.value('index')).toBe(0);
  });

  it('GS 23.21A: the table may add another country, or exclude one', () => {
    const table = paper();
    table.run('aggression', { power: 'Italy', target: 'Malta', value: 1, raisesIndex: true });
    table.run('aggression', { power: 'Germany', target: 'Yugoslavia', raisesIndex: false });
    table.nextTurn();
    expect(described(table, 'Malta')[0]).toBe(1);
    expect(described(table, 'Yugoslavia')[0]).toBe(0);
  });

  it('GS 23.21B: the Pact counts permanently, even after it ends', () => {
    const table = paper();
    table.run('sign-pact');
    table.run('end-pact');
    expect(described(table, 'Nazi-Soviet Pact')).toEqual([1, 'For the rest of the game']);
  });

  it.each([
    [-3, 1],
    [-2, 0],
    [2, 0],
    [3, -1],
  ])('GS 23.21D: a climate of %i gives %i', (climate, amount) => {
    expect(sourceOf(paper({ climate }), 'Economic Climate').amount).toBe(amount);
  });

  it('GS 23.21E: two wars are one source', () => {
    const table = paper();
    for (const country of ['Spain', 'Greece'])
      table.run('civil-war', { country, counters: 5, state: 'fought' });
    expect(described(table, 'Civil war')).toEqual([1, 'Spain, Greece: one in all']);
    expect(table.value('index')).toBe(1);
  });
});

describe('an Italian aggression that fails', () => {
  const GREECE = { power: 'Italy', target: 'Greece' };
  const failing = (reading: string) => paper({ readings: { 'failed-aggression': reading } });

  it.each([
    ['falls', 0],
    ['stays', 1],
  ])(
    'GS 23.21A, reading “%s”: the index includes %i of it from then on, without an extra card',
    (reading, index) => {
      const late = failing(reading);
      late.run('aggression', { ...GREECE, outcome: 'going-on' });
      expect(late.value('index')).toBe(0);
      late.nextTurn();
      expect(late.value('index')).toBe(1);
      late.run('complete-aggression', { target: 'Greece', succeeded: false });
      const atOnce = failing(reading);
      atOnce.run('aggression', { ...GREECE, outcome: 'failed' });
      atOnce.nextTurn();
      for (const table of [late, atOnce]) {
        expect(table.value('index')).toBe(index);
        expect([table.nextTurn().value('index'), table.value('cards:Italy')]).toEqual([index, 1]);
      }
    },
  );

  it('GS 23.21A, reading “stays”: a failed German one adds nothing, and a second attack counts once', () => {
    const table = failing('stays');
    table.run('aggression', { power: 'Germany', target: 'Poland', outcome: 'failed' });
    table.run('aggression', { ...GREECE, outcome: 'failed' });
    expect(table.refused('complete-aggression', { target: 'Greece' }).rule).toBe('GS 9.14B');
    table.nextTurn().run('aggression', GREECE);
    expect([table.value('index'), table.nextTurn().value('index')]).toEqual([1, 1]);
    expect(table.value('cards:Italy')).toBe(2);
    expect(sourceOf(table, 'Greece').words).toBe('Greece taken');
  });
});
