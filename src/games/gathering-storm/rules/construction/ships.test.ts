import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { sayEvent } from '../say/say-showing';
import { sayEntry } from '../say/sentences';
import { createPick } from '../testing/pick';
import { event, paper } from '../testing/play';
import { constructionCommands } from '../testing/player';
import { accelerate, at, begun, faster, freeShip, freeUnit, KEEPS, layShip, yard } from '../testing/yard';
import { totalKeys } from '../totals';
import { POWERS, type Power } from '../vocabulary';
import { placeOf } from './ships';

describe('ships laid down', () => {
  it('GS Guide, Construction, C24: mentions shipbuilding points and battleship size, since the table keeps them', () => {
    const [text] = sayEvent(event(freeShip('France')));
    for (const limit of ['Yard space', 'shipbuilding points', 'battleship size', 'later turns are paid'])
      expect(text).toContain(limit);
  });

  it('GS Guide, Construction, C24: a free ship uses the event up; the sentence says that later turns are paid', () => {
    const table = yard().plays('France', freeShip('France'));
    expect(table.value('free-ships:France')).toBe(1);
    const entry = layShip(table, 'France', 'Joffre', { free: true });
    expect(sayEntry(entry)).toMatchObject({
      text: 'France lays down Joffre free; its later turns are paid',
      notes: expect.arrayContaining(['Check shipbuilding points and battleship size on the board']),
    });
    expect(table.value('free-ships:France')).toBe(0);
    expect(table.lines('free-ships:France').at(-1)).toMatchObject({ amount: -1, words: 'Used: Joffre' });
    const refusal = table.refused('lay-ship', { power: 'France', name: 'Painlevé', length: 4, free: true });
    expect(refusal).toMatchObject({ rule: 'GS Guide, Construction' });
    expect(refusal.allowed).toContain('at its cost');
  });

  it('GS Guide, Construction, C24: yard space limits a free ship as any other; unknown yards do not', () => {
    const table = yard().plays('France', freeShip('France'));
    layShip(table, 'France', 'Jean Bart');
    table.run('set-fact', { fact: 'yard', power: 'France', value: 1 });
    const free = { power: 'France', name: 'Joffre', length: 4, free: true };
    const refusal = table.refused('lay-ship', free);
    expect(refusal).toMatchObject({ rule: 'GS Guide, Construction' });
    expect(refusal.message).toContain('1 of 1');
    expect(table.value('free-ships:France')).toBe(1);
    table.run('launch-ship', { ship: table.open.ships[0]?.id });
    table.run('lay-ship', free);
    expect(table.open.ships.map(({ name }) => name)).toEqual(['Joffre']);
  });

  it('GS Guide, Construction: a new ship is on row 1, space 1, and is fresh until the turn ends', () => {
    const table = yard();
    layShip(table, 'Britain', 'Ark Royal');
    expect(table.open.ships).toMatchObject([{ row: 1, space: 1, length: 4, moves: [], fresh: true }]);
    expect(table.nextTurn().open.ships).toMatchObject([{ row: 1, space: 1, fresh: false }]);
  });

  it.each<[string, object, string]>([
    ['past its row', { space: 5 }, 'from 1 to 4'],
    ['of a name that is there', { name: 'Hood' }, 'name of its own'],
    ['free and begun earlier', { free: true, fresh: false }, 'laid down this turn'],
  ])('GS Guide, Construction: a ship %s is refused', (_, more, allowed) => {
    const table = yard().plays('Britain', freeShip('Britain'));
    begun(table, 'Hood');
    const refusal = table.refused('lay-ship', { power: 'Britain', name: 'Ark Royal', length: 4, ...more });
    expect(refusal.rule).toBe('GS Guide, Construction');
    expect(refusal.allowed).toContain(allowed);
    expect(table.open.ships).toHaveLength(1);
  });

  it('GS Guide, Construction: refused if the table does not keep ships, and before its segment', () => {
    const ship = { power: 'France', name: 'Joffre', length: 4 };
    expect(paper().to('construction').refused('lay-ship', ship).allowed).toContain('tracks ships');
    const early = paper(KEEPS).to('income');
    expect(early.refused('lay-ship', ship).rule).toBe('GS 18.31');
    early.run('lay-ship', { ...ship, fresh: false });
  });

  it.each([{ name: ' ' }, { length: 0 }, { length: 21 }, { row: 0 }, { space: 1.5 }, { power: 'Spain' }])(
    'GS Guide, Construction: bad input is refused: %j',
    (more) => {
      const table = yard();
      table.refused('lay-ship', { power: 'France', name: 'Joffre', length: 4, ...more });
      expect(table.open.ships).toEqual([]);
    },
  );
});

