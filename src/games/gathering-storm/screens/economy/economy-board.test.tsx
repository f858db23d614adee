import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { SetupInput } from '@/games/gathering-storm/rules/state/setup';
import {
  card,
  event,
  hands,
  type Play,
  paper,
  QUIET,
  withDeck,
} from '@/games/gathering-storm/rules/testing/play';
import { price } from '@/games/gathering-storm/rules/testing/yard';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { createChance } from '@/kernel/chance';
import { closed, framed, linesIn, sheetOf, sitDown, tap, whole, write } from '../testing/sit-down';
import { EconomyBoard } from './economy-board';

const OWNER = { readings: { 'income-shown': 'owner' } } as const;
const show = (table: Play, lookBack = false) => sitDown(table, framed('economy', EconomyBoard), lookBack);

const income = (power: Power, amount: number): Effect => ({ kind: 'income', power, amount });
const draws = (power: Power, amount: number | 'none'): Effect => ({ kind: 'tile-draw', power, amount });
const support = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });

function brings(table: Play, power: Power, base: number): Play {
  table.run('set-fact', { fact: 'base-income', power, value: base });
  return table;
}
/** Germany has this base income, and its income has been taken. */
const taken = (base: number, more: Partial<SetupInput> = {}) =>
  brings(paper(more).deal(), 'Germany', base).to('industrial');
const sumOf = (power: Power, what: RegExp) =>
  sheetOf(power).getByRole('button', { name: what }).getAttribute('aria-label');
const NOT_ENTERED = ['Germany', 'Italy', 'Britain', 'France']
  .map((power) => `${power} –not entered`)
  .join('');
const points = /: (Tile points|Points short)/;

