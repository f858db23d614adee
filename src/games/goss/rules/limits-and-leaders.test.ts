import { describe, expect, it } from 'vitest';
import { printCount, registerOf } from './register';
import { dice, sitDown } from './testing/play';

const inCombat = () => sitDown().to('first:combat');

describe('E: the limit, and leaders', () => {
  const two = (table = inCombat()) => {
    table.waits('second', '1010');
    table.waits('second', '1110');
    return table;
  };
  const third = (table: ReturnType<typeof sitDown>, side: string, die: number) => {
    table.run('doubles', { hex: '1210', sides: [side], active: side });
    const id = table.open.pending[0]?.id;
    table.run('type-die', { event: id, die });
    return id;
  };

  it('E9 (23.1.2): a third that would stay for more than one phase is ignored, and the journal explains why', () => {
    const table = two();
    third(table, 'second', 7);
    expect(table.open.markers).toHaveLength(2);
    expect(table.said).toEqual({
      text: 'Type die 7: a movement event for Eastern in 1210, ignored',
      notes: ['Ignored: a side has its two markers already, and it would stay for more than one phase'],
      rule: 'GOSS 23.1.2',
    });
  });

  it('E9 (23.1.2): a third marker is ignored also where its side moves in the very next phase', () => {
    const table = inCombat();
    table.waits('first', '1010');
    table.waits('first', '1110');
    third(table, 'first', 7);
    expect(table.values).toEqual({ 'markers:first': 2, 'markers:second': 0 });
    expect(table.said.text).toContain('ignored');
  });

  it('E9 (23.1.2): the table can place a third anyway, and the journal and the count show it', () => {
    const table = two();
    const marker = { hex: '1311', side: 'second' };
    expect(table.refused('place-marker', marker)).toMatchObject({ rule: 'GOSS 23.1.2', anyway: true });
    table.run('place-marker', { ...marker, anyway: true });
    expect(table.said).toMatchObject({
      notes: ['Laid by the table', 'All the same, at the table’s word', 'Eastern markers: 2 to 3'],
      rule: 'GOSS 23.1.2',
    });
    expect(printCount(registerOf(table.open).second)).toBe('3 of 2 markers');
    expect(registerOf(table.open).second.free).toBe(0);
  });

  it('E9 (23.1.2): by the reading, a third whose side moves in the very next phase lasts that phase', () => {
    const table = sitDown({ setup: { readings: { 'third-marker': 'phase' } } }).to('first:combat');
    table.waits('first', '1010');
    table.waits('first', '1110');
    const id = third(table, 'first', 7);
    expect(table.values).toEqual({ 'markers:first': 3, 'markers:second': 0 });
    expect(registerOf(table.open).first.rows[2]?.goes).toBe('With the end of the next phase');
    expect(printCount(registerOf(table.open).first)).toBe('2 of 2 markers, 1 for a phase');
    table.run('advance');
    expect(registerOf(table.open).first).toMatchObject({ goingNext: [id], free: 0 });
    // It is removed with its phase and not asked about; the other two are.
    expect(table.refused('advance').message).toContain('1010 and 1110 in this phase');
    table.run('advance', { anyway: true });
    expect(table.values['markers:first']).toBe(2);
  });

  it('E9a (23.1.2): two wait, and a combat event for that side: resolved', () => {
    const table = two();
    const id = third(table, 'second', 2);
    table.run('result', { event: id, dice: [3, 0] });
    expect(table.values['markers:second']).toBe(2);
  });

  it('E9b (23.1.2): two wait on one side, one falls to the other: placed', () => {
    const table = two();
    third(table, 'first', 7);
    expect(table.values).toEqual({ 'markers:first': 1, 'markers:second': 2 });
  });

  it('E10 (22.1.5): a leader negates if the table says so; removes the marker and keeps the journal entry', () => {
    const table = inCombat().assault('99', '44');
    table.run('negate', { event: table.open.pending[0]?.id, leader: 'The corps leader' });
    expect(table.open.pending).toEqual([]);
    expect(table.said).toEqual({
      text: 'The corps leader negates the event in 2318',
      notes: [],
      rule: 'GOSS 22.1.5',
    });
    const marker = table.waits('second', '1010');
    table.run('negate', { marker });
    expect(table.open.markers).toEqual([]);
    expect(table.refused('negate', { marker })).toMatchObject({ message: 'This marker is gone.' });
  });

  it('E10 (22.1.5): a die against the rating decides; on a failure the event stays, and the journal shows it', () => {
    const table = inCombat().assault('99', '44');
    const event = table.open.pending[0]?.id;
    expect(table.refused('negate', { event, die: 3 }).rule).toBe('GOSS 22.1');
    table.run('negate', { event, rating: 4, die: 5 });
    expect(table.open.pending).toHaveLength(1);
    expect(table.said).toMatchObject({
      text: 'A leader does not negate the event in 2318: it stays',
      notes: ['The die shows 5 against a rating of 4'],
    });
    table.run('negate', { event, rating: 4, die: 4 });
    expect(table.open.pending).toEqual([]);
  });

  it('undo brings the same dice again: each has its place', () => {
    const table = inCombat();
    const roll = () => table.run('assault', { hex: '2318', attacker: 'first' }).said.notes;
    const first = roll();
    expect(table.open.rolled).toBe(4);
    const second = roll();
    expect(second).not.toEqual(first);
    table.run('undo').run('undo');
    expect([roll(), roll()]).toEqual([first, second]);
    const silent = sitDown({ chance: null }).to('first:combat');
    expect(silent.refused('assault', { hex: '2318', attacker: 'first' }).allowed).toContain('Type the dice');
    silent.run('assault', {
      hex: '2318',
      attacker: 'second',
      dice: { attacker: dice('12'), defender: dice('34') },
    });
    expect(silent.said.notes).toEqual(['Eastern, attacking: 12', 'Western, defending: 34']);
  });
});
