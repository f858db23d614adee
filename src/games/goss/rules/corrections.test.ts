import { describe, expect, it } from 'vitest';
import type { Corrected } from '@/kernel/journal/standing';
import { sitDown } from './testing/play';

type Table = ReturnType<typeof sitDown>;
const goneOf = (table: Table) => (table.journal.entries.at(-1)?.open?.came as Corrected | undefined)?.gone;
const doubles = (hex: string) => ({ type: 'doubles', hex, sides: ['first'] });

/** An event in each of these hexes, whose type die says that it waits. */
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

  it('GOSS 23.1.0: an event whose type die is put right to a combat event waits for its result now', () => {
    const table = sitDown({ setup: { readings: { doubles: 'either' } } }).to('first:combat');
    wait(table, '1010', '1212');
    const entry = table.journal.entries.length - 2;
    const event = table.journal.entries[entry - 1]?.open?.command.event;
    table.run('correct', { entry, how: 'change', command: { type: 'type-die', event, die: 2 } });
    expect(goneOf(table)).toEqual([]);
    expect(table.open.markers.map(({ hex }) => hex)).toEqual(['1212']);
    expect(table.open.pending).toMatchObject([{ hex: '1010', step: 'result' }]);
  });

  it('GOSS 23.1.1a: a second assault of a hex stays where a correction puts an event before it', () => {
    const table = sitDown({ setup: { readings: { doubles: 'either' } } }).to('first:combat');
    const next = table.journal.entries.length + 1;
    wait(table, '1212');
    table.run('correct', { entry: next, how: 'insert', command: doubles('1212') });
    expect(goneOf(table)).toEqual([]);
    expect([table.open.markers.length, table.open.pending.length]).toEqual([1, 1]);
  });
});
