import { describe, expect, it } from 'vitest';
import type { Corrected } from '@/kernel/journal/standing';
import { sitDown } from './testing/play';

type Table = ReturnType<typeof sitDown>;
const goneOf = (table: Table) => (table.journal.entries.at(-1)?.open?.came as Corrected | undefined)?.gone;
const doubles = (hex: string) => ({ type: 'doubles', hex, sides: ['first'] });

/** Makes an event in each of these hexes with a type die that makes it wait. */
function wait(table: Table, ...hexes: string[]) {
  for (const hex of hexes) {
    table.run('doubles', doubles(hex));
    table.run('type-die', { event: table.open.pending[0]?.id, die: 7 });
  }
}

describe('a mistake that is found later', () => {
  it('GOSS 23.1.0: doubles put in later wait for their type die now, and the later ones stay', () => {
    const table = sitDown({ setup: { readings: { doubles: 'either' } } }).to('first:combat');
    const next = table.journal.entries.length + 1;
    wait(table, '1212', '1414');
    table.run('correct', { entry: next, how: 'insert', command: doubles('1010') });
    expect(goneOf(table)).toEqual([]);
    expect(table.open.markers.map(({ hex }) => hex)).toEqual(['1212', '1414']);
    expect(table.open.pending).toMatchObject([{ hex: '1010', step: 'type' }]);
    expect(table.refused('doubles', doubles('1616')).allowed).toBe('Next: The type die');
  });

  it('GOSS 23.1.0: an event whose type die is corrected to a combat event now waits for its result', () => {
    const table = sitDown({ setup: { readings: { doubles: 'either' } } }).to('first:combat');
    wait(table, '1010', '1212');
    const entry = table.journal.entries.length - 2;
    const event = table.journal.entries[entry - 1]?.open?.command.event;
    table.run('correct', { entry, how: 'change', command: { type: 'type-die', event, die: 2 } });
    expect(goneOf(table)).toEqual([]);
    expect(table.open.markers.map(({ hex }) => hex)).toEqual(['1212']);
    expect(table.open.pending).toMatchObject([{ hex: '1010', step: 'result' }]);
  });

  const ROWS = [
    { from: 0, to: 49, combat: 'Low', movement: 'Low' },
    { from: 50, to: 99, combat: 'High', movement: 'High', keeps: true },
  ];
  const table = (last: number) => ({
    name: 'Own',
    rows: ROWS.map((row, at) => (at === 0 ? { ...row, to: last } : { ...row, from: last + 1 })),
    modifiers: [],
  });
  const assault = (hex: string, attacker: number[], defender: number[]) => ({
    type: 'assault',
    hex,
    attacker: 'first',
    dice: { attacker, defender },
  });
  const entered = (played: Table) => played.journal.entries.length;
  const outcomeOf = (played: Table, n: number) => {
    const corrected = played.journal.entries.at(-1)?.open?.came as Corrected;
    return corrected.again[n]?.came as { side: string; hex: string; row?: { words: string } } | undefined;
  };

  it.each(['combat', 'movement'] as const)(
    'GOSS 23.1.1: a %s result is read from the corrected table',
    (kind) => {
      const played = sitDown()
        .to('first:combat')
        .run('set-results', { results: table(49) });
      const set = entered(played);
      played.assault('33', '77');
      const event = played.open.pending[0]?.id as string;
      played.run('type-die', { event, die: kind === 'combat' ? 2 : 7 });
      if (kind === 'movement') played.to('first:exploitation');
      played.run('result', { [kind === 'combat' ? 'event' : 'marker']: event, dice: [4, 5] });
      const read = entered(played);
      played.run('correct', {
        entry: set,
        how: 'change',
        command: { type: 'set-results', results: table(39) },
      });
      expect(outcomeOf(played, read)?.row?.words).toBe('High');
      expect(played.open.markers.map(({ works }) => works)).toEqual(
        kind === 'combat' ? [] : [{ words: 'High', keeps: true }],
      );
    },
  );

  it.each(['result', 'negate'])(
    'GOSS 23.1.0: %s uses the side and the hex of the corrected event',
    (type) => {
      const played = sitDown({ setup: { readings: { doubles: 'either' } } }).to('first:combat');
      played.run('set-results', { results: table(49) });
      const { type: _, ...more } = assault('2318', [3, 3], [7, 1]);
      played.run('assault', more);
      const rolled = entered(played);
      const event = played.open.pending[0]?.id as string;
      played.run('type-die', { event, die: 2 });
      played.run(type, type === 'result' ? { event, dice: [4, 5] } : { event });
      const settled = entered(played);
      played.run('correct', { entry: rolled, how: 'change', command: assault('2420', [3, 4], [7, 7]) });
      expect(outcomeOf(played, settled)).toMatchObject({ side: 'second', hex: '2420' });
      expect(played.open.pending).toEqual([]);
    },
  );

  it('GOSS 23.1.1a: a second assault on a hex stays if a correction inserts an event before it', () => {
    const table = sitDown({ setup: { readings: { doubles: 'either' } } }).to('first:combat');
    const next = table.journal.entries.length + 1;
    wait(table, '1212');
    table.run('correct', { entry: next, how: 'insert', command: doubles('1212') });
    expect(goneOf(table)).toEqual([]);
    expect([table.open.markers.length, table.open.pending.length]).toEqual([1, 1]);
  });
});
