import { describe, expect, it } from 'vitest';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicEntries, publicRows } from '@/kernel/journal/views';
import { duesOf, extendAction, guideFor } from './guide';
import { registerOf } from './register';
import { nameEntry, sayRow } from './sentences';
import { printClock, printTurn, STEP_IDS, stepsOf } from './steps';
import { GOSS, system } from './system';
import { dice, sitDown } from './testing/play';
import { nameTotal } from './totals';

const last = (table: ReturnType<typeof sitDown>) => table.open.pending.at(-1)?.id as string;

describe('the sequence', () => {
  it('goes from the joint phases through both player turns, and on through the day', () => {
    const table = sitDown();
    const seen: string[] = [];
    for (let count = 0; count < 34; count += 1) {
      seen.push(`${printTurn(table.open.turn)} ${table.open.step}`);
      table.run('advance');
    }
    expect(seen.slice(0, 12)).toEqual([
      'Day 1, AM joint',
      ...['movement', 'reaction', 'combat', 'exploitation', 'administration'].map(
        (id) => `Day 1, AM first:${id}`,
      ),
      ...['movement', 'reaction', 'combat', 'exploitation', 'administration'].map(
        (id) => `Day 1, AM second:${id}`,
      ),
      'Day 1, PM joint',
    ]);
    expect(seen.at(-1)).toBe('Day 2, AM joint');
    expect(table.open.phases).toBe(34);
    expect(new Set(STEP_IDS).size).toBe(STEP_IDS.length);
  });

  it('begins with the side that moves first; in an enemy’s exploitation the enemy moves', () => {
    expect(sitDown({ setup: { firstMoves: 'second' } }).run('advance').open.step).toBe('second:movement');
    const movers = stepsOf('first').flatMap(({ mover, id }) => (mover ? [`${id} ${mover}`] : []));
    expect(movers).toEqual([
      'first:movement first',
      'first:reaction second',
      'first:exploitation first',
      'second:movement second',
      'second:reaction first',
      'second:exploitation second',
    ]);
  });

  it('4.3.0: extended night follows Night alone, in the same day', () => {
    const table = sitDown().run('set-clock', { day: 3, part: 'PM', step: 'second:administration' });
    expect(table.refused('advance', { extended: true })).toMatchObject({ rule: 'GOSS 4.3.0' });
    table.run('set-clock', { day: 3, part: 'Night', step: 'second:administration' });
    expect(extendAction(table.open)?.label).toBe('Extended night');
    table.run('advance', { extended: true });
    expect([printClock(table.open), table.open.step]).toEqual([
      'Day 3, extended night',
      'extended:first:movement',
    ]);
    expect(extendAction(table.open)).toBeNull();
    table.run('advance').run('advance').run('advance').run('advance');
    expect([printClock(table.open), table.open.step]).toEqual(['Day 4, AM', 'joint']);
  });

  it('can be set if a table begins in the middle; refuses a phase of another part', () => {
    const table = sitDown().run('set-clock', { day: 3, part: 'PM', step: 'first:combat' });
    expect([printClock(table.open), table.open.turn]).toEqual(['Day 3, PM', 8]);
    expect(table.said.text).toBe('The clock is set to Day 3, PM: Combat, Western turn');
    for (const more of [
      { day: 3, part: 'PM', step: 'extended:first:combat' },
      { day: 3, part: 'Extended night', step: 'joint' },
      { day: 3, part: 'PM', step: 'first:combat' },
      { day: 0, part: 'PM', step: 'first:combat' },
      { day: 1, part: 'Noon', step: 'first:combat' },
    ])
      expect(table.refused('set-clock', more).message).not.toBe('');
  });
});

describe('the guide', () => {
  it('names one next thing at every step, in a short line', () => {
    const table = sitDown();
    const labels: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { line, reason, action } = guideFor(table.open);
      expect(line.length).toBeLessThanOrEqual(25);
      expect(reason).not.toBe('');
      labels.push(action.label);
      table.run('advance');
    }
    expect(labels).toEqual([
      'Go to combat, Western turn',
      'Go to combat',
      'Go to combat',
      'Doubles',
      'Go to combat, Eastern turn',
      'Go to combat, Eastern turn',
      'Go to combat',
      'Go to combat',
      'Doubles',
      'Go to PM: combat',
      'Go to PM: combat',
      'Go to combat, Western turn',
    ]);
    expect(guideFor(sitDown().to('first:combat').open).reason).toContain('1 in 100');
    table.run('end');
    expect(guideFor(table.open)).toMatchObject({ action: { go: 'home' }, dues: [] });
    expect(table.refused('advance').message).toBe('The game is over.');
  });

  it('lists due items, and the table may settle them in its own way', () => {
    const table = sitDown().to('first:combat').assault('11', '22');
    expect(duesOf(table.open)).toEqual([
      { id: 'e1', words: 'Western event in 2318: The type die', rule: 'GOSS 23.1.0' },
    ]);
    table.run('waive', { due: 'e1', reason: 'We forgot' });
    expect(table.open.waived).toMatchObject([{ due: 'e1', reason: 'We forgot' }]);
    expect(table.refused('waive', { due: 'e1' }).allowed).toBe('Name what is due now.');
  });
});

