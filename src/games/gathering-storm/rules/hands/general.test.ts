import { describe, expect, it } from 'vitest';
import type { Effect, EffectOf } from '../effects/shapes';
import { event, hands, type Play, paper } from '../testing/play';
import type { Country, Power, Side } from '../vocabulary';

const income = (power: Power, amount: number): Effect => ({ kind: 'income', power, amount });
const support = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });
const index = (amount: number): Effect => ({ kind: 'index', amount });
const leans = (
  country: Country,
  amount: number,
  side: Side,
  ...beneficiaries: Power[]
): EffectOf<'diplomacy'> => ({
  kind: 'diplomacy',
  country,
  amount,
  side,
  beneficiaries,
});
const closer = (country: 'Spain' | 'Yugoslavia' | 'Greece'): Effect => ({ kind: 'civil-war', country });
const values = (table: Play, ...totals: string[]) => totals.map((total) => table.value(total));

describe('trend and income', () => {
  it('GS 9.21, B1: trend +1 moves the climate for good, and the entered effect applies to only four powers', () => {
    const table = paper().deal(1);
    for (const power of ['Germany', 'Italy', 'Britain', 'France'])
      table.run('set-fact', { fact: 'climate-income', climate: 1, power, value: power === 'France' ? 0 : 2 });
    const entered = { fact: 'climate-income', climate: 1, power: 'Russia', value: 2 };
    expect(table.refused('set-fact', entered).rule).toBe('GS 9.21');
    expect(values(table, 'climate', 'income:Italy', 'income:France', 'income:Russia')).toEqual([1, 2, 0, 0]);
    expect(table.explain('income:Russia').lines.filter(({ rule }) => rule === 'GS 11.3')).toEqual([]);
    expect(table.explain('income:Italy').lines.filter(({ rule }) => rule === 'GS 11.3')).toHaveLength(1);
    expect(table.nextTurn().value('climate')).toBe(1);
  });

  it('GS 11.3: a value that the table has not entered yet is a line of 0 that says so', () => {
    const line = paper().deal(1).explain('income:Italy').lines.at(-1);
    expect(line).toMatchObject({ amount: 0, basis: 'assumed', rule: 'GS 11.3' });
  });

  it('GS 9.21, B2: at +3 a trend of +1 stops, and its line names the limit', () => {
    const table = paper({ climate: 3 }).deal(1);
    expect(table.value('climate')).toBe(3);
    expect(table.explain('climate').lines.at(-1)).toMatchObject({
      amount: 0,
      how: expect.stringContaining('limit'),
    });
    expect(table.nextTurn().deal(-1).value('climate')).toBe(2);
  });

  it('GS 9.21, B2: a trend of +2 at +2 makes one step; with reading "none" it makes both', () => {
    expect(paper({ climate: 2 }).deal(2).value('climate')).toBe(3);
    expect(
      paper({ climate: 2, readings: { 'climate-range': 'none' } })
        .deal(2)
        .value('climate'),
    ).toBe(4);
  });

  it('GS 9.21: a climate that the table set beyond the limit is never pushed the other way', () => {
    expect(paper({ climate: 5 }).deal(1).value('climate')).toBe(5);
    expect(paper({ climate: 5 }).deal(-1).value('climate')).toBe(4);
    expect(paper({ climate: -4 }).deal(-1).value('climate')).toBe(-4);
  });

  it('GS Guide, Income, B3: German income +1 and Turkey 1 for Germany, both gone next turn', () => {
    const table = paper().deal(0, [income('Germany', 1), leans('Turkey', 1, 'Axis', 'Germany')]);
    expect(values(table, 'income:Germany', 'country:Turkey:Axis', 'income:Italy')).toEqual([1, 1, 0]);
    expect(table.lines('country:Turkey:Axis')[0]?.beneficiaries).toEqual(['Germany']);
    expect(values(table.nextTurn(), 'income:Germany', 'country:Turkey:Axis')).toEqual([0, 0]);
    expect(table.value('tiles:Germany')).toBe(1);
  });

  it('GS Guide, Income, B3: a beneficiary may be unnamed, and never of another side', () => {
    const enter = (effect: Effect) => ({ trend: 0, general: event(effect) });
    const table = paper();
    expect(table.refused('enter-card', enter(leans('Turkey', 1, 'Axis', 'France'))).rule).toBe('GS 9.31C');
    table.run('enter-card', enter(leans('Turkey', 1, 'Axis')));
    table.run('apply-card');
    expect(table.value('country:Turkey:Axis')).toBe(1);
  });

  it('GS 9.31B, 10.24, B4: Italian support −1 before income lowers it once, and is gone next turn', () => {
    const table = paper().deal(0, support('Italy', -1)).to('industrial');
    expect(values(table, 'support:Italy', 'income:Italy', 'tiles:Italy')).toEqual([-1, -1, -1]);
    table.run('undo');
    table.run('undo');
    table.run('add-line', { total: 'tiles:Italy', amount: 4 });
    expect(values(table.nextTurn(), 'support:Italy', 'income:Italy', 'tiles:Italy')).toEqual([0, 0, 3]);
  });

  it.each([
    ['line', 'income', 0, 1, 1],
    ['at-once', 'income', 0, 1, 1],
    ['line', 'read', 1, 1, 1],
    ['at-once', 'read', 0, 1, 1],
  ] as const)(
    'GS 10.24, B4a: reading "%s", a +1 shown in step %s counts once: income %i, points %i, support %i',
    (reading, step, earned, points, level) => {
      const table = paper({ readings: { 'support-income': reading } }).to(step);
      if (step === 'income') table.run('take-income');
      table.plays('Germany', support('Germany', 1), { secret: true });
      table.to('industrial');
      expect(values(table, 'income:Germany', 'tiles:Germany', 'support:Germany')).toEqual([
        earned,
        points,
        level,
      ]);
    },
  );

  it('GS 10.24, B4a: reading "at-once" gives the tile point before income is taken, "line" only with it', () => {
    const points = (reading: string) =>
      paper({ readings: { 'support-income': reading } })
        .to('read')
        .plays('Germany', support('Germany', 1))
        .value('tiles:Germany');
    expect([points('at-once'), points('line')]).toEqual([1, 0]);
  });
});

