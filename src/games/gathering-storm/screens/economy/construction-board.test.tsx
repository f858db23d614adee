import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import {
  accelerate,
  begun,
  faster,
  freeShip,
  freeUnit,
  KEEPS,
  layShip,
  yard,
} from '@/games/gathering-storm/rules/testing/yard';
import { closed, framed, linesIn, sheetOf, sitDown, tap, whole, write } from '../testing/sit-down';
import { ConstructionBoard } from './construction-board';

const show = (table: Play, lookBack = false) =>
  sitDown(table, framed('construction', ConstructionBoard), lookBack);
const shipOf = (name: string) => within(screen.getByRole('group', { name }));
const where = (name: string) => whole(screen.getByRole('group', { name }));
const allowed = (power: string) => linesIn(sheetOf(power), `${power}: what events allow`);
const offered = (name: string) =>
  shipOf(name)
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('free units', () => {
  it('GS Guide, Construction, C23: a free unit may be a second of its type; refuses a third next to its button', async () => {
    const table = yard().plays('France', freeUnit('France'), { title: 'Reservists' });
    show(table);
    expect(allowed('France')).toEqual(['ReservistsOne free unitUse itDone on the table']);
    await tap(sheetOf('France'), 'Reservists: use it');
    const units = within(sheetOf('France').getByRole('group', { name: 'Build a unit' }));
    await tap(units, 'Armor');
    expect(allowed('France')).toEqual(['ReservistsOne free unitUsed: armor.']);
    await tap(units, 'Armor');
    expect(table.open.units).toEqual([
      { power: 'France', unit: 'armor', free: true },
      { power: 'France', unit: 'armor', free: false },
    ]);
    expect(closed(units, 'Armor')).toBe('France has built armor this turn. Build another type. (GS 18.41)');
    expect(closed(units, 'Air')).toBeNull();
    const sheet = whole(screen.getByRole('region', { name: 'France' }));
    expect(sheet).toContain(
      'Built this turn: armor (one of each type, GS 18.41). Free, outside that limit: armor.',
    );
    expect(sheet).toContain('Armor: France has built armor this turn. Build another type. (GS 18.41)');
  });
});

describe('free ships', () => {
  it('GS Guide, Construction, C24: is laid down at no cost, and its line is ticked off', async () => {
    const table = yard().plays('France', freeShip('France'), { title: 'A launch at Brest' });
    const { sent } = show(table);
    expect(allowed('France')).toEqual([
      'A launch at BrestOne free ship: yards, points and size still limit itUse itDone on the table',
    ]);
    await tap(sheetOf('France'), 'A launch at Brest: use it');
    const form = within(sheetOf('France').getByRole('group', { name: 'Lay down a ship' }));
    write(form, 'Name', 'Joffre');
    await tap(form, 'Lay it down');
    expect(sent).toMatchObject([{ type: 'lay-ship', power: 'France', name: 'Joffre', free: true }]);
    expect(where('Joffre')).toContain('row 1, space 1 of 4, laid down this turn');
    expect(allowed('France')[0]).toContain('Used: Joffre.');
  });

  it('GS Guide, Construction, C24: yard space limits it: full yards refuse, and say what would do', async () => {
    const table = yard().plays('France', freeShip('France'));
    layShip(table, 'France', 'Jean Bart');
    table.run('set-fact', { fact: 'yard', power: 'France', value: 1 });
    show(table);
    expect(whole(screen.getByRole('region', { name: 'France' }))).toContain('1 of 1 yard taken: full');
    await tap(sheetOf('France'), 'Build for France');
    const form = within(sheetOf('France').getByRole('group', { name: 'Lay down a ship' }));
    write(form, 'Name', 'Joffre');
    expect(closed(form, 'Lay it down')).toContain('1 of 1 are taken');
    expect(form.getByRole('alert').textContent).toContain('Launch a ship first, or correct the yards.');
    await tap(shipOf('Jean Bart'), 'Launch');
    expect(closed(form, 'Lay it down')).toBeNull();
  });
});

