import { describe, expect, it } from 'vitest';
import { guideFor } from './guide';
import { registerOf } from './register';
import { sitDown } from './testing/play';

const inCombat = () => sitDown().to('first:combat');
const EITHER = { readings: { doubles: 'either' } } as const;

describe('E: finding a random event', () => {
  it('E0 (23.1.0): doubles on any roll that is not a ground assault make none', () => {
    const table = sitDown().to('first:movement');
    const refusal = table.refused('doubles', { hex: '2318', sides: ['first'] });
    expect(refusal).toMatchObject({ rule: 'GOSS 23.1.0' });
    expect(refusal.allowed).toContain('Go on to Combat');
    expect(table.open.pending).toEqual([]);
    // A ground assault out of its phase is the table’s word.
    table.run('doubles', { hex: '2318', sides: ['first'], anyway: true });
    expect(table.open.pending).toHaveLength(1);
  });

  it('E1 (23.1.0): 99 against 44, reading "both": a random event', () => {
    const table = inCombat().assault('99', '44');
    expect(table.open.pending).toMatchObject([{ side: 'first', hex: '2318', step: 'type' }]);
    expect(table.said).toMatchObject({
      text: 'A random event in 2318: Western',
      notes: ['Western, attacking: 99, doubles', 'Eastern, defending: 44, doubles'],
    });
  });

  it('E1a (23.1.0): the type die and a combat event precede the assault’s own result', () => {
    const table = inCombat().assault('99', '44');
    expect(guideFor(table.open)).toMatchObject({ line: 'The type die', action: { go: 'doubles' } });
    expect(guideFor(table.open).reason).toContain('before the assault’s own result');
    for (const [type, more] of [
      ['advance', {}],
      ['assault', { hex: '2419', attacker: 'first' }],
      ['doubles', { hex: '2419', sides: ['first'] }],
    ] as const)
      expect(table.refused(type, more)).toMatchObject({
        message: 'First the Western event in 2318 must be settled.',
        allowed: 'Next: The type die',
      });
    const [event] = table.open.pending;
    table.run('type-die', { event: event?.id, die: 3 });
    expect(guideFor(table.open).line).toBe('Two dice for the result');
    expect(table.refused('advance').allowed).toBe('Next: Two dice for the result');
    table.run('result', { event: event?.id, dice: [4, 7] });
    table.run('advance');
  });

  it('E7 (23.1.1a): a reroll of an assault that had its event makes no new one if marked as a reroll', () => {
    const table = inCombat().assault('99', '44');
    table.run('waive', { due: table.open.pending[0]?.id });
    const second = { hex: '2318', sides: ['first'] };
    expect(table.refused('doubles', second)).toMatchObject({
      message: 'The assault on 2318 has had its random event in this phase.',
      rule: 'GOSS 23.1.1a',
    });
    table.run('doubles', { ...second, again: true });
    expect([table.open.pending, table.said.text]).toEqual([
      [],
      'New dice of the assault on 2318: doubles, no new random event',
    ]);
    table.assault('11', '22', { again: true });
    expect(table.open.pending).toEqual([]);
    expect(table.said).toMatchObject({
      text: 'New dice of the assault on 2318: no new random event',
      rule: 'GOSS 23.1.1a',
    });
    // Another assault of the hex makes one, and so does the same hex of another map, or in a later phase.
    table.run('doubles', { ...second, again: false }).run('waive', { due: table.open.pending[0]?.id });
    table.run('doubles', { ...second, map: 'North' }).run('waive', { due: table.open.pending[0]?.id });
    table.run('advance').run('doubles', { ...second, anyway: true });
    expect(table.open.pending).toHaveLength(1);
  });

  it('E2 (23.1.0): 99 against 45, reading "both": none, and recorded as none', () => {
    const table = inCombat().assault('99', '45');
    expect(table.open.pending).toEqual([]);
    expect(table.said.text).toBe('A ground assault on 2318: doubles on one side alone, no random event');
  });

  it('E3 (23.1.0): 99 against 45, reading "either": one, on the attacker', () => {
    const table = sitDown({ setup: EITHER }).to('first:combat').assault('99', '45');
    expect(table.open.pending).toMatchObject([{ side: 'first' }]);
    table.run('waive', { due: table.open.pending[0]?.id });
    // The side that rolled doubles, not the side that attacks.
    table.assault('98', '44', { again: false });
    expect(table.open.pending).toMatchObject([{ side: 'second' }]);
  });

  it('E4 (23.1.0): attacker 00: 00 is doubles', () => {
    expect(sitDown({ setup: EITHER }).to('first:combat').assault('00', '45').open.pending).toHaveLength(1);
    expect(inCombat().assault('00', '11').open.pending).toHaveLength(1);
  });

  it.each([
    [0, 'combat'],
    [4, 'combat'],
    [5, 'movement'],
    [9, 'movement'],
  ])('E5 (23.1.0): type die %i: %s', (die, kind) => {
    const table = inCombat().assault('99', '44');
    table.run('type-die', { event: table.open.pending[0]?.id, die });
    expect(table.said.text).toBe(`Type die ${die}: a ${kind} event for Western in 2318`);
    expect(table.open.pending.map(({ step }) => step)).toEqual(kind === 'combat' ? ['result'] : []);
    expect(table.open.markers).toHaveLength(kind === 'combat' ? 0 : 1);
  });

  it('E6 (23.1.0): the marker is in the defender’s hex until resolved, and does not count before it waits', () => {
    const table = inCombat().assault('99', '44', { hex: ' a12 ', map: 'North' });
    const row = { hex: 'A12', map: 'North', kind: 'open', state: 'pending' };
    expect(registerOf(table.open).first).toMatchObject({ rows: [row], counted: 0, free: 2 });
    expect(table.open.maps).toEqual(['North']);
    const [event] = table.open.pending;
    table.run('type-die', { event: event?.id, die: 1 });
    expect(registerOf(table.open).first.rows).toMatchObject([{ hex: 'A12', kind: 'combat' }]);
    table.run('result', { event: event?.id, dice: [5, 0] });
    expect(registerOf(table.open).first.rows).toEqual([]);
  });
});

