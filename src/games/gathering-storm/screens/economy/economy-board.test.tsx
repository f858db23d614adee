import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
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
import { closed, framed, sitDown, tap, whole, write } from '../testing/sit-down';
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

/** The only table of the page. */
const ledger = () => within(screen.getByRole('table', { name: 'Economy' }));
const rowsOf = () => ledger().getAllByRole('row').slice(1);
const labelOf = (row: HTMLElement) => whole(within(row).getByRole('rowheader'));
/** The cells of a row by the label it begins with. */
const cellsOf = (label: string) => {
  const row = rowsOf().find((one) => labelOf(one).startsWith(label));
  if (!row) throw new Error(`No row is called ${label}.`);
  return within(row).getAllByRole('cell');
};
const cellOf = (power: Power, label: string) => cellsOf(label)[POWERS.indexOf(power)] as HTMLElement;
/** A figure as it is read, and what a tap on it says. */
const read = (power: Power, label: string) => whole(cellOf(power, label));
const said = (power: Power, label: string) =>
  within(cellOf(power, label)).getByRole('button').getAttribute('aria-label');
const press = (power: Power, label: string) => tap(within(cellOf(power, label)), /./);
const NOTHING = '·nothing';
const NOT_ENTERED = '–not entered';
const dialog = () => within(screen.getByRole('dialog'));