describe('accelerations', () => {
  const british = (ships: 'all' | 'one', title: string, ...begin: [string, number][]) => {
    const table = yard();
    for (const [name, space] of begin) begun(table, name, space);
    return table.plays('Britain', faster('Britain', ships), { title });
  };

  it('GS Guide, Construction, C25: each ship once, before or after its advance, ship by ship', async () => {
    show(british('all', 'Double shifts', ['Hood', 1], ['Nelson', 1]));
    expect(allowed('Britain')).toEqual([
      'Double shiftsEach ship one space, never to the next rowDone on the table',
    ]);
    // Before: at once. After: only once it has advanced.
    expect(offered('Hood')).toEqual(['Advance', 'Accelerate before', 'Launch', 'Set by hand']);
    await tap(shipOf('Hood'), 'Accelerate before');
    expect(where('Hood')).toContain('row 1, space 2 of 4, accelerated 1 space');
    expect(closed(shipOf('Hood'), 'Accelerate before')).toBe(
      'Hood has been accelerated. Each ship once. (GS Guide, Construction)',
    );
    await tap(shipOf('Nelson'), 'Advance');
    await tap(shipOf('Nelson'), 'Accelerate after');
    expect(where('Nelson')).toContain('row 1, space 3 of 4, advanced, accelerated 1 space');
    expect(allowed('Britain')[0]).toContain('Used: Hood and Nelson.');
  });

  it('GS Guide, Construction, C25a: a ship laid down this turn can be accelerated too', async () => {
    const table = yard();
    layShip(table, 'Britain', 'Ark Royal');
    show(table.plays('Britain', faster('Britain', 'all')));
    expect(offered('Ark Royal')).toEqual(['Accelerate', 'Launch', 'Set by hand']);
    await tap(shipOf('Ark Royal'), 'Accelerate');
    expect(where('Ark Royal')).toContain('row 1, space 2 of 4');
  });

  it('GS Guide, Construction, C25b: refuses it on the last space of a row and explains how; advancing continues', async () => {
    show(british('all', 'Double shifts', ['Rodney', 4], ['Nelson', 3]));
    expect(closed(shipOf('Rodney'), 'Accelerate before')).toMatch(
      /last space of its row.*Advance it first, then accelerate it after\. \(GS Guide, Construction\)/,
    );
    expect(shipOf('Rodney').getByText(/stands on the last space/, { selector: 'li' })).toBeDefined();
    await tap(shipOf('Nelson'), 'Accelerate before');
    expect(where('Nelson')).toContain('row 1, space 4 of 4');
    await tap(shipOf('Nelson'), 'Advance');
    expect(where('Nelson')).toContain('row 2, space 1 of 4');
  });

  it('GS Guide, Construction, C26: one ship two spaces, one ship only', async () => {
    show(british('one', 'A trial run', ['Hood', 1], ['Nelson', 1]));
    await tap(shipOf('Hood'), 'Accelerate before');
    expect(where('Hood')).toContain('row 1, space 3 of 4, accelerated 2 spaces');
    expect(closed(shipOf('Nelson'), 'Accelerate before')).toContain('One ship only');
    expect(allowed('Britain')).toEqual(['A trial runOne ship two spaces, never to the next rowUsed: Hood.']);
  });
});

