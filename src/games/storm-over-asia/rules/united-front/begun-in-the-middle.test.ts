import { describe, expect, it } from 'vitest';
import { readFreshSetup } from '@/kernel/system';
import type { SetupInput } from '../setup';
import { system } from '../system';
import { sitDown } from '../testing/play';
import { readTotal } from '../totals';

const FRONT = { exists: true, entered: 10, conversions: 5 };

/** A new table that starts mid-game with a United Front of level 10 that includes five −1 modifiers. */
function sitWith(reading: 'yes' | 'no', conversions = 5) {
  const setup = readFreshSetup(system as never, {
    name: 'T',
    seats: [{ person: 'Anna', powers: ['Japan', 'China', 'Britain', 'Russia'] }],
    cards: 'paper',
    front: { ...FRONT, conversions },
    readings: { 'initial-modifiers': reading },
  });
  if (!setup.ok) throw new Error(setup.refusal.message);
  const { china: _, ...begun } = setup.value as SetupInput;
  return sitDown('paper', { china: { Shensi: 'NNNN', Yunnan: 'NNW' }, setup: begun });
}
type Table = ReturnType<typeof sitWith>;

/** So many events turn a Nationalist flag into a warlord one. */
function turnByEvents(table: Table, count: number) {
  for (let at = 0; at < count; at += 1)
    table.run('turn-flag', {
      region: at < 4 ? 'Shensi' : 'Yunnan',
      from: 'Nationalist',
      to: 'warlord',
      by: 'event',
    });
  return table.value('front');
}

describe('SOA 26.22, 32.81A: a Front begun in the middle with five −1', () => {
  it.each([
    ['no', 0, 5],
    ['no', 1, 6],
    ['no', 3, 8],
    ['no', 4, 8],
    ['yes', 1, 6],
    ['yes', 5, 10],
    ['yes', 6, 10],
  ] as const)('initial-modifiers %s: after %i events its level is %i', (reading, events, level) => {
    expect(turnByEvents(sitWith(reading), events)).toBe(level);
  });

  it('one of play goes before an earlier one, and the two of the start go last', () => {
    const table = sitWith('yes');
    table.run('turn-flag', { region: 'Yunnan', from: 'warlord', to: 'Nationalist', by: 'event' });
    turnByEvents(table, 5);
    const earlier = ['Nationalist to warlord by an event: an earlier one no longer counts', 1];
    expect(readTotal(table.open, 'front').lines.map(({ words, amount }) => [words, amount])).toEqual([
      ['Entered by the table', 10],
      ['Two at the start', -2],
      ['Three from before this table', -3],
      ['Warlord to Nationalist, Yunnan', -1],
      ['Nationalist to warlord by an event: one of the start no longer counts', 1],
      earlier,
      earlier,
      earlier,
      ['Nationalist to warlord by an event: Yunnan no longer counts', 1],
    ]);
  });

  it('fewer than two are all of the start', () => {
    expect(turnByEvents(sitWith('no', 1), 2)).toBe(9);
  });

  it('a table of an earlier release counts all of them as from the start, as before', () => {
    const older = sitDown('paper', {
      china: { Shensi: 'NNNN', Yunnan: 'NN' },
      setup: { front: FRONT, readings: { 'initial-modifiers': 'no' } },
    });
    expect(turnByEvents(older, 4)).toBe(5);
    expect(readTotal(older.open, 'front').lines.map(({ words }) => words)).toContain('Five at the start');
  });
});