describe('support and index', () => {
  it('GS Guide, Support, B5: both powers on one card, reverted by one undo', () => {
    const table = paper().deal(0, [support('Italy', 1), support('Germany', 1)]);
    expect(values(table, 'support:Italy', 'support:Germany')).toEqual([1, 1]);
    table.run('undo');
    table.run('undo');
    expect(values(table, 'support:Italy', 'support:Germany')).toEqual([0, 0]);
    expect(table.open.step).toBe('general');
  });

  it('GS Guide, Support, B6: Austria 2, German support +1 and the index +1 are one event of this turn', () => {
    const table = paper().deal(0, [leans('Austria', 2, 'Axis', 'Germany'), support('Germany', 1), index(1)]);
    const keys = ['country:Austria:Axis', 'support:Germany', 'index'];
    expect(values(table, ...keys)).toEqual([2, 1, 1]);
    expect(values(table.nextTurn(), ...keys)).toEqual([0, 0, 0]);
  });

  it('GS 23.24, B7: +1 on an index of 2 is 3 now and 2 next turn', () => {
    const table = paper();
    table.run('say-total', { total: 'index', value: 2 });
    expect(table.deal(0, index(1)).value('index')).toBe(3);
    expect(table.nextTurn().value('index')).toBe(2);
  });

  it.each([
    ['German: from the turn after success', 'Germany', 'succeeded', 'Austria', [0, 1]],
    ['Italian: from the turn after it began, conquered or not', 'Italy', 'going-on', 'Greece', [0, 1]],
    ['German, still going on: not yet', 'Germany', 'going-on', 'Poland', [0, 0]],
    ['not on the list: never', 'Germany', 'succeeded', 'Rhineland', [0, 0]],
  ] as const)('GS 23.21A, %s', (_, power, outcome, target, expected) => {
    const table = paper();
    table.run('aggression', { power, target, outcome });
    expect([table.value('index'), table.nextTurn().value('index')]).toEqual(expected);
  });

  it('GS 23.21B, D, E: the Pact for good, the climate at its ends, civil wars once in all', () => {
    const table = paper({ climate: -3 });
    expect(table.value('index')).toBe(1);
    table.run('sign-pact');
    table.run('end-pact');
    expect(table.value('index')).toBe(2);
    for (const country of ['Spain', 'Greece'])
      table.run('civil-war', { country, counters: 5, state: 'fought' });
    expect(table.value('index')).toBe(3);
    expect(table.deal(1).value('index')).toBe(2);
    expect(paper({ climate: 3 }).value('index')).toBe(-1);
  });
});

describe('entries', () => {
  it('GS 9.31: the entry that applies a card records every total it changed, before and after, and no other', () => {
    const table = paper({ climate: 1 });
    table.run('enter-card', { trend: -1, general: event([support('Italy', -1), index(2), closer('Spain')]) });
    expect(table.run('apply-card').changes).toEqual([
      ['climate', 1, 0],
      ['income:Italy', 0, -1],
      ['index', 0, 2],
      ['support:Italy', 0, -1],
      ['war:Spain', 0, 1],
    ]);
  });
});

