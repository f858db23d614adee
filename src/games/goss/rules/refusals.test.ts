import { describe, expect, it } from 'vitest';
import { HOUSE_RESULTS } from './results/house';
import { system } from './system';
import { sitDown } from './testing/play';

const last = (table: ReturnType<typeof sitDown>) => table.open.pending.at(-1)?.id as string;

describe('bad input is refused with what would be allowed', () => {
  it.each([10, -1, 3.5, '7'])('dice of %s', (die) => {
    const table = sitDown().to('first:combat');
    const allowed = 'A die shows a whole number from 0 to 9.';
    const typed = { attacker: [die, 1], defender: [2, 2] };
    expect(table.refused('assault', { hex: '2318', attacker: 'first', dice: typed }).message).toContain(
      allowed,
    );
    table.assault('11', '22');
    expect(table.refused('type-die', { event: last(table), die }).message).toContain(allowed);
    table.run('type-die', { event: last(table), die: 0 });
    expect(table.refused('result', { event: last(table), dice: [1, die] }).message).toContain(allowed);
    expect(table.refused('negate', { event: last(table), rating: 3, die }).message).toContain(allowed);
  });

  it('markers and events that are gone, or named twice or not at all', () => {
    const table = sitDown().to('first:combat');
    const marker = table.waits('first', '2417');
    expect(table.refused('units-done', { marker: 'e9' })).toMatchObject({
      message: 'This marker is gone.',
      allowed: 'On the map: Western, 2417.',
    });
    table.run('remove-marker', { marker, words: 'Laid by mistake' });
    for (const type of ['units-done', 'result', 'negate', 'remove-marker'])
      expect(table.refused(type, { marker }).allowed).toBe('No marker is on the map.');
    expect(table.refused('type-die', { event: 'e9', die: 3 }).allowed).toBe('No event is pending now.');
    table.assault('11', '22');
    const event = last(table);
    expect(table.refused('result', { event, dice: [1, 1] }).allowed).toBe('Next: The type die');
    expect(table.refused('result', {}).allowed).toBe('One of them.');
    expect(table.refused('negate', { event, marker }).allowed).toBe('One of them.');
    expect(table.refused('type-die', { event: 'e9', die: 3 }).allowed).toBe(
      'Pending: Western event in 2318.',
    );
  });

  it('modifiers that are not of this table, of the other column, or named twice', () => {
    const table = sitDown().to('first:combat').assault('11', '22');
    const event = last(table);
    table.run('type-die', { event, die: 0 });
    for (const modifiers of [['snow'], ['crowd'], ['night', 'night']])
      expect(table.refused('result', { event, dice: [1, 1], modifiers })).toMatchObject({
        rule: 'GOSS 23.1.1a',
        allowed: 'Each once: night and leader.',
      });
  });

  it('a marker at work is neither set off nor negated again', () => {
    const table = sitDown().to('first:combat');
    const marker = table.waits('first', '2417');
    table.run('advance').run('result', { marker, dice: [1, 3] });
    expect(table.refused('result', { marker, dice: [1, 3], anyway: true }).message).toContain('in effect');
    expect(table.refused('negate', { marker })).toMatchObject({ rule: 'GOSS 22.1.5' });
  });

  it('a set-up with two sides of one name, and one with a faulty table of results', () => {
    const party = (name: string, mark: 'disk' | 'square') => ({ name, mark, tone: 'ink' });
    const sides = { first: party('Western', 'disk'), second: party('Eastern', 'square') };
    expect(system.readSetup({ name: 'River', sides }).ok).toBe(true);
    const bad = [
      { name: 'River', sides: { ...sides, second: party(' western', 'square') } },
      { name: 'River', sides: { ...sides, second: party('x'.repeat(21), 'square') } },
      { name: 'River', sides: { ...sides, second: party('', 'square') } },
      { name: 'River', sides, results: { ...HOUSE_RESULTS, rows: HOUSE_RESULTS.rows.slice(1) } },
    ];
    for (const input of bad) expect(system.readSetup(input).ok).toBe(false);
    expect(system.readSetup(bad[3])).toMatchObject({ refusal: { message: 'No row covers 00 to 04.' } });
    expect(system.readDeck(null).ok).toBe(true);
    expect(system.readDeck({}).ok).toBe(false);
  });

  it('a table of results with an overlap; mended, it is taken', () => {
    const table = sitDown();
    const row = { from: 0, to: 60, combat: 'Left', movement: 'Right' };
    const results = { name: 'Printed', rows: [row, { ...row, from: 50, to: 99 }], modifiers: [] };
    expect(table.refused('set-results', { results })).toMatchObject({
      message: 'Rows 1 and 2 both cover 50 to 60.',
      rule: 'GOSS 23.1.1a',
    });
    results.rows[0] = { ...row, to: 49 };
    table.run('set-results', { results });
    expect(table.refused('set-results', { results: table.open.results }).message).toContain('already');
    table.to('first:combat').assault('11', '22');
    table.run('type-die', { event: last(table), die: 0 });
    table.run('result', { event: last(table), dice: [1, 2] });
    expect(table.said.text).toBe('Western, 2318: Left');
    expect(table.said.notes).toContain('Row 00 to 49 of Printed, combat');
  });
});