describe('ships on their way', () => {
  it('GS Guide, Construction: a ship advances one space, once a turn, from its row’s end to the next row', () => {
    const table = yard();
    const ship = begun(table, 'Hood', 3);
    expect(sayEntry(table.run('advance-ship', { ship })).text).toBe('Britain advances Hood: row 1, space 4');
    expect(table.refused('advance-ship', { ship })).toMatchObject({ rule: 'GS Guide, Construction' });
    expect(at(table, ship)).toEqual([1, 4]);
    table.nextTurn().to('construction').run('advance-ship', { ship });
    expect(at(table, ship)).toEqual([2, 1]);
    expect(table.nextTurn().open.ships).toMatchObject([{ row: 2, space: 1, moves: [] }]);
  });

  it('GS Guide, Construction, C24: a ship laid down this turn advances from the next', () => {
    const table = yard();
    layShip(table, 'Britain', 'Ark Royal');
    const ship = table.open.ships[0]?.id;
    expect(table.refused('advance-ship', { ship }).message).toContain('laid down this turn');
    table.nextTurn().to('construction').run('advance-ship', { ship });
    expect(at(table, ship as string)).toEqual([1, 2]);
  });

  it('GS Guide, Construction: the table sets a ship by hand, and it continues from there', () => {
    const table = yard();
    const ship = begun(table, 'Hood', 3);
    table.run('advance-ship', { ship });
    table.run('correct-ship', { ship, row: 2, space: 3, length: 3 });
    expect(at(table, ship)).toEqual([2, 3]);
    table.run('advance-ship', { ship });
    expect(at(table, ship)).toEqual([3, 1]);
    expect(table.refused('correct-ship', { ship, row: 1, space: 4, length: 3 }).allowed).toContain('1 to 3');
  });

  it('GS Guide, Construction: a launched ship is off the chart; an unknown one is refused', () => {
    const table = yard();
    const ship = begun(table, 'Hood');
    expect(sayEntry(table.run('launch-ship', { ship })).text).toBe('Britain launches Hood');
    for (const type of ['launch-ship', 'advance-ship'])
      expect(table.refused(type, { ship })).toMatchObject({ rule: 'GS Guide, Construction' });
    expect(table.refused('accelerate-ship', accelerate(ship, 'before')).allowed).toContain('lay one down');
  });
});

