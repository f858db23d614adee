import { describe, expect, it } from 'vitest';
import { registerOf } from './register';
import { sayEntry } from './sentences';
import { sitDown } from './testing/play';

/** One event on both sides waits, and Western units set it off first. @rule GOSS 23.1.0 */
function withEvent() {
  const table = sitDown({ setup: { readings: { 'both-doubles': 'together' } } }).to('first:combat');
  table.run('doubles', { hex: '2318', sides: ['first', 'second'] });
  const marker = table.open.pending[0]?.id as string;
  table.run('type-die', { event: marker, die: 7 });
  table.to('first:exploitation').run('result', { marker, dice: [1, 3] });
  return { table, marker };
}
const row = ({ open }: ReturnType<typeof sitDown>) => registerOf(open).first.rows[0];

describe('GOSS 23.1.1b, reading together: an event on both sides', () => {
  it('keeps its marker until the second side has moved', () => {
    const { table, marker } = withEvent();
    expect(table.refused('units-done', { marker })).toMatchObject({
      message: 'Eastern units may still move at 2318.',
      rule: 'GOSS 23.1.1b',
    });
    expect(row(table)).toMatchObject({ goes: 'Once Eastern units have moved', mayBeDone: false });
    table.to('second:movement');
    expect(row(table)?.mayBeDone).toBe(true);
    table.run('units-done', { marker });
    expect(table.open.markers).toEqual([]);
  });

  it('goes with the end of the phase in which the second side moves', () => {
    const { table } = withEvent();
    table.to('second:movement');
    expect(table.open.markers).toHaveLength(1);
    table.run('advance');
    expect(table.open.markers).toEqual([]);
  });

  it('notes this when it is set off', () => {
    const { table } = withEvent();
    const newest = table.journal.published.at(-1);
    expect(newest && sayEntry(newest).notes).toContain(
      'Its marker stays until the units of the other side have moved too',
    );
  });
});
