import { describe, expect, it } from 'vitest';
import { advanceAction, extendAction, guideFor, labelOnward } from './guide';
import { printClock } from './steps';
import { sitDown } from './testing/play';

type Table = ReturnType<typeof sitDown>;

const on = (table: Table, more: object = {}) => table.run('advance', { to: 'combat', ...more });
const standing = ({ open }: Table) => `${printClock(open)} ${open.step}`;

describe('GOSS 23.1.0: the day advances to the next phase where an event is possible', () => {
  it('one entry for each combat: six in a day without extended night, and every phase is counted', () => {
    const table = sitDown();
    const seen: string[] = [];
    while (!standing(table).startsWith('Day 2')) seen.push(standing(on(table)));
    expect(seen).toEqual([
      ...['AM', 'PM', 'Night'].flatMap((part) =>
        ['first', 'second'].map((side) => `Day 1, ${part} ${side}:combat`),
      ),
      'Day 2, AM first:combat',
    ]);
    // As many phases as there are rows of the sequence: 33 in a day, and three to the first combat.
    expect(table.open.phases).toBe(33 + 3);
    expect(table.said).toMatchObject({
      text: 'Day 2, AM: Combat, Western turn',
      notes: ['6 phases passed'],
    });
  });

  it('GOSS 23.1.1b: stops where a marker may be set off, without asking about markers on the way', () => {
    const table = sitDown().to('second:combat');
    table.waits('first', '2417');
    expect(advanceAction(table.open).label).toBe('Go to PM: movement');
    expect(standing(on(table))).toBe('Day 1, PM first:movement');
    expect(table.open.markers).toMatchObject([{ hex: '2417', since: 8, until: null }]);
    expect(guideFor(table.open)).toMatchObject({ line: 'Before anyone moves' });
  });

  it('GOSS 23.1.1b: also stops at an enemy exploitation, and removes markers in effect with their phase on the way', () => {
    const table = sitDown().to('first:combat');
    const marker = table.waits('second', '2417');
    on(table);
    expect(table.open.step).toBe('second:movement');
    table.run('result', { marker, dice: [0, 0] });
    on(table);
    expect([table.open.step, table.open.markers]).toEqual(['second:combat', []]);
    expect(table.said.notes[0]).toBe('Take the Eastern marker off 2417: its phase is over');
  });

  it('goes to a phase by its name, and no further than this game turn', () => {
    const table = sitDown().run('advance', { to: 'first:exploitation' });
    expect([table.open.step, table.open.phases]).toEqual(['first:exploitation', 4]);
    expect(table.refused('advance', { to: 'first:combat' }).allowed).toBe(
      'Name combat, first:administration, second:movement, second:reaction, second:combat, second:exploitation, second:administration, or set the clock.',
    );
    // One of a night that is over is not looked for without end.
    expect(table.refused('advance', { to: 'extended:first:combat' }).allowed).toContain('set the clock');
    expect(labelOnward(table.open, { to: 'extended:first:combat' })).toMatch(/^Go to /);
    // A marker on the way stops it.
    table.waits('first', '2417');
    table.run('advance', { to: 'second:combat', stay: [table.open.markers[0]?.id] });
    expect(table.open.step).toBe('second:reaction');
  });

  it('GOSS 4.3.0: extended night is offered from the last combat of Night on, and is one entry to its own', () => {
    const table = sitDown();
    for (let count = 0; count < 5; count += 1) {
      expect(extendAction(table.open)).toBeNull();
      expect(table.refused('advance', { to: 'combat', extended: true }).rule).toBe('GOSS 4.3.0');
      on(table);
    }
    on(table);
    expect(standing(table)).toBe('Day 1, Night second:combat');
    const action = extendAction(table.open);
    expect(action).toMatchObject({
      label: 'Extended night',
      command: { type: 'advance', to: 'combat', extended: true },
    });
    on(table, { extended: true });
    expect(standing(table)).toBe('Day 1, extended night extended:first:combat');
    expect(table.open.phases).toBe(33 + 1);
    on(on(table));
    expect(standing(table)).toBe('Day 2, AM first:combat');
  });

  it('one Undo reverts all of it', () => {
    const table = sitDown().to('first:combat');
    const marker = table.waits('first', '2417');
    const before = table.open;
    on(table).run('undo');
    expect(table.open).toEqual(before);
    on(table).run('result', { marker, dice: [0, 0] });
    const works = table.open;
    on(table).run('undo');
    expect(table.open).toEqual(works);
  });
});