describe('E: combat and movement events', () => {
  it('E7, E7a (23.1.1a): the affected player rolls, left-hand column; its doubles make no new event; the marker goes', () => {
    const table = inCombat().assault('99', '44', { active: 'second' });
    const [event] = table.open.pending;
    table.run('type-die', { event: event?.id, die: 0 });
    table.run('result', { event: event?.id, dice: [4, 4], modifiers: ['leader'], extra: 3 });
    const row = table.open.results.rows.find(({ from, to }) => from <= 52 && 52 <= to);
    expect(table.said).toMatchObject({ text: `Eastern, 2318: ${row?.combat}`, rule: 'GOSS 23.1.1a' });
    expect(table.said.notes).toEqual([
      'Eastern rolls 44',
      'An active leader in the hex: +5',
      'The table’s own: +3',
      'In all 52',
      'Row 50 to 54 of Dispatch Box house table, combat; our own table',
      'Doubles on these dice make no new event',
      'Take its marker off',
    ]);
    expect([table.open.pending, table.open.markers]).toEqual([[], []]);
  });

  it('E8 (23.1.1b): waits until a unit is about to move, right-hand column; goes when those units are done', () => {
    const table = inCombat();
    const marker = table.waits('first', '2417');
    expect(table.refused('result', { marker, dice: [1, 3] })).toMatchObject({
      message: 'No Western units move now.',
      allowed: 'They move next in Own exploit of the Western turn.',
      rule: 'GOSS 23.1.1b',
    });
    expect(registerOf(table.open).first.rows).toMatchObject([{ now: false, age: 0, state: 'waiting' }]);
    table.run('advance');
    expect(registerOf(table.open).first.rows).toMatchObject([{ now: true, whyNot: null, age: 1 }]);
    expect(guideFor(table.open)).toMatchObject({ line: 'Before anyone moves' });
    expect(guideFor(table.open).reason).toContain('2417');
    expect(table.refused('units-done', { marker }).message).toContain('still waits');
    table.run('result', { marker, dice: [1, 3], unit: '2417' });
    expect(table.said.text).toBe('Western, 2417: The wrong turn: one unit may not move');
    expect(registerOf(table.open).first).toMatchObject({
      rows: [{ state: 'works', mayBeDone: true }],
      goingNext: [marker],
    });
    table.run('units-done', { marker });
    expect(table.open.markers).toEqual([]);
  });

  it('E8 (23.1.1b): the marker stays to the end of the phase if its row says so', () => {
    const table = inCombat();
    const marker = table.waits('first', '2417');
    table.run('advance').run('result', { marker, dice: [0, 0] });
    expect(table.refused('units-done', { marker })).toMatchObject({
      message: 'The event in 2417 keeps its marker.',
      allowed: 'It goes with the end of this phase.',
    });
    table.run('advance');
    expect(table.open.markers).toEqual([]);
    expect(table.said.notes).toContain('Take the Western marker off 2417: its phase is over');
  });

  it('E8 (23.1.1b): units that were never called done are done with the phase; a marker that waits stays', () => {
    const table = inCombat();
    const set = table.waits('first', '2417');
    const waiting = table.waits('first', '1908');
    table
      .run('advance')
      .run('result', { marker: set, dice: [1, 3] })
      .run('advance', { stay: [waiting] });
    expect(table.open.markers.map(({ id }) => id)).toEqual([waiting]);
    table.to('second:combat');
    expect(registerOf(table.open).first.rows).toMatchObject([{ hex: '1908', age: 5 }]);
  });

  it('E8 (23.1.1b): the enemy’s exploitation in the other player’s turn sets it off, too (assumed)', () => {
    const table = inCombat();
    const marker = table.waits('first', '2417');
    table.to('second:movement');
    expect(table.refused('result', { marker, dice: [1, 3] }).allowed).toContain(
      'Enemy exploit of the Eastern',
    );
    // Unless the table overrules it.
    table.run('result', { marker, dice: [1, 3], anyway: true }).run('undo');
    table.to('second:reaction').run('result', { marker, dice: [1, 3] });
  });

  it('E8a (23.1.1b): a unit two hexes away: the marker waits', () => {
    const table = inCombat();
    const marker = table.waits('first', '2417');
    table.run('advance');
    expect(table.refused('result', { marker, dice: [1, 3], unit: '2617' })).toMatchObject({
      message: 'A unit in 2617 is neither in 2417 nor next to it: the marker waits.',
      allowed: '2417, or one of 2416, 2517, 2518, 2418, 2318 and 2317.',
    });
    expect(registerOf(table.open).first.rows).toMatchObject([{ state: 'waiting' }]);
    table.run('result', { marker, dice: [1, 3], unit: '2518' });
  });
});