describe('descriptions', () => {
  it('with the names that the sides had then, and with what moved', () => {
    const table = sitDown().to('first:combat').assault('11', '22');
    const sides = structuredClone(table.open.sides);
    sides.first.name = 'Allied';
    table.run('name-sides', { sides });
    table.run('type-die', { event: last(table), die: 9 });
    const said = publicRows(table.journal).map(sayRow);
    expect(said.at(-3)?.notes[0]).toBe('Western, attacking: 11, doubles');
    expect(said.at(-1)?.notes.at(-1)).toBe('Allied markers: 0 to 1');
    expect(nameTotal('markers:second')).toBe('Markers of the second side');
    table.run('undo');
    expect(nameEntry(table.journal.published.at(-1) as never)).toBe('Taken back');
  });

  it('in the list of tables', () => {
    const table = sitDown().to('first:combat').assault('11', '22');
    expect(system.describe(table.open, table.journal.published)).toEqual({
      name: 'River Line',
      season: 'Day 1, AM',
      turn: 'Western turn',
      people: 'Western and Eastern.',
      sides: [table.open.sides.first, table.open.sides.second],
      now: 'Combat of the Western turn',
      next: 'The type die',
      due: 'Western event in 2318: The type die',
      last: 'A random event in 2318: Western',
    });
    expect(system.papers(table.open, 'Anna').viewers).toEqual([]);
  });
});

describe('corrections and copies', () => {
  const correct = (table: ReturnType<typeof sitDown>, more: object) => table.run('correct', more);

  it('removing an assault removes its event, and its later entries say so', () => {
    const chance = { order: () => [], roll: () => 3 };
    const table = sitDown({ chance }).to('first:combat').assault('11', '22');
    const { n } = table.journal.entries.at(-1) as { n: number };
    table.run('type-die', { event: 'e1' }).run('result', { event: 'e1' }).run('assault', {
      hex: '1908',
      attacker: 'first',
    });
    expect(table.open.pending).toMatchObject([{ id: 'e2', hex: '1908' }]);
    correct(table, { entry: n, how: 'remove' });
    expect(table.open).toMatchObject({ pending: [{ id: 'e2' }], markers: [], rolled: 7 });
    const rows = publicRows(table.journal);
    const standing = (type: string) => rows.find(({ entry }) => entry.open?.command.type === type);
    for (const type of ['type-die', 'result'])
      expect(sayRow(standing(type) as never).notes).toContain(
        'It has no effect after a correction: its event is no longer there',
      );
  });

  it('typed dice may be corrected; dice that the app rolled stay', () => {
    const table = sitDown().to('first:combat').assault('11', '22');
    const typed = table.journal.entries.at(-1) as { n: number };
    const command = { type: 'assault', hex: '2318', attacker: 'first' };
    correct(table, {
      entry: typed.n,
      how: 'change',
      command: { ...command, dice: { attacker: dice('11'), defender: dice('23') } },
    });
    expect(table.open.pending).toEqual([]);
    table.run('assault', { hex: '2318', attacker: 'first' });
    const rolled = table.journal.entries.at(-1) as { n: number };
    expect(table.refused('correct', { entry: rolled.n, how: 'remove' }).allowed).toContain('stays as it was');
  });

  it('a public copy is the whole table, since it has no hidden parts', () => {
    const table = sitDown().to('first:combat').assault('11', '22');
    table.run('type-die', { event: last(table) });
    const copy = createJournal(GOSS, table.journal.setup, publicEntries(table.journal));
    expect(stateAt(copy)).toEqual(table.state);
    expect(table.state.hidden).toEqual({});
  });

  it('notes, a grid and a placed marker', () => {
    const table = sitDown({ setup: { grid: null } });
    table.run('note', { words: 'Ben rolls for Clara.' });
    table.run('drop-note', { id: table.open.notes[0]?.id });
    expect(table.open.notes).toEqual([]);
    expect(table.refused('drop-note', { id: 'n1' }).allowed).toBe('Remove one that is there.');
    table.run('place-marker', { hex: '2417', side: 'second', words: 'From last week' });
    expect(registerOf(table.open).second.rows).toMatchObject([{ neighbors: [], words: 'From last week' }]);
    table.run('set-grid', { grid: { lines: 'rows', shifted: 'odd' } });
    expect(registerOf(table.open).second.rows[0]?.neighbors).toHaveLength(6);
    expect(table.refused('set-grid', { grid: { lines: 'rows', shifted: 'odd' } }).allowed).toBe(
      'Choose another way.',
    );
  });
});