describe('ships on their rows', () => {
  it('GS 18.31: no ship moves before its segment, and the board shows when; earlier ships can be entered', async () => {
    const table = paper(KEEPS).to('income');
    begun(table, 'Hood', 2);
    show(table);
    expect(offered('Hood')).toEqual(['Launch', 'Set by hand']);
    expect(screen.getByText(/from the Construction segment on/)).toBeDefined();
    await tap(sheetOf('France'), 'Build for France');
    const form = within(sheetOf('France').getByRole('group', { name: 'Lay down a ship' }));
    expect(closed(form, 'Lay it down')).toContain('Construction segment');
    write(form, 'Name', 'Joffre');
    fireEvent.click(form.getByRole('radio', { name: 'Begun earlier' }));
    await tap(form, 'Lay it down');
    expect(table.open.ships.map(({ name, fresh }) => [name, fresh])).toEqual([
      ['Hood', false],
      ['Joffre', false],
    ]);
  });

  it('GS Guide, Construction: a space beyond the row is refused in place, with the spaces that there are', async () => {
    const table = yard();
    begun(table, 'Hood', 2);
    show(table);
    await tap(shipOf('Hood'), 'Set by hand');
    const form = within(shipOf('Hood').getByRole('form', { name: 'Hood: where it stands' }));
    write(form, 'Space', '9');
    await tap(form, 'Enter');
    expect(whole(sheetOf('Britain').getByRole('alert'))).toBe(
      'Its row has 4 spaces. Name a space from 1 to 4. (GS Guide, Construction)',
    );
    write(form, 'Space', '4');
    await tap(form, 'Enter');
    expect(where('Hood')).toContain('row 1, space 4 of 4');
    expect(sheetOf('Britain').queryByRole('alert')).toBeNull();
  });

  it('GS Guide, Construction: all ships of a power advance at one tap', async () => {
    const table = yard();
    for (const name of ['Hood', 'Nelson']) begun(table, name, 1);
    layShip(table, 'Britain', 'Ark Royal');
    show(table);
    await tap(sheetOf('Britain'), 'Advance all ships of Britain');
    expect(where('Hood')).toContain('space 2 of 4, advanced');
    expect(where('Nelson')).toContain('space 2 of 4, advanced');
    expect(where('Ark Royal')).toContain('space 1 of 4, laid down this turn');
    expect(sheetOf('Britain').queryByRole('button', { name: /^Advance all/ })).toBeNull();
  });

  it('an earlier moment shows the ships’ positions without actions', () => {
    const table = yard();
    const ship = begun(table, 'Hood', 2);
    table.plays('Britain', [faster('Britain', 'all'), freeUnit('Britain')]);
    table.run('accelerate-ship', accelerate(ship, 'before'));
    show(table, true);
    expect(where('Hood')).toContain('row 1, space 3 of 4');
    expect(within(screen.getByRole('region', { name: 'Britain' })).queryAllByRole('button')).toEqual([]);
    expect(allowed('Britain')).toHaveLength(2);
  });
});

describe('ships on cardboard', () => {
  const EVENTS: [string, Effect, string][] = [
    ['C23', freeUnit('France'), 'One free unit'],
    ['C24', freeShip('France'), 'One free ship: yards, points and size still limit it'],
    ['C25', faster('France', 'all'), 'Each ship one space, never to the next row'],
    ['C26', faster('France', 'one'), 'One ship two spaces, never to the next row'],
  ];

  it.each(EVENTS)(
    'GS 9.41C, %s: a reminder by the card’s title, ticked off once it is done',
    async (_, effect, words) => {
      const table = paper({ keeps: ['income'] })
        .to('construction')
        .plays('France', effect, { title: 'A card' });
      const { sent } = show(table);
      expect(allowed('France')).toEqual([`A card${words}Done on the table`]);
      expect(screen.queryByRole('region', { name: 'Germany' })).toBeNull();
      expect(sheetOf('France').queryByRole('button', { name: /Build|use it/ })).toBeNull();
      await tap(sheetOf('France'), 'A card: done on the table');
      expect(sent).toMatchObject([{ type: 'waive' }]);
      expect(allowed('France')).toEqual([`A card${words}Done on the table.`]);
    },
  );

  it('explains its purpose without an event, and can start tracking ships', async () => {
    const table = paper({ keeps: ['income'] });
    show(table);
    expect(screen.queryAllByRole('region', { name: 'France' })).toEqual([]);
    await tap(within(document.body), 'Track ships here');
    expect(table.open.keeps).toEqual(['income', 'ships']);
    expect(screen.getByRole('region', { name: 'France' })).toBeDefined();
  });
});
