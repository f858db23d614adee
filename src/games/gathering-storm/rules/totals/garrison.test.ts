import { describe, expect, it } from 'vitest';
import type { Explained } from '@/kernel/totals';
import { paper } from '../testing/play';
import { isWhole, lackingIn } from './index';

const GARRISON = 'garrison:Russia';
const linesOf = ({ lines }: Explained) =>
  lines.map(({ words, amount, lacking }) => [words, lacking ? null : amount]);

const part = (name: string, value: number | null) => ({ fact: 'garrison', part: name, value });

describe('GS 21.22: the garrison that Russia needs', () => {
  it('is 8 for Manchuria, and parts not entered do not count as 0', () => {
    const table = paper({ keeps: ['income'] });
    expect(linesOf(table.explain(GARRISON))).toEqual([
      ['Manchuria', 8],
      ['Axis leads in armor, infantry and air', null],
      ['European Aggression Index', 0],
      ['Axis and Allied flags in Finland, Poland, Rumania and Turkey', null],
      ['Occupation Policy results', null],
    ]);
    expect(isWhole(table.open, GARRISON)).toBe(false);
    expect(lackingIn(table.open, GARRISON)).toHaveLength(3);
  });

  it('with everything entered it is their sum', () => {
    const table = paper();
    for (const [name, value] of [
      ['armor', 2],
      ['infantry', 1],
      ['air', 0],
      ['flags', 3],
    ] as const)
      table.run('set-fact', part(name, value));
    table.run('set-fact', { fact: 'results', project: 'Axis/Occupation Policies', value: 1 });
    table.run('set-fact', { fact: 'index', value: 2 });
    expect(table.value(GARRISON)).toBe(8 + 3 + 3 + 1 + 2);
    expect(isWhole(table.open, GARRISON)).toBe(true);
  });

  it('GS 21.22B: an Allied lead in one type offsets an Axis lead in another, and the sum is never negative', () => {
    const table = paper();
    const leads = (armor: number, infantry: number, air: number) => {
      for (const [name, value] of Object.entries({ armor, infantry, air }))
        table.run('set-fact', part(name, value));
      return table.explain(GARRISON).lines[1]?.amount;
    };
    expect(leads(3, -2, 1)).toBe(2);
    expect(leads(1, -4, 1)).toBe(0);
    table.run('set-fact', part('air', null));
    expect(table.explain(GARRISON).lines[1]).toMatchObject({ lacking: true, how: 'Not entered: air' });
  });

  it('GS 21.22C: the index counts only above 0; in a game under way it must have been entered', () => {
    const table = paper();
    table.run('set-fact', { fact: 'index', value: -2 });
    expect(table.explain(GARRISON).lines[2]?.amount).toBe(0);
    expect(lackingIn(paper({ running: true }).open, GARRISON)).toContain('European Aggression Index');
  });

  it('the second Occupation Policy result adds two more', () => {
    const table = paper({ keeps: ['research'] });
    const results = (value: number) => {
      table.run('set-fact', { fact: 'results', project: 'Axis/Occupation Policies', value });
      return table.explain(GARRISON).lines.at(-1)?.amount;
    };
    // The app has tracked research since the first turn: none was shown.
    expect(table.explain(GARRISON).lines.at(-1)).toMatchObject({ amount: 0 });
    expect(table.explain(GARRISON).lines.at(-1)?.lacking).toBeUndefined();
    expect([results(1), results(2), results(3)]).toEqual([1, 3, 3]);
  });

  it('counts flags kept by the app in countries bordering Russia, each with the number the table enters', () => {
    const table = paper({ keeps: ['flags'] });
    expect(lackingIn(table.open, GARRISON)).not.toContain('Axis flags');
    table.run('set-fact', {
      fact: 'flags',
      country: 'Rumania',
      flags: ['Germany', 'Italy', 'France', 'Russia'],
    });
    table.run('set-fact', { fact: 'flags', country: 'Spain', flags: ['Germany'] });
    expect(lackingIn(table.open, GARRISON)).toEqual(expect.arrayContaining(['Axis flags', 'Allied flags']));
    table.run('set-fact', part('axis-flag', 2));
    table.run('set-fact', part('allied-flag', 1));
    expect(linesOf(table.explain(GARRISON))).toEqual(
      expect.arrayContaining([
        ['Axis flags', 4],
        ['Allied flags', 1],
      ]),
    );
  });

  it('flags of a game under way must have been entered', () => {
    const table = paper({ keeps: ['flags'], running: true });
    table.run('set-fact', { fact: 'flags', country: 'Poland', flags: [] });
    expect(lackingIn(table.open, GARRISON)).toContain('Flags in Finland, Rumania and Turkey');
  });

  it('refuses a negative number for a flag', () => {
    expect(paper().refused('set-fact', part('flags', -1))).toMatchObject({
      rule: 'GS 21.22',
      allowed: 'Enter 0 or more.',
    });
  });

  it('the table can set it, which completes it, and can add its own modifier', () => {
    const table = paper();
    table.run('say-total', { total: GARRISON, value: 8 });
    expect(isWhole(table.open, GARRISON)).toBe(true);
    table.run('add-line', { total: GARRISON, amount: 2, words: 'A rule of ours' });
    expect(table.value(GARRISON)).toBe(10);
  });
});

describe('GS 10.22: military counters from support', () => {
  it('as many as support for Germany, France and Russia, none below 0', () => {
    const table = paper().deal();
    table.plays('Germany', { kind: 'support', power: 'Germany', amount: 2 });
    table.plays('France', { kind: 'support', power: 'France', amount: -3 });
    expect(table.value('military:Germany')).toBe(2);
    expect(table.value('military:France')).toBe(0);
    expect(linesOf(table.explain('military:France'))).toEqual([
      ['French support', -3],
      ['Support below 0 allows none', 3],
    ]);
    expect(() => table.explain('military:Italy')).toThrow('There is no total "military:Italy".');
    expect(table.refused('add-line', { total: 'military:Italy', amount: 1 }).message).toContain(
      'no such total',
    );
  });

  it('no entry notes what only follows, so that tables of earlier versions add up', () => {
    const table = paper().deal();
    table.plays('Russia', { kind: 'support', power: 'Russia', amount: -2 });
    expect(table.journal.entries.at(-1)?.changes.map(([key]) => key)).toEqual([
      'income:Russia',
      'support:Russia',
    ]);
  });
});

describe('GS 18.51: forced builds of Russia', () => {
  it('none while its support is 0 or more', () => {
    const table = paper();
    expect(table.value('forced-builds:Russia')).toBe(0);
    expect(isWhole(table.open, 'forced-builds:Russia')).toBe(true);
  });

  it('below 0 there are some, and how many is the table’s to say', () => {
    const table = paper().deal();
    table.plays('Russia', { kind: 'support', power: 'Russia', amount: -2 });
    expect(lackingIn(table.open, 'forced-builds:Russia')).toEqual(['Russian support −2']);
    table.run('say-total', { total: 'forced-builds:Russia', value: 3 });
    expect(isWhole(table.open, 'forced-builds:Russia')).toBe(true);
    expect(table.value('forced-builds:Russia')).toBe(3);
  });
});