describe('income', () => {
  it('GS 9.41A, C1, C1a: a shown income event is a line of its power’s ledger before income is taken, in no other', () => {
    const table = brings(paper().deal(), 'Italy', 20).to('income-events');
    table.plays('Italy', income('Italy', -1), { title: 'Dock strike' });
    show(table);
    expect(said('Italy', 'Events')).toBe('Italy: Dock strike −1. Why?');
    expect(read('Germany', 'Events')).toBe(NOTHING);
    expect(read('Italy', 'Factories and pacts, less maintenance')).toBe('20');
    expect(read('Italy', 'Support')).toBe('0');
    expect(read('Italy', 'Economic Climate 0')).toBe(NOT_ENTERED);
    expect(said('Italy', 'Income')).toBe('Italy: Income 19. Why?');
  });

  it('GS 11.12C: the label of a sum says if it is a change of all powers, of some, or of none', () => {
    const table = paper().deal();
    const label = () => {
      show(table);
      const labels = rowsOf().map(labelOf);
      cleanup();
      return labels.find((words) => words.startsWith('Income'));
    };
    expect(label()).toBe('Income change GS 11.12C');
    brings(table, 'Germany', 20);
    expect(label()).toBe('Income or change GS 11.12C');
    for (const power of POWERS) brings(table, power, 20);
    expect(label()).toBe('Income GS 11.12C');
  });

  it('GS 9.21: Russia has no line of the climate', () => {
    show(paper());
    expect(read('Russia', 'Economic Climate 0')).toBe(NOTHING);
  });

  it('GS 9.41A, C1: income cannot be taken while an event is due: the board has no way to take it', () => {
    const table = hands({ Italy: [event(income('Italy', -1))] }).to('income-events');
    show(table);
    expect(screen.queryByRole('button', { name: 'Take income' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show any income events' })).toBeDefined();
  });

  it('GS 11.12C: a missing figure is marked, and its line opens the form to enter it', async () => {
    const { sent } = show(paper());
    expect(said('France', 'Income')).toBe('France: Income change 0. Why?');
    expect(read('France', 'Income')).toBe(NOT_ENTERED);
    await press('France', 'Factories and pacts, less maintenance');
    const form = within(dialog().getByRole('form', { name: 'France: figures' }));
    write(form, 'Base income', '16');
    write(form, 'Climate 0 gives', '0');
    await tap(form, 'Enter');
    expect(sent).toEqual([
      { type: 'set-fact', power: 'France', fact: 'base-income', value: 16 },
      { type: 'set-fact', power: 'France', fact: 'climate-income', climate: 0, value: 0 },
    ]);
    expect(said('France', 'Income')).toBe('France: Income 16. Why?');
    expect(read('France', 'Economic Climate 0')).toBe('0');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('every figure opens its why sheet: support from the line that reads it', async () => {
    const table = paper().deal(0, support('Italy', -1));
    show(table);
    await press('Italy', 'Support');
    expect(screen.getByRole('dialog', { name: /Italian support/ })).toBeDefined();
  });

  it('shows the change since last turn next to the sum', () => {
    const table = taken(10).nextTurn();
    brings(table, 'Germany', 13);
    show(table);
    expect(said('Germany', 'Income')).toBe('Germany: Income 13. +3 since Spring 1935 (10). Why?');
    expect(read('Germany', 'Income')).toBe('▲ 313');
    expect(said('Germany', 'Tile points')).toContain('As in Spring 1935 (10)');
    expect(whole(ledger().getAllByRole('row')[0] as HTMLElement)).toContain('Since Spring 1935');
    // Nothing is known about Russia: there is no sum, and none to compare it with.
    expect(said('Russia', 'Income')).not.toContain('Spring 1935');
  });

  it('the ledger is one Tab stop; arrow keys go from figure to figure', () => {
    show(brings(paper(), 'Germany', 15));
    const stops = ledger()
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
    expect(stops.map((button) => button.getAttribute('aria-label'))).toEqual(['Germany: enter figures']);
    act(() => stops[0]?.focus());
    fireEvent.keyDown(stops[0] as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(within(cellOf('Germany', 'Factories and pacts')).getByRole('button'));
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(within(cellOf('Italy', 'Factories and pacts')).getByRole('button'));
  });
});

describe('tile points', () => {
  it('GS 10.41C, C16: short of points shows 0 and how many, and what it does next turn', () => {
    show(taken(1).plays('Germany', support('Germany', -3)));
    expect(read('Germany', 'Tile points')).toBe('2 short0');
    expect(said('Germany', 'Tile points')).toBe(
      'Germany: Points short 2. 2 short: support is 2 lower in Summer 1935 (GS 10.41C). Why?',
    );
  });

  it('GS 6.33: of 26 points 21 go on', async () => {
    show(taken(26));
    const carry = '21 go on to Summer 1935; 5 are lost, the limit is 21 (GS 6.33).';
    expect(said('Germany', 'Tile points')).toBe(`Germany: Tile points 26. ${carry} Why?`);
    await press('Germany', 'Tile points');
    expect(dialog().getByText(carry)).toBeDefined();
  });

  it('GS 6.12: refuses to spend more points than available; the field shows the maximum', async () => {
    const { sent } = show(taken(5));
    await press('Germany', 'Tile points');
    await tap(dialog(), 'Spend points');
    const form = within(dialog().getByRole('form', { name: 'Germany: spend tile points' }));
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
    expect(said('Germany', 'Tile points')).toContain('Germany: Tile points 0.');
    expect(read('Germany', 'Spent or gained')).toBe('−5');
  });
});

describe('random tiles', () => {
  const drawing = (power: Power, effect: Effect, before = 0) => {
    const table = paper();
    if (before) table.run('add-line', { total: `draws:${power}`, amount: before, until: 'every' });
    return table.to('income-events').plays(power, effect);
  };
  const tiles = (power: Power) => said(power, 'Random tiles');

  it('GS Guide, Income, C2: France draws no tiles, whatever its number was', () => {
    show(drawing('France', draws('France', 'none'), 3));
    expect(tiles('France')).toBe('France draws 0 random tiles. Why?');
  });

  it.each([
    [1, 4],
    [-1, 2],
    [-5, 0],
  ])('GS Guide, Income, C2a: %i on 3 makes it %i, never below 0', (amount, shown) => {
    show(drawing('France', draws('France', amount), 3));
    expect(tiles('France')).toMatch(`France draws ${shown} random tiles.`);
    expect(read('France', 'Random tiles')).toBe(shown === 0 ? '0' : '?'.repeat(shown));
    expect(read('Britain', 'Random tiles')).toBe(NOT_ENTERED);
  });

  it('GS 6: tiles are typed as drawn, with the number due shown next to them', async () => {
    const { sent } = show(drawing('France', draws('France', 2)));
    await press('France', 'Random tiles');
    await tap(dialog(), 'Type the tiles');
    const group = within(dialog().getByRole('group', { name: 'Tiles drawn' }));
    const threes = within(group.getByRole('group', { name: 'Tiles of 3' }));
    await tap(threes, 'One more');
    expect(group.getByText('2 are due, 1 counted.')).toBeDefined();
    await tap(threes, 'One more');
    expect(group.queryByText(/are due/)).toBeNull();
    await tap(group, 'Enter the tiles');
    expect(sent).toEqual([{ type: 'draw-tiles', power: 'France', tiles: [3, 3] }]);
    expect(tiles('France')).toBe('France drew 3 and 3. Why?');
    expect(read('France', 'Random tiles')).toBe('33');
    expect(document.body.textContent).toContain(
      'Of the ninety tiles 28 are face down; face up: 20 of 1, 20 of 2 and 20 of 3 (GS 6)',
    );
  });

  it('GS 6: tiles that the pool has not are refused in place, with how many there are', async () => {
    const table = paper().to('income');
    table.run('draw-tiles', { power: 'Germany', tiles: Array(29).fill(3) });
    show(table);
    await press('Italy', 'Random tiles');
    await tap(dialog(), 'Type the tiles');
    const threes = within(dialog().getByRole('group', { name: 'Tiles of 3' }));
    for (let count = 0; count < 2; count += 1) await tap(threes, 'One more');
    await tap(dialog(), 'Enter the tiles');
    expect(dialog().getByRole('alert').textContent).toContain('At most 1 of 3.');
    expect(table.open.tiles.draws).toHaveLength(1);
  });

  it('GS 6: the app draws as many as are due, once', async () => {
    const deck = { name: 'Quiet', cards: Array.from({ length: 40 }, (_, at) => card(at + 1, QUIET)) };
    const seed = { commitment: 'sealed' };
    const table = withDeck(deck, createChance(new Uint8Array(64).fill(7)), seed);
    table.run('add-line', { total: 'draws:Germany', amount: 3, until: 'every' });
    show(table.to('income'));
    expect(tiles('Germany')).toBe('Germany draws 3 random tiles. Draw them');
    await press('Germany', 'Random tiles');
    await tap(dialog(), 'Draw them');
    expect(table.open.tiles.draws).toMatchObject([{ power: 'Germany', count: 3 }]);
    expect(tiles('Germany')).toMatch(/^Germany drew [123], [123] and [123]\. Why\?$/);
    expect(dialog().queryByRole('button', { name: 'Draw them' })).toBeNull();
  });
});

describe('factories', () => {
  const industry = (base = 20, setup: Parameters<typeof paper>[0] = {}) => {
    const table = brings(paper(setup).deal(), 'Germany', base).to('industrial');
    table.run('set-fact', { fact: 'conversion-price', power: 'Germany', value: 5 });
    table.run('set-fact', { fact: 'factories', power: 'Germany', civilian: 9, military: 1, idle: 3 });
    return table;
  };
  const costs = () => said('Germany', 'A conversion costs');

  it.each([
    ['C17', -2, '3'],
    ['C17a', 2, '7'],
    ['C17', -7, '0'],
  ])('GS Guide, Factory, %s: %i makes a conversion of 5 cost %s, never below 0', (_, amount, shown) => {
    show(industry().plays('Germany', price('Germany', amount)));
    expect(costs()).toBe(`Germany: a conversion costs ${shown}. Why?`);
    expect(read('Germany', 'A conversion costs')).toBe(shown);
  });

  it('GS Guide, Factory, C17, “once”: one conversion is paid and uses the event up', async () => {
    const table = industry(20, { readings: { 'factory-once': 'once' } }).plays(
      'Germany',
      price('Germany', -2),
    );
    show(table);
    await press('Germany', 'A conversion costs');
    await tap(dialog(), 'Convert to civilian');
    expect(table.open.factories.Germany).toEqual({ civilian: 10, military: 1, idle: 2 });
    expect(said('Germany', 'Spent or gained')).toBe('Germany: German factory, civilian −3. Why?');
    expect(costs()).toBe('Germany: a conversion costs 5. Why?');
    expect(screen.getByRole('dialog').textContent).toContain('Used for one conversion');
  });

  it('GS 6.12: an unaffordable conversion is disabled, with the reason next to it', async () => {
    show(industry(2));
    await press('Germany', 'A conversion costs');
    expect(closed(dialog(), 'Mobilize')).toMatch(/has 2 tile points; 5 cannot be spent.*GS 6\.12/);
    expect(dialog().getByText(/5 cannot be spent/, { selector: 'li' })).toBeDefined();
  });

  it('GS Guide, Factory, C17: shows only the change by events if no price is entered', () => {
    show(paper().to('industrial').plays('Germany', price('Germany', -2)));
    expect(read('Germany', 'Factories GS')).toBe(NOT_ENTERED);
    expect(costs()).toBe('Germany: events change the price of a conversion by −2. Why?');
  });

  it('GS 11.21: a count below 0 is refused in the field; the three are entered together', async () => {
    const table = paper();
    show(table);
    await tap(ledger(), 'Germany: enter figures');
    const form = within(dialog().getByRole('form', { name: 'Germany: figures' }));
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

  it('offers no conversion outside the Economic phase or without an idle factory', async () => {
    const table = industry();
    table.run('set-fact', { fact: 'factories', power: 'Germany', civilian: 9, military: 1, idle: 0 });
    show(table);
    await tap(ledger(), 'Germany: enter figures');
    expect(dialog().queryByRole('button', { name: 'Mobilize' })).toBeNull();
    await tap(dialog(), 'Close');
    await tap(ledger(), 'Italy: enter figures');
    expect(dialog().queryByRole('button', { name: 'Mobilize' })).not.toBeNull();
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
    expect(document.body.textContent).not.toMatch(/8[0-9]/);
    for (const button of ledger().getAllByRole('button'))
      expect(button.getAttribute('aria-label')).not.toMatch(/8[0-9]/);
    for (const power of POWERS)
      expect(said(power, 'Income and tile points')).toContain('Only its owner sees it');
    for (const label of ['Income GS', 'Tile points', 'Carried']) expect(() => cellsOf(label)).toThrow();
    expect(cellsOf('Dock strike').map(whole)).toEqual(['−1', ...Array(4).fill(NOTHING)]);
    expect(said('Germany', 'Income and tile points')).toBe('Germany: Only its owner sees it. Pass to Anna');
    await press('Germany', 'Income and tile points');
    expect(passed).toEqual(['Anna']);
  });

  it('GS 10.41C: what ran short last turn lowers support, and so it shows', () => {
    const table = paper(OWNER).deal().to('income');
    table.run('set-purse', { power: 'Germany', base: 1 });
    table.to('industrial').plays('Germany', support('Germany', -3));
    show(table.nextTurn());
    expect(said('Germany', 'Short last turn')).toBe(
      'Germany: 2 tile points short last turn: support −2. Why?',
    );
    expect(read('Italy', 'Short last turn')).toBe(NOTHING);
  });

  it('GS 6: how many tiles were drawn is known, and their values are not', async () => {
    const table = withDeck(
      { name: 'Quiet', cards: Array.from({ length: 40 }, (_, at) => card(at + 1, QUIET)) },
      createChance(new Uint8Array(64).fill(7)),
      { ...OWNER, commitment: 'sealed' },
    );
    table.run('add-line', { total: 'draws:Germany', amount: 3, until: 'every' });
    table.to('income').run('draw-tiles', { power: 'Germany' });
    show(table);
    expect(said('Germany', 'Random tiles')).toBe(
      'Germany drew 3 random tiles, which only its owner sees. Why?',
    );
    await press('Germany', 'Random tiles');
    expect(dialog().queryByRole('button', { name: /tiles$|Draw/ })).toBeNull();
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
    await press('Germany', 'Income');
    expect(dialog().getByRole('heading', { name: /German income/ })).toBeDefined();
    await tap(dialog(), 'Close');
    await press('Germany', 'A conversion costs');
    expect(dialog().queryByRole('button', { name: 'Mobilize' })).toBeNull();
    expect(sent).toEqual([]);
  });
});
