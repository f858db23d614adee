import { describe, expect, it } from 'vitest';
import { stateAt } from '@/kernel/journal/moments';
import { CHOICES_BEFORE } from './options';
import { movesWith } from './previews';
import { startTable } from './state/start';
import { system } from './system';
import { FIVE, type Play, paper } from './testing/play';
import type { CivilWarCountry } from './vocabulary';

const modifier = (country: CivilWarCountry) => ({
  kind: 'diplomacy' as const,
  country,
  amount: 1,
  side: 'Axis' as const,
  beneficiaries: ['Italy' as const],
});
const dispute = { kind: 'dispute' as const, countries: ['Greece', 'Bulgaria'] as ['Greece', 'Bulgaria'] };

/** A war that is fought after so many events, each of which placed a counter. */
function fought(events: number, readings: Record<string, string> = {}): Play {
  const table = paper({ readings }).to('diplomacy');
  table.run('civil-war', { country: 'Spain', counters: events, state: 'fought' });
  return table;
}
const counters = (table: Play) => table.plays('Italy', modifier('Spain')).open.civilWars.Spain.counters;
const owed = ({ open }: Play) => open.obligations.filter(({ ask }) => ask.type === 'war');

describe('a civil war that is fought', () => {
  it.each([
    [0, 1],
    [3, 4],
    [4, 5],
    [5, 4],
    [6, 5],
  ])(
    'GS Guide, Diplomacy, 25.61A: after %i events one with a modifier makes the counters %i',
    (events, made) => {
      expect(counters(fought(events))).toBe(made);
    },
  );

  it('GS 25.61A: the fifth removes one if the table counts it among the five', () => {
    const itself = { 'war-fifth': 'itself' };
    expect([counters(fought(3, itself)), counters(fought(4, itself))]).toEqual([4, 3]);
  });

  it('GS 25.61A: reading “valued” works as before: nothing happens before five', () => {
    const valued = { 'war-counter': 'valued' };
    expect([counters(fought(3, valued)), counters(fought(5, valued))]).toEqual([3, 4]);
  });

  it('GS 25.61A: “table” leaves the counters unchanged and asks nothing', () => {
    const table = fought(5, { 'war-counter': 'table' });
    expect([counters(table), owed(table)]).toEqual([5, []]);
  });

  it('GS 25.61A: “ask” asks the table each time, and nothing moves before the answer', () => {
    const table = fought(5, { 'war-counter': 'ask' });
    expect(counters(table)).toBe(5);
    const [due] = owed(table);
    expect(due).toMatchObject({ owes: 'table', rule: 'GS 25.61A' });
    expect(table.refused('advance').rule).toBe('GS 25.61A');
    const ask = { obligation: due?.id };
    expect(table.refused('answer', { ...ask, answer: 'two' })).toMatchObject({
      rule: 'GS 25.61A',
      allowed: 'Choose Place one, Take one away, Neither.',
    });
    expect(table.open.civilWars.Spain.counters).toBe(5);
    table.run('answer', { ...ask, answer: 'taken' });
    expect([table.open.civilWars.Spain.counters, owed(table)]).toEqual([4, []]);
    expect(table.refused('answer', { ...ask, answer: 'taken' }).message).toContain('no longer open');
  });

  it('GS 25.61A: “ask” offers no counter to remove if there is none', () => {
    const table = fought(0, { 'war-counter': 'ask' });
    counters(table);
    const ask = { obligation: owed(table)[0]?.id };
    expect(table.refused('answer', { ...ask, answer: 'taken' })).toMatchObject({
      message: '"taken" is not offered. There is none.',
      allowed: 'Choose Place one, Neither.',
    });
    table.run('answer', { ...ask, answer: 'placed' });
    expect(table.open.civilWars.Spain.counters).toBe(1);
  });

  it('GS Guide, Diplomacy: an event of value 0 does nothing once the war is fought', () => {
    const table = fought(3).plays('Italy', { kind: 'civil-war', country: 'Spain' });
    expect(table.open.civilWars.Spain).toMatchObject({ counters: 3, events: 4 });
  });
});

describe('a civil war event in a conquered country', () => {
  const wars = (readings: Record<string, string> = {}) => {
    const table = paper({ readings });
    table.run('set-fact', { fact: 'conquered', country: 'Greece', by: 'Axis' });
    return table.deal(0, [dispute, { kind: 'civil-war', country: 'Greece' }]).value('war:Greece');
  };

  it('GS Guide, Diplomacy, 25.31: an event of value 0 places nothing, a dispute places its counter', () => {
    expect(wars()).toBe(1);
  });

  it('GS Guide, Diplomacy: with the other reading a dispute places nothing there either', () => {
    expect(wars({ 'war-conquered': 'nothing' })).toBe(0);
  });
});

describe('readings of tables from before', () => {
  it('GS 25.61A: a set-up without readings folds as before', () => {
    const setup = { name: 'Old', seats: FIVE, cards: 'paper' };
    expect(startTable(setup as never).open.readings).toEqual(CHOICES_BEFORE);
    expect(CHOICES_BEFORE).toMatchObject({
      'war-counter': 'valued',
      'war-conquered': 'dispute',
      'factory-once': 'once',
    });
  });

  it('GS 25.61A: a new table records the current defaults, and keeps its chosen readings', () => {
    const fresh = system.fresh?.({ name: 'New', readings: { reshuffle: 'ask' } });
    expect(fresh).toMatchObject({ readings: { 'war-counter': 'placed', reshuffle: 'ask' } });
    expect(stateAt(paper().journal).open.readings['war-counter']).toBe('placed');
  });
});

describe('GS 25.31: choosing a country shows the marker that moves with it', () => {
  const flexible = { kind: 'flexible' as const, power: 'Italy' as const, amount: 1 };
  const event = {
    title: 'Envoys',
    secret: false,
    effects: [{ ...flexible, countries: ['Greece' as const, 'Turkey' as const] }],
  };
  const moves = ({ open }: Play, answer: string) => movesWith(open, { event, at: 0, power: 'Italy' }, answer);

  it('before the choice, and it is what then happens', () => {
    const table = paper().to('diplomacy');
    expect([moves(table, 'Turkey'), moves(table, 'none')]).toEqual([null, null]);
    expect(moves(table, 'Greece')).toContain('Greece’s civil war marker');
    table.run('civil-war', { country: 'Greece', counters: 2, state: 'quiet' });
    expect(moves(table, 'Greece')).toBe('Move Greece’s civil war marker from 2 to 3');
    table.run('show-event', { power: 'Italy', event, answers: { 0: 'Greece' } });
    expect(table.open.civilWars.Greece.counters).toBe(3);
  });

  it('nothing moves if the country is conquered, or if the table is asked', () => {
    const table = fought(2, { 'war-counter': 'ask' });
    const spain = { ...event, effects: [{ ...flexible, countries: ['Spain' as const, 'Turkey' as const] }] };
    expect(movesWith(table.open, { event: spain, at: 0, power: 'Italy' }, 'Spain')).toBeNull();
    table.run('set-fact', { fact: 'conquered', country: 'Greece', by: 'Axis' });
    expect(moves(table, 'Greece')).toBeNull();
  });
});
