import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { sayEntry } from '../say/sentences';
import { paper } from '../testing/play';
import { accelerate, begun, faster, freeShip, freeUnit, layShip, yard } from '../testing/yard';
import { allowancesOf, remindersOf } from './allowances';

const cardboard = () => paper({ keeps: ['income'] }).to('construction');

describe('what this turn’s events allow', () => {
  it('GS Guide, Construction, C23: a free unit is listed under its card’s title until it is built', () => {
    const table = yard().plays('France', freeUnit('France'), { title: 'Reservists called up' });
    expect(allowancesOf(table.open, 'France')).toMatchObject([
      { building: 'free-unit', title: 'Reservists called up', used: [], done: false },
    ]);
    // One that is paid leaves it open.
    table.run('build-unit', { power: 'France', unit: 'armor' });
    expect(allowancesOf(table.open, 'France')[0]?.done).toBe(false);
    table.run('build-unit', { power: 'France', unit: 'armor', free: true });
    expect(allowancesOf(table.open, 'France')).toMatchObject([{ used: ['armor'], done: true }]);
  });

  it('GS Guide, Construction, C23: two free units are two lines, used one after the other', () => {
    const table = yard();
    for (const title of ['First', 'Second']) table.plays('France', freeUnit('France'), { title });
    table.run('build-unit', { power: 'France', unit: 'air', free: true });
    expect(allowancesOf(table.open, 'France')).toMatchObject([
      { title: 'First', used: ['air'], done: true },
      { title: 'Second', used: [], done: false },
    ]);
  });

  it('GS Guide, Construction, C24: a free ship is ticked off by its name', () => {
    const table = yard().plays('France', freeShip('France'));
    layShip(table, 'France', 'Jean Bart');
    expect(allowancesOf(table.open, 'France')[0]?.done).toBe(false);
    layShip(table, 'France', 'Joffre', { free: true });
    expect(allowancesOf(table.open, 'France')).toMatchObject([{ used: ['Joffre'], done: true }]);
  });

  it('GS Guide, Construction, C25: done when no ship of the power can be accelerated any more', () => {
    const table = yard();
    const [hood, nelson] = [begun(table, 'Hood'), begun(table, 'Nelson')];
    table.plays('Britain', faster('Britain', 'all'), { title: 'Double shifts' });
    table.run('accelerate-ship', accelerate(hood, 'before'));
    expect(allowancesOf(table.open, 'Britain')).toMatchObject([
      { title: 'Double shifts', building: 'all-ships', used: ['Hood'], done: false },
    ]);
    table.run('accelerate-ship', accelerate(nelson, 'before'));
    expect(allowancesOf(table.open, 'Britain')).toMatchObject([{ used: ['Hood', 'Nelson'], done: true }]);
    expect(allowancesOf(table.open, 'France')).toEqual([]);
  });

  it('GS Guide, Construction, C26: one ship completes it; the event for all keeps its own title', () => {
    const table = yard();
    const ship = begun(table, 'Hood', 1, 6);
    table.plays('Britain', faster('Britain', 'one'), { title: 'For one' });
    table.plays('Britain', faster('Britain', 'all'), { title: 'For all' });
    table.run('accelerate-ship', accelerate(ship, 'before'));
    table.run('accelerate-ship', accelerate(ship, 'before'));
    expect(
      allowancesOf(table.open, 'Britain').map(({ title, building, done }) => [title, building, done]),
    ).toEqual([
      ['For one', 'one-ship', true],
      ['For all', 'all-ships', true],
    ]);
  });

  it('GS 9.41C: an effect marked as done on the table is ticked off, and undo restores it', () => {
    const table = yard().plays('France', [freeUnit('France'), freeUnit('France')]);
    table.run('waive', { due: table.dues[0]?.id });
    expect(allowancesOf(table.open, 'France').map(({ done }) => done)).toEqual([true, false]);
    table.run('undo');
    expect(allowancesOf(table.open, 'France').map(({ done }) => done)).toEqual([false, false]);
  });

  it('GS Guide, Construction: it is of its turn only', () => {
    const table = yard().plays('France', freeUnit('France'));
    table.run('waive', { due: table.dues[0]?.id });
    expect(allowancesOf(table.nextTurn().open, 'France')).toEqual([]);
  });
});

describe('ships on cardboard', () => {
  const EVENTS: [string, Effect, string][] = [
    ['C23', freeUnit('France'), 'France may build a free unit'],
    ['C24', freeShip('France'), 'France may lay down a free ship'],
    ['C25', faster('France', 'all'), 'France may accelerate each of its ships one space'],
    ['C26', faster('France', 'one'), 'France may accelerate one ship two spaces'],
  ];

  it.each(EVENTS)(
    'GS 9.41C, %s: a reminder stays until it is ticked, and blocks nothing',
    (_, effect, words) => {
      const table = cardboard().plays('France', effect);
      expect(remindersOf(table.open)).toMatchObject([{ owes: 'France', words }]);
      expect(table.dues).toEqual([]);
      const id = remindersOf(table.open)[0]?.id;
      const entry = table.run('waive', { due: id, reason: words });
      expect(sayEntry(entry).text).toBe(`Done on the table: ${words}`);
      expect(remindersOf(table.open)).toEqual([]);
      expect(allowancesOf(table.open, 'France')).toMatchObject([{ done: true, passed: true }]);
      expect(table.refused('waive', { due: id }).message).toContain('Nothing of that kind');
      table.run('undo');
      expect(remindersOf(table.open)).toHaveLength(1);
      table.run('advance');
      expect(table.open.step).toBe('placement');
    },
  );

  it('GS 9.41C: each reminder is ticked by itself', () => {
    const table = cardboard();
    for (const title of ['First', 'Second']) table.plays('France', faster('France', 'all'), { title });
    const [, second] = remindersOf(table.open);
    table.run('waive', { due: second?.id });
    expect(allowancesOf(table.open, 'France').map(({ title, done }) => [title, done])).toEqual([
      ['First', false],
      ['Second', true],
    ]);
  });

  it('GS 9.41C: if ships are kept it is owed, not a reminder', () => {
    const table = yard().plays('France', freeUnit('France'));
    expect(remindersOf(table.open)).toEqual([]);
    expect(table.dues).toHaveLength(1);
  });
});