describe('acceleration', () => {
  it('GS Guide, Construction, C25: each British ship once, one space, before or after its advance, ship by ship', () => {
    const table = yard().plays('Britain', faster('Britain', 'all'));
    const hood = begun(table, 'Hood');
    const nelson = begun(table, 'Nelson', 2);
    const foreign = begun(table, 'Jean Bart', 1, 4, 'France');
    table.run('accelerate-ship', accelerate(hood, 'before'));
    expect(at(table, hood)).toEqual([1, 2]);
    for (const ship of [hood, nelson]) table.run('advance-ship', { ship });
    const entry = table.run('accelerate-ship', accelerate(nelson, 'after'));
    expect(sayEntry(entry).text).toBe('Britain accelerates Nelson, after its advance: row 1, space 4');
    expect([at(table, hood), at(table, nelson)]).toEqual([
      [1, 3],
      [1, 4],
    ]);
    for (const ship of [hood, nelson])
      expect(table.refused('accelerate-ship', accelerate(ship, 'after')).message).toContain(
        'has been accelerated',
      );
    expect(table.refused('accelerate-ship', accelerate(foreign, 'before')).message).toContain('No event');
  });

  it('GS Guide, Construction, C25a: a ship laid down this turn is accelerated too, “before” or “after”', () => {
    for (const when of ['before', 'after'] as const) {
      const table = yard().plays('Britain', faster('Britain', 'all'));
      layShip(table, 'Britain', 'Ark Royal');
      const ship = table.open.ships[0]?.id as string;
      table.run('accelerate-ship', accelerate(ship, when));
      expect(at(table, ship)).toEqual([1, 2]);
    }
  });

  it('GS Guide, Construction, C25b: from the last space of its row it is refused, before and after', () => {
    const table = yard().plays('Britain', faster('Britain', 'all'));
    const last = begun(table, 'Hood', 4);
    const next = begun(table, 'Nelson', 3);
    table.run('advance-ship', { ship: next });
    for (const [ship, when] of [
      [last, 'before'],
      [next, 'after'],
    ] as const)
      expect(table.refused('accelerate-ship', accelerate(ship, when))).toMatchObject({
        rule: 'GS Guide, Construction',
        message: expect.stringContaining('last space'),
      });
    expect([at(table, last), at(table, next)]).toEqual([
      [1, 4],
      [1, 4],
    ]);
  });

  it('GS Guide, Construction, C25b: accelerated to the last space first, its advance takes it to the next row early', () => {
    const table = yard().plays('Britain', faster('Britain', 'all'));
    const first = begun(table, 'Hood', 3);
    table.run('accelerate-ship', accelerate(first, 'before'));
    expect(at(table, first)).toEqual([1, 4]);
    table.run('advance-ship', { ship: first });
    expect(at(table, first)).toEqual([2, 1]);
  });

  it('GS Guide, Construction, C25b: so it is too when the event is shown after the advance was made', () => {
    const table = yard();
    const ship = begun(table, 'Hood', 3);
    table.run('advance-ship', { ship });
    table.plays('Britain', faster('Britain', 'all')).to('construction');
    table.run('accelerate-ship', accelerate(ship, 'before'));
    expect(at(table, ship)).toEqual([2, 1]);
    expect(table.open.ships).toMatchObject([{ moves: ['accelerate', 'advance'] }]);
  });

  it('GS Guide, Construction, C25: a ship that advanced from its row’s end is accelerated after it', () => {
    const table = yard().plays('Britain', faster('Britain', 'all'));
    const ship = begun(table, 'Hood', 4);
    table.run('advance-ship', { ship });
    expect(table.refused('accelerate-ship', accelerate(ship, 'before')).message).toContain('stood on');
    table.run('accelerate-ship', accelerate(ship, 'after'));
    expect(at(table, ship)).toEqual([2, 2]);
  });

  it('GS Guide, Construction: “after” needs an advance that was made', () => {
    const table = yard().plays('Britain', faster('Britain', 'all'));
    const ship = begun(table, 'Hood');
    expect(table.refused('accelerate-ship', accelerate(ship, 'after'))).toMatchObject({
      rule: 'GS Guide, Construction',
      allowed: 'Advance it first, or accelerate it before.',
    });
  });

  it('GS Guide, Construction, C26: one French ship goes two spaces, and no other ship', () => {
    const table = yard().plays('France', faster('France', 'one'));
    const ship = begun(table, 'Jean Bart', 1, 4, 'France');
    const other = begun(table, 'Richelieu', 1, 4, 'France');
    table.run('accelerate-ship', accelerate(ship, 'before'));
    expect(at(table, ship)).toEqual([1, 3]);
    expect(table.refused('accelerate-ship', accelerate(other, 'before'))).toMatchObject({
      rule: 'GS Guide, Construction',
      allowed: expect.stringContaining('One ship only'),
    });
    // Cannot be split: the same ship cannot get the rest later.
    table.run('advance-ship', { ship });
    expect(table.refused('accelerate-ship', accelerate(ship, 'after')).message).toContain('accelerated');
    expect(at(table, ship)).toEqual([1, 4]);
  });

  it('GS Guide, Construction, C26: two spaces stop at the row’s end (assumed); without room refused', () => {
    const table = yard().plays('France', faster('France', 'one'));
    const last = begun(table, 'Jean Bart', 4, 4, 'France');
    const next = begun(table, 'Richelieu', 3, 4, 'France');
    expect(table.refused('accelerate-ship', accelerate(last, 'before')).message).toContain('last space');
    table.run('accelerate-ship', accelerate(next, 'before'));
    expect(at(table, next)).toEqual([1, 4]);
    table.run('advance-ship', { ship: next });
    expect(at(table, next)).toEqual([2, 1]);
  });

  it('GS Guide, Construction, C25, C26: both events reach one ship, that for all first', () => {
    const table = yard().plays('Britain', [faster('Britain', 'one'), faster('Britain', 'all')]);
    const ship = begun(table, 'Hood', 1, 6);
    const other = begun(table, 'Nelson', 1, 6);
    table.run('accelerate-ship', accelerate(ship, 'before'));
    expect(at(table, ship)).toEqual([1, 2]);
    table.run('accelerate-ship', accelerate(ship, 'before'));
    expect(at(table, ship)).toEqual([1, 4]);
    table.run('accelerate-ship', accelerate(other, 'before'));
    expect(table.refused('accelerate-ship', accelerate(other, 'before')).rule).toBe('GS Guide, Construction');
  });

  it('GS Guide, Construction: without an event, and a turn later, it is refused', () => {
    const table = yard();
    const ship = begun(table, 'Hood');
    const refusal = table.refused('accelerate-ship', accelerate(ship, 'before'));
    expect(refusal).toMatchObject({ rule: 'GS Guide, Construction' });
    expect(refusal.allowed).toContain('Show the event');
    table.plays('Britain', faster('Britain', 'all'));
    table.run('accelerate-ship', accelerate(ship, 'before'));
    table.nextTurn().to('construction');
    expect(at(table, ship)).toEqual([1, 2]);
    expect(table.refused('accelerate-ship', accelerate(ship, 'before')).message).toContain('No event');
  });
});

describe('any order of commands', () => {
  it('GS Guide, Construction: ships leave a row only by an advance, totals are sums, undo reverts everything', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const pick = createPick(seed);
      const table = yard();
      for (let move = 0; move < 60; move += 1) {
        const power = POWERS[pick(2) + 2] as Power;
        if (pick(6) === 0)
          table.plays(
            power,
            [freeUnit(power), freeShip(power), faster(power, pick(2) ? 'all' : 'one')][pick(3)] as Effect,
          );
        const commands = constructionCommands(table.open, pick, power);
        const before = table.open;
        if (table.attempt((commands[pick(commands.length)] as () => never)()) !== null) continue;
        for (const ship of table.open.ships) {
          const place = placeOf(ship);
          expect(place.space).toBeLessThanOrEqual(ship.length);
          expect(place.row - ship.row).toBeLessThanOrEqual(
            ship.moves.filter((way) => way === 'advance').length,
          );
        }
        for (const total of totalKeys(table.open))
          expect(table.value(total)).toBe(
            table.explain(total).lines.reduce((sum, { amount }) => sum + amount, 0),
          );
        if (pick(4) === 0) {
          table.run('undo');
          expect(table.open).toEqual(before);
        }
      }
    }
  });
});