describe('income', () => {
  it('GS 9.41A, C1, C1a: a shown income event is a line of its power’s ledger before income is taken, in no other', () => {
    const table = brings(paper().deal(), 'Italy', 20).to('income-events');
    table.plays('Italy', income('Italy', -1), { title: 'Dock strike' });
    show(table);
    expect(linesIn(sheetOf('Italy'), /income, line by line/)).toEqual([
      'Factories and pacts, less maintenance20',
      'Dock strike−1',
      'Support0',
      'Economic Climate 0Not entered–not entered',
    ]);
    expect(sumOf('Italy', /: Income/)).toBe('Italy: Income 19. Why?');
    expect(linesIn(sheetOf('Germany'), /income, line by line/).join()).not.toContain('Dock strike');
  });

  it('GS 9.41A, C1: income cannot be taken while an event is due: the board has no way to take it', () => {
    const table = hands({ Italy: [event(income('Italy', -1))] }).to('income-events');
    show(table);
    expect(screen.queryByRole('button', { name: 'Take income' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show any income events' })).toBeDefined();
  });

  it('GS 11.12C: a missing figure is marked, and its line opens the form to enter it', async () => {
    const { sent } = show(paper());
    expect(sumOf('France', /: Income/)).toBe('France: Income change 0. Why?');
    expect(whole(screen.getByRole('region', { name: 'France' }))).toContain(
      'Base income and what the climate gives not entered',
    );
    await tap(sheetOf('France'), /^Factories and pacts, less maintenance: not entered/);
    const form = within(sheetOf('France').getByRole('form', { name: 'France: figures' }));
    write(form, 'Base income', '16');
    write(form, 'Climate 0 gives', '0');
    await tap(form, 'Enter');
    expect(sent).toEqual([
      { type: 'set-fact', power: 'France', fact: 'base-income', value: 16 },
      { type: 'set-fact', power: 'France', fact: 'climate-income', climate: 0, value: 0 },
    ]);
    expect(sumOf('France', /: Income/)).toBe('France: Income 16. Why?');
    expect(linesIn(sheetOf('France'), /income, line by line/).join()).not.toMatch(/not entered/i);
    expect(sheetOf('France').queryByRole('form')).toBeNull();
  });

  it('every figure opens its why sheet: support from the line that reads it', async () => {
    const table = paper().deal(0, support('Italy', -1));
    show(table);
    await tap(sheetOf('Italy'), /^Support: −1. Why/);
    expect(screen.getByRole('dialog', { name: /Italian support/ })).toBeDefined();
  });

  it('shows the change since last turn next to the sum', () => {
    const table = taken(10).nextTurn();
    brings(table, 'Germany', 13);
    show(table);
    const germany = whole(screen.getByRole('region', { name: 'Germany' }));
    expect(germany).toContain('+3 since Spring 1935 (10)');
    expect(germany).toContain('As in Spring 1935 (10)');
    // Nothing is known about Russia: there is no sum, and none to compare it with.
    expect(whole(screen.getByRole('region', { name: 'Russia' }))).not.toContain('Spring 1935 (');
  });

  it('shows all five sums in one table when the ledgers are not side by side', () => {
    show(brings(paper(), 'Russia', 15));
    const rows = within(screen.getByRole('table', { name: 'Income and tile points' })).getAllByRole('row');
    expect(rows.map(whole)).toEqual([
      'GIBFR',
      `Income${NOT_ENTERED}Russia 15`,
      `Points${NOT_ENTERED}Russia 0`,
    ]);
  });
});

describe('tile points', () => {
  it('GS 10.41C, C16: short of points shows 0 and how many, and what it does next turn', () => {
    show(taken(1).plays('Germany', support('Germany', -3)));
    expect(sumOf('Germany', points)).toBe('Germany: Points short 2. Why?');
    expect(whole(screen.getByRole('region', { name: 'Germany' }))).toContain(
      '2 short: support is 2 lower in Summer 1935 (GS 10.41C)',
    );
  });

  it('GS 6.33: of 26 points 21 go on', () => {
    show(taken(26));
    expect(whole(screen.getByRole('region', { name: 'Germany' }))).toContain(
      '21 go on to Summer 1935; 5 are lost, the limit is 21 (GS 6.33)',
    );
  });

  it('GS 6.12: refuses to spend more points than available; the field shows the maximum', async () => {
    const { sent } = show(taken(5));
    await tap(sheetOf('Germany'), 'Spend points');
    const form = within(sheetOf('Germany').getByRole('form', { name: 'Germany: spend tile points' }));
    write(form, 'Points', '6');
    write(form, 'For what', 'An air unit');
    expect(form.getByRole('alert').textContent).toBe(
      'Germany has 5 tile points; 6 cannot be spent. Spend 5 at most; only a secret event leaves a power short. (GS 6.12)',
    );
    await tap(form, 'Spend them');
    expect(sent).toEqual([]);
    write(form, 'Points', '5');
    await tap(form, 'Spend them');
    expect(sent).toEqual([{ type: 'add-line', total: 'tiles:Germany', amount: -5, words: 'An air unit' }]);
    expect(sumOf('Germany', points)).toBe('Germany: Tile points 0. Why?');
  });
});

describe('random tiles', () => {
  const drawing = (power: Power, effect: Effect, before = 0) => {
    const table = paper();
    if (before) table.run('add-line', { total: `draws:${power}`, amount: before, until: 'every' });
    return table.to('income-events').plays(power, effect);
  };
  const due = (power: Power) => linesIn(sheetOf(power), `${power}: random tiles`);

  it('GS Guide, Income, C2: France draws no tiles, whatever its number was', () => {
    show(drawing('France', draws('France', 'none'), 3));
    expect(due('France')).toEqual(['Draws this turn0']);
  });

  it.each([
    [1, '4'],
    [-1, '2'],
    [-5, '0'],
  ])('GS Guide, Income, C2a: %i on 3 makes it %s, never below 0', (amount, shown) => {
    show(drawing('France', draws('France', amount), 3));
    expect(due('France')).toEqual([`Draws this turn${shown}`]);
    expect(due('Britain')).toEqual(['Draws this turnNot entered–not entered']);
  });

  it('GS 6: tiles are typed as drawn, with the number due shown next to them', async () => {
    const { sent } = show(drawing('France', draws('France', 2)));
    await tap(sheetOf('France'), 'Type the tiles');
    const tiles = within(sheetOf('France').getByRole('group', { name: 'Tiles drawn' }));
    const threes = within(tiles.getByRole('group', { name: 'Tiles of 3' }));
    await tap(threes, 'One more');
    expect(tiles.getByText('2 are due, 1 counted.')).toBeDefined();
    await tap(threes, 'One more');
    expect(tiles.queryByText(/are due/)).toBeNull();
    await tap(tiles, 'Enter the tiles');
    expect(sent).toEqual([{ type: 'draw-tiles', power: 'France', tiles: [3, 3] }]);
    expect(sheetOf('France').getByText('Drawn this turn: 3 and 3.')).toBeDefined();
    expect(whole(screen.getByRole('region', { name: 'The table’s ninety tiles' }))).toContain('28');
  });

  it('GS 6: tiles that the pool has not are refused in place, with how many there are', async () => {
    const table = paper().to('income');
    table.run('draw-tiles', { power: 'Germany', tiles: Array(29).fill(3) });
    show(table);
    await tap(sheetOf('Italy'), 'Type the tiles');
    const threes = within(sheetOf('Italy').getByRole('group', { name: 'Tiles of 3' }));
    for (let count = 0; count < 2; count += 1) await tap(threes, 'One more');
    await tap(sheetOf('Italy'), 'Enter the tiles');
    expect(sheetOf('Italy').getByRole('alert').textContent).toContain('At most 1 of 3.');
    expect(table.open.tiles.draws).toHaveLength(1);
  });

  it('GS 6: the app draws as many as are due, once', async () => {
    const deck = { name: 'Quiet', cards: Array.from({ length: 40 }, (_, at) => card(at + 1, QUIET)) };
    const seed = { commitment: 'sealed' };
    const table = withDeck(deck, createChance(new Uint8Array(64).fill(7)), seed);
    table.run('add-line', { total: 'draws:Germany', amount: 3, until: 'every' });
    show(table.to('income'));
    await tap(sheetOf('Germany'), 'Draw them');
    expect(table.open.tiles.draws).toMatchObject([{ power: 'Germany', count: 3 }]);
    expect(sheetOf('Germany').getByText(/^Drawn this turn: [123], [123] and [123]\.$/)).toBeDefined();
    expect(sheetOf('Germany').queryByRole('button', { name: 'Draw them' })).toBeNull();
    expect(sheetOf('Italy').queryByRole('button', { name: 'Draw them' })).toBeNull();
  });
});

describe('factories', () => {
  const industry = (base = 20, setup: Parameters<typeof paper>[0] = {}) => {
    const table = brings(paper(setup).deal(), 'Germany', base).to('industrial');
    table.run('set-fact', { fact: 'conversion-price', power: 'Germany', value: 5 });
    table.run('set-fact', { fact: 'factories', power: 'Germany', civilian: 9, military: 1, idle: 3 });
    return table;
  };
  const costs = () => linesIn(sheetOf('Germany'), 'Germany: factories');

  it.each([
    ['C17', -2, '3'],
    ['C17a', 2, '7'],
    ['C17', -7, '0'],
  ])('GS Guide, Factory, %s: %i makes a conversion of 5 cost %s, never below 0', (_, amount, shown) => {
    show(industry().plays('Germany', price('Germany', amount)));
    expect(costs()).toEqual([`A conversion costs${shown}`]);
  });

  it('GS Guide, Factory, C17, “once”: one conversion is paid and uses the event up', async () => {
    const table = industry(20, { readings: { 'factory-once': 'once' } }).plays(
      'Germany',
      price('Germany', -2),
    );
    show(table);
    await tap(sheetOf('Germany'), 'Convert to civilian');
    expect(table.open.factories.Germany).toEqual({ civilian: 10, military: 1, idle: 2 });
    expect(linesIn(sheetOf('Germany'), /tile points, line by line/)).toContain('German factory, civilian−3');
    expect(costs()).toEqual(['A conversion costs5']);
    await tap(sheetOf('Germany'), /^Germany: a conversion costs 5/);
    expect(screen.getByRole('dialog').textContent).toContain('Used for one conversion');
  });

  it('GS 6.12: an unaffordable conversion is disabled, with the reason next to it', () => {
    show(industry(2));
    expect(closed(sheetOf('Germany'), 'Mobilize')).toMatch(/has 2 tile points; 5 cannot be spent.*GS 6\.12/);
    expect(sheetOf('Germany').getByText(/5 cannot be spent/, { selector: 'li' })).toBeDefined();
  });

  it('GS Guide, Factory, C17: shows only the change by events if no price is entered', () => {
    show(paper().to('industrial').plays('Germany', price('Germany', -2)));
    expect(costs()).toEqual([
      'Civilian, military, idleNot entered–not entered',
      'Events change a conversion’s price byUsual price not entered−2',
    ]);
  });

  it('GS 11.21: a count below 0 is refused in the field; the three are entered together', async () => {
    const table = paper();
    show(table);
    await tap(sheetOf('Germany'), 'Enter figures');
    const form = within(sheetOf('Germany').getByRole('form', { name: 'Germany: figures' }));
    write(form, 'Civilian', '-1');
    expect(form.getByRole('alert').textContent).toBe('Write a whole number from 0 to 99.');
    write(form, 'Civilian', '9');
    expect(closed(form, 'Enter')).toContain('“Military”');
    write(form, 'Military', '1');
    write(form, 'Idle', '0');
    await tap(form, 'Enter');
    expect(table.open.factories.Germany).toEqual({ civilian: 9, military: 1, idle: 0 });
    expect(table.open.prices.Germany).toBeUndefined();
  });

  it('offers no conversion outside the Economic phase or without an idle factory', () => {
    const table = industry();
    table.run('set-fact', { fact: 'factories', power: 'Germany', civilian: 9, military: 1, idle: 0 });
    show(table);
    expect(sheetOf('Germany').queryByRole('button', { name: 'Mobilize' })).toBeNull();
    expect(sheetOf('Italy').queryByRole('button', { name: 'Mobilize' })).not.toBeNull();
  });
});

describe('GS 9.41A: only its owner sees it', () => {
  const secretTable = () => {
    const table = paper(OWNER).deal().to('income');
    table.run('set-purse', { power: 'Germany', base: 83 });
    table.run('take-income');
    return table.to('industrial').plays('Germany', income('Germany', -1), { title: 'Dock strike' });
  };

  it('shows no hidden figure on the board, only public ones, and passes the device to its owner', async () => {
    const { passed } = show(secretTable());
    const germany = screen.getByRole('region', { name: 'Germany' });
    expect(whole(germany)).toContain('Only its owner sees it');
    expect(document.body.textContent).not.toMatch(/8[0-9]/);
    for (const power of POWERS)
      expect(
        sheetOf(power).queryByRole('button', { name: /: (Income|Tile points|Points short)/ }),
      ).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(linesIn(sheetOf('Germany'), 'Germany: what everyone may see')).toEqual(['Dock strike−1']);
    await tap(sheetOf('Germany'), 'Pass to Anna');
    expect(passed).toEqual(['Anna']);
  });

  it('GS 10.41C: what ran short last turn lowers support, and so it shows', () => {
    const table = paper(OWNER).deal().to('income');
    table.run('set-purse', { power: 'Germany', base: 1 });
    table.to('industrial').plays('Germany', support('Germany', -3));
    show(table.nextTurn());
    expect(sheetOf('Germany').getByText('2 tile points short last turn: support −2')).toBeDefined();
    expect(sheetOf('Italy').queryByText(/short last turn/)).toBeNull();
  });

  it('GS 6: how many tiles were drawn is known, and their values are not', () => {
    const table = withDeck(
      { name: 'Quiet', cards: Array.from({ length: 40 }, (_, at) => card(at + 1, QUIET)) },
      createChance(new Uint8Array(64).fill(7)),
      { ...OWNER, commitment: 'sealed' },
    );
    table.run('add-line', { total: 'draws:Germany', amount: 3, until: 'every' });
    table.to('income').run('draw-tiles', { power: 'Germany' });
    show(table);
    expect(
      sheetOf('Germany').getByText('Drawn this turn: 3. Its owner sees them in the papers.'),
    ).toBeDefined();
    expect(sheetOf('Germany').queryByRole('button', { name: /tiles$/ })).toBeNull();
  });
});

describe('other tables', () => {
  it('a table that keeps income on its own sheets can start tracking it', async () => {
    const table = paper({ keeps: ['flags'] });
    show(table);
    expect(screen.queryByText('Income')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Track income here' }));
    await screen.findAllByText('Tile points');
    expect(table.open.keeps).toEqual(['flags', 'income']);
  });

  it('an earlier moment offers no changes, and every figure still opens its why sheet', async () => {
    const table = taken(10).plays('Germany', price('Germany', -2));
    const { sent } = show(table, true);
    for (const name of [/Enter/, /Spend/, /Type/, /Draw/, /Convert/, /Mobilize/, /Keep/])
      expect(screen.queryAllByRole('button', { name })).toEqual([]);
    await tap(sheetOf('Germany'), /^Germany: Income 10/);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(sent).toEqual([]);
  });
});