describe('GOSS 23.1.1b: a marker whose phase ends is asked about', () => {
  const moving = () => {
    const table = sitDown().to('first:combat');
    const marker = table.waits('first', '2417');
    return { table: table.run('advance'), marker };
  };

  it('does not advance before an answer: moved, stays or goes', () => {
    const { table } = moving();
    expect(table.refused('advance')).toMatchObject({
      message: 'No unit has set off the event in 2417 in this phase.',
      rule: 'GOSS 23.1.1b',
      anyway: true,
    });
    expect(advanceAction(table.open)).toEqual({
      label: 'Go to enemy exploit, Eastern turn',
      go: 'phase-end:combat',
    });
  });

  it('stays: keeps waiting, and the journal notes that no unit moved', () => {
    const { table, marker } = moving();
    table.run('advance', { stay: [marker] });
    expect(table.open.markers).toMatchObject([{ id: marker, works: null, until: null }]);
    expect(table.said).toMatchObject({
      notes: ['No unit moved at 2417: the marker stays'],
      rule: 'GOSS 23.1.1b',
    });
  });

  it('goes: its units are done, and it is taken off the map', () => {
    const { table, marker } = moving();
    table.run('advance', { go: [marker], to: 'combat' });
    expect([table.open.markers, table.open.step]).toEqual([[], 'second:combat']);
    expect(table.said.notes.slice(0, 1)).toEqual(['Take the Western marker off 2417: its units are done']);
    expect(table.said.notes).toContain('Western markers: 1 to 0');
  });

  it('moved: rolls its result late, and does not ask again', () => {
    const { table, marker } = moving();
    table.run('result', { marker, dice: [1, 3] }).run('advance');
    expect(table.open.markers).toEqual([]);
  });

  it('all the same: the table advances, and the marker stays', () => {
    const { table, marker } = moving();
    table.run('advance', { anyway: true });
    expect(table.open.markers).toMatchObject([{ id: marker }]);
  });

  it('a marker that could not be set off is not asked about, nor one named twice taken', () => {
    const { table, marker } = moving();
    expect(table.refused('advance', { stay: [marker], go: [marker] }).allowed).toBe('Now: 2417.');
    table.run('advance', { stay: [marker] });
    expect(table.refused('advance', { stay: [marker] }).allowed).toBe('There is none: name no marker.');
    table.run('advance');
  });

  it('its answer follows a correction: a marker that was removed is not reported as staying', () => {
    const { table, marker } = moving();
    const doubles = table.journal.entries.find(({ open }) => open?.command.type === 'doubles')?.n;
    table.run('advance', { stay: [marker] });
    table.run('correct', { entry: doubles, how: 'remove' });
    expect(table.open.markers).toEqual([]);
  });
});

describe('phases are counted by the clock too', () => {
  const clock = (day: number, part: string, step: string) => ({ day, part, step });

  it('counts the phases between, and removes markers that were in effect', () => {
    const table = sitDown().to('first:combat');
    const marker = table.waits('first', '2417');
    const waits = table.waits('second', '1010');
    table.run('advance').run('result', { marker, dice: [0, 0] });
    const { phases } = table.open;
    table.run('set-clock', clock(1, 'PM', 'first:exploitation'));
    expect(table.open.phases).toBe(phases + 11);
    expect(table.open.markers).toMatchObject([{ id: waits }]);
    expect(table.said.notes.slice(0, 2)).toEqual([
      'Take the Western marker off 2417: its phase is over',
      '11 phases passed',
    ]);
  });

  it('GOSS 4.3.0: counts extended night if the clock shows it', () => {
    const table = sitDown().run('set-clock', clock(1, 'Extended night', 'extended:second:combat'));
    expect(table.open.phases).toBe(33 + 3);
    table.run('set-clock', clock(2, 'AM', 'joint'));
    expect(table.open.phases).toBe(33 + 4);
  });

  it('counts none if the clock is set back: ages do not change', () => {
    const table = sitDown().to('second:combat');
    const { phases } = table.open;
    table.run('set-clock', clock(1, 'AM', 'first:combat'));
    expect(table.open.phases).toBe(phases);
  });
});