describe('diplomacy and civil wars', () => {
  it('GS 9.31C, B15: Belgium 1 for France is the Allies’ modifier, credited to France', () => {
    const table = paper().deal(0, leans('Belgium', 1, 'Allies', 'France'));
    expect(values(table, 'country:Belgium:Allies', 'country:Belgium:Axis')).toEqual([1, 0]);
    expect(table.lines('country:Belgium:Allies')[0]?.beneficiaries).toEqual(['France']);
  });

  it('GS 9.31C, B15a: favoring two powers names both and counts once', () => {
    const table = paper().deal(0, leans('Belgium', 1, 'Allies', 'Britain', 'France'));
    expect(table.value('country:Belgium:Allies')).toBe(1);
    expect(table.lines('country:Belgium:Allies')[0]?.beneficiaries).toEqual(['Britain', 'France']);
  });

  it('GS Guide, Diplomacy, B16: two targets, two beneficiaries, one line in the index', () => {
    const table = paper().deal(0, [
      leans('Hungary', 1, 'Axis', 'Germany'),
      leans('Rumania', 1, 'Allies', 'France'),
      index(1),
    ]);
    expect(values(table, 'country:Hungary:Axis', 'country:Rumania:Allies', 'index')).toEqual([1, 1, 1]);
    expect(table.lines('index')).toHaveLength(1);
  });

  it('GS 25.31, B17: an event of value 0 brings one counter, the index and no modifier', () => {
    const table = paper().deal(0, [closer('Yugoslavia'), index(1)]);
    expect(table.open.civilWars.Yugoslavia.counters).toBe(1);
    expect(
      values(table, 'index', ...['Axis', 'Allies', 'Russia'].map((side) => `country:Yugoslavia:${side}`)),
    ).toEqual([1, 0, 0, 0]);
    expect(table.nextTurn().open.civilWars.Yugoslavia.counters).toBe(1);
  });

  it('GS 25.31, B17a: Spain 1 on the general card is a modifier and a counter; Belgium 1 brings none', () => {
    const table = paper().deal(0, [leans('Spain', 1, 'Axis', 'Italy'), leans('Belgium', 1, 'Axis', 'Italy')]);
    expect(table.value('country:Spain:Axis')).toBe(1);
    expect(Object.values(table.open.civilWars).map(({ counters }) => counters)).toEqual([1, 0, 0]);
  });

  it.each([
    ['valued', 6, 6],
    ['both', 6, 5],
    ['table', 6, 6],
  ])(
    'GS 25.61A, B18: value 0 while the war is fought, reading "%s": %i counters become %i, index +1',
    (reading, before, after) => {
      const table = paper({ readings: { 'war-counter': reading } });
      table.run('civil-war', { country: 'Yugoslavia', counters: before, state: 'fought' });
      table.deal(0, [closer('Yugoslavia'), index(1)]);
      expect(table.open.civilWars.Yugoslavia.counters).toBe(after);
      // One for the event, one for the war.
      expect(values(table, 'index', 'country:Yugoslavia:Axis')).toEqual([2, 0]);
    },
  );

  it('GS 25.31: if the war has ended nothing is added', () => {
    const table = paper();
    table.run('civil-war', { country: 'Spain', counters: 0, state: 'ended' });
    expect(table.deal(0, closer('Spain')).open.civilWars.Spain.counters).toBe(0);
  });

  it('GS 9.31A: an effect for the board leaves no total changed', () => {
    const table = paper();
    table.run('enter-card', {
      trend: 0,
      general: event({ kind: 'by-hand', words: 'Steps are doubled.', window: 'drawn' }),
    });
    expect(table.run('apply-card').changes).toEqual([]);
    expect(table.open.obligations).toEqual([]);
  });

  it('GS Guide: what only a national card may carry is refused on a general one', () => {
    const flexible = {
      kind: 'flexible',
      power: 'Italy',
      amount: 1,
      countries: ['Greece', 'Turkey'],
    } as Effect;
    for (const effect of [flexible, income('Italy', -1)])
      expect(paper().refused('enter-card', { trend: 0, general: event(effect) }).rule).toContain('GS Guide');
  });

  it('GS 9.12: the app’s card works as the paper one does', () => {
    const table = hands({}, {}, [support('Italy', -1), index(2)]);
    expect(values(table, 'support:Italy', 'index')).toEqual([-1, 2]);
  });
});
