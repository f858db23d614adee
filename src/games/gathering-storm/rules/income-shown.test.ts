import { describe, expect, it } from 'vitest';
import { compareFold, findDamage } from '@/kernel/journal/compare';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicEntries } from '@/kernel/journal/views';
import { guideFor } from './guide/guide';
import { previewEvent } from './previews';
import { sayEntry } from './say/sentences';
import { handOf } from './state/state';
import { createGatheringStorm, system } from './system';
import { hands, type Play, paper, secret } from './testing/play';
import { totalKeys } from './totals';
import { explainPurse } from './totals/income';
import { POWERS, type Power } from './vocabulary';

const OWNER = { readings: { 'income-shown': 'owner' } } as const;
const BOTH = ['public', 'owner'] as const;
type Shown = (typeof BOTH)[number];

const money = (table: Play, power: Power = 'Germany') =>
  explainPurse(table.open, handOf(table.state, power), power);
const tiles = (table: Play, power: Power = 'Germany') => money(table, power).tiles.value;
const income = (table: Play, power: Power = 'Germany') => money(table, power).income.value;
const points = (value: number) => ({ kind: 'support', power: 'Germany', amount: value }) as const;

/** What each turn brings, the way this table reads it. */
function enter(table: Play, base: number, power: Power = 'Germany'): void {
  if (table.open.readings['income-shown'] === 'owner') table.run('set-purse', { power, base });
  else table.run('set-fact', { fact: 'base-income', power, value: base });
}

/** A paper table at the Income phase where Germany's sheet brings this much. */
function atIncome(shown: Shown, base = 1): Play {
  const table = paper({ readings: { 'income-shown': shown } })
    .deal()
    .to('income');
  enter(table, base);
  return table;
}

/** All public information, as text. */
const seen = ({ open, journal, dues }: Play) =>
  JSON.stringify({ open, dues, guide: guideFor(open), file: publicEntries(journal) });

const sums = ({ value, lines }: { value: number; lines: { amount: number }[] }) =>
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);

describe.each(BOTH)('income and tile points are the same, shown to %s', (shown) => {
  it('GS 9.31B, B4: an event before income is in the income line, once, and gone next turn', () => {
    const table = paper({ readings: { 'income-shown': shown } });
    table.deal(0, { kind: 'support', power: 'Italy', amount: -1 });
    enter(table, 20, 'Italy');
    table.to('income').run('take-income');
    expect(income(table, 'Italy')).toBe(19);
    expect(tiles(table, 'Italy')).toBe(19);
    sums(money(table, 'Italy').income);
    sums(money(table, 'Italy').tiles);
    table.nextTurn().to('income');
    expect(income(table, 'Italy')).toBe(20);
    expect(money(table, 'Italy').tiles.lines[0]).toMatchObject({ amount: 19, rule: 'GS 11.11' });
  });

  it('GS 10.24, B4a: an event after income adds a point at once and is not part of income', () => {
    const table = atIncome(shown, 10);
    table.run('take-income');
    table.plays('Germany', points(1));
    expect(income(table)).toBe(10);
    expect(tiles(table)).toBe(11);
  });

  it('GS 10.41C, C16: one point and a −3 event leave 2 short, which lower support next turn by 2', () => {
    const table = atIncome(shown);
    table.run('take-income');
    table.plays('Germany', points(-3));
    expect(tiles(table)).toBe(-2);
    table.nextTurn();
    expect(table.lines('support:Germany')).toMatchObject([
      {
        amount: -2,
        words: 'Short of 2 tile points for Test event last turn',
        rule: 'GS 10.41C',
        basis: 'rule',
      },
    ]);
    expect(money(table).tiles.lines[0]?.amount).toBe(0);
  });

  it('GS 10.41B, C, C16a: the event that rises to −2 leaves 1 short', () => {
    const table = atIncome(shown);
    table.run('take-income');
    table.plays('Germany', {
      kind: 'support-results',
      power: 'Germany',
      base: -3,
      max: 3,
      category: 'military',
    });
    expect(tiles(table)).toBe(-2);
    table.run('set-fact', { fact: 'results', project: 'Germany/armor', value: 1 });
    expect(tiles(table)).toBe(-1);
    table.nextTurn();
    expect(table.value('support:Germany')).toBe(-1);
  });

  it('GS 11.11: at most 21 points are carried', () => {
    const table = atIncome(shown, 30);
    table.run('take-income');
    table.nextTurn();
    expect(tiles(table)).toBe(21);
    expect(table.value('support:Germany')).toBe(0);
  });

  it('GS 10.41C: income that was never entered causes no shortfall', () => {
    const table = paper({ readings: { 'income-shown': shown } }).deal(0, points(-3));
    table.nextTurn();
    expect(table.value('support:Germany')).toBe(0);
  });

  it('GS 11.12C: income stays fixed once taken, whatever is entered later, and is due until taken', () => {
    const table = atIncome(shown, 10);
    expect(table.dues.map(({ id }) => id)).toContain('income');
    expect(guideFor(table.open).action.label).toBe('Take income');
    table.run('take-income');
    expect(table.dues.map(({ id }) => id)).not.toContain('income');
    expect(table.refused('take-income').message).toBe('Income is taken already.');
    enter(table, 15);
    expect(income(table)).toBe(10);
    table.nextTurn();
    expect(table.open.incomeTaken).toBe(false);
    expect(income(table)).toBe(15);
  });

  it('GS Guide, Income, C1a: a shown event is a public line, and counts', () => {
    const table = paper({ readings: { 'income-shown': shown } })
      .deal()
      .to('income-events');
    enter(table, 10);
    table.plays('Germany', { kind: 'income', power: 'Germany', amount: -1 });
    expect(table.lines('income:Germany')).toHaveLength(1);
    expect(income(table)).toBe(9);
    table.to('industrial');
    expect(tiles(table)).toBe(9);
  });
});

describe('GS 9.41A: only the owner sees income and tile points', () => {
  it('reveals no total, figure or word in public, and the public copy replays on its own', () => {
    const table = paper(OWNER).deal().to('income');
    const before = seen(table);
    table.run('set-purse', { power: 'Germany', base: 8765 % 97 });
    table.run('purse-line', { power: 'Germany', amount: -7, words: 'Canary bricks' });
    expect(seen(table)).toBe(before);
    table.run('take-income');
    table.run('purse-line', { power: 'Italy', amount: 3, words: 'A loan' });
    table.nextTurn();
    expect(totalKeys(table.open).filter((key) => /^(income|tiles)/.test(key))).toEqual([]);
    expect(table.open.past[0]?.values).not.toHaveProperty('tiles:Germany');
    expect(seen(table)).not.toMatch(/Canary|A loan/);
    expect(table.open).toMatchObject({ facts: { baseIncome: {} }, lines: [] });
    for (const power of POWERS) {
      expect(table.open.carried[power]).toBe(0);
      expect(table.open.income[power]).toBeNull();
    }
    const alone = createJournal(
      createGatheringStorm(null),
      table.journal.setup,
      publicEntries(table.journal),
    );
    expect(stateAt(alone).open).toEqual(table.open);
    expect(compareFold(table.journal)).toBeNull();
    expect(findDamage(table.journal)).toBeNull();
  });

  it('taking income writes a hidden part for all five powers, so its presence reveals nothing', () => {
    const table = atIncome('owner', 12);
    const taken = table.run('take-income');
    expect(Object.keys(taken.hidden ?? {}).sort()).toEqual([...POWERS].sort());
    expect(taken.open).toEqual({ command: { type: 'take-income' } });
    expect(taken.changes).toEqual([]);
    table.to('end');
    for (const { id } of table.dues) table.run('waive', { due: id });
    const ended = table.run('end-turn');
    expect(Object.keys(ended.hidden ?? {})).toEqual(expect.arrayContaining([...POWERS]));
    expect(ended.open?.came).toEqual({ showings: [], settled: true, short: {} });
  });

  it('the owner’s own lines last this turn, and can be removed and restored', () => {
    const table = atIncome('owner', 12);
    table.run('take-income');
    table.run('purse-line', { power: 'Germany', amount: -5, words: 'An air unit' });
    table.run('purse-line', { power: 'Germany', amount: -2, words: 'A factory' });
    expect(tiles(table)).toBe(5);
    expect(money(table).tiles.lines.at(-1)).toMatchObject({
      words: 'A factory',
      basis: 'table',
      id: 'Germany 2',
    });
    table.run('remove-purse-line', { power: 'Germany', id: 'Germany 1' });
    expect(tiles(table)).toBe(10);
    table.run('undo', { viewer: 'Germany' });
    expect(tiles(table)).toBe(5);
    table.nextTurn();
    expect(money(table).tiles.lines).toHaveLength(1);
    expect(tiles(table)).toBe(5);
  });

  it('the hand’s owner sees how an event would change her money; no other preview shows it', () => {
    const own = secret({ kind: 'income', power: 'Germany', amount: 2 });
    const table = hands({ Germany: [own] }, OWNER);
    table.run('set-purse', { power: 'Germany', base: 10 });
    const papers = handOf(table.state, 'Germany');
    expect(previewEvent(table.open, 'Germany', own, { own: papers })).toEqual([['income:Germany', 10, 12]]);
    expect(previewEvent(table.open, 'Germany', own)).toEqual([]);
  });

  it('a conversion is paid in the open, from what only the owner knows', () => {
    const table = atIncome('owner', 12);
    table.run('set-fact', { fact: 'conversion-price', power: 'Germany', value: 4 });
    table.run('take-income');
    table.to('industrial').run('convert-factory', { power: 'Germany', to: 'civilian' });
    expect(table.lines('tiles:Germany')).toMatchObject([{ amount: -4 }]);
    expect(tiles(table)).toBe(8);
  });

  it.each([
    ['set-fact', { fact: 'base-income', power: 'Germany', value: 3 }],
    ['add-line', { total: 'income:Germany', amount: 3 }],
    ['add-line', { total: 'tiles:Italy', amount: 3 }],
    ['say-total', { total: 'tiles:Italy', value: 3 }],
    ['draw-tiles', { power: 'Italy', tiles: [3] }],
  ])('what would say it in public is refused: %s %j', (type, more) => {
    expect(atIncome('owner').refused(type, more)).toEqual({
      message: 'Only the owner sees income and tile points at this table.',
      rule: 'GS 9.41A',
      allowed: 'Enter it in the power’s papers.',
    });
  });

  it.each([
    ['set-purse', { base: 3 }],
    ['purse-line', { amount: 3, words: 'A loan' }],
    ['purse-tiles', { tiles: [1] }],
    ['remove-purse-line', { id: 'Germany 1' }],
  ])('papers refuse money if everyone sees it or the app does not keep it: %s', (type, more) => {
    const command = { power: 'Germany', ...more };
    expect(paper().refused(type, command)).toMatchObject({
      rule: 'GS 9.41A',
      message: expect.stringContaining('Everyone sees'),
    });
    expect(paper({ ...OWNER, keeps: ['research'] }).refused(type, command).message).toBe(
      'This table keeps income on its own sheets.',
    );
  });

  it.each([
    ['set-purse', { base: 100 }],
    ['purse-line', { amount: 100, words: 'Too much' }],
    ['purse-line', { amount: 0, words: 'Nothing' }],
    ['purse-line', { amount: 2, words: ' ' }],
    ['purse-tiles', { tiles: [4] }],
    ['purse-tiles', { tiles: [] }],
    ['remove-purse-line', { id: 'Germany 7' }],
  ])('bad input is refused: %s %j', (type, more) => {
    const table = atIncome('owner');
    const before = table.state;
    expect(table.refused(type, { power: 'Germany', ...more }).message.length).toBeGreaterThan(5);
    expect(table.state).toBe(before);
  });

  it('papers open for money alone, with paper cards and research kept on the board', () => {
    const table = paper({ ...OWNER, keeps: ['income'] });
    table.run('open-papers', { person: 'Anna' });
    expect(system.papers(table.open, 'Anna').viewers).toEqual(['Germany', 'Italy']);
    table.deal().run('call-round');
    expect(table.dues.map(({ id }) => id)).toContain('round');
    const without = paper({ ...OWNER, keeps: [] });
    expect(without.refused('open-papers', { person: 'Anna' }).message).toContain('paper cards');
    expect(system.papers(without.open, 'Anna').viewers).toEqual([]);
  });
});

describe('GS 9.41A: the reading changes in the middle of a game', () => {
  /** A table with points carried over and entered, income taken, lines added by the table, and events. */
  function inTheMiddle(): Play {
    const table = paper().deal();
    enter(table, 9);
    enter(table, 7, 'Italy');
    table.nextTurn().deal();
    table.run('add-line', { total: 'income:Germany', amount: 2, until: 'every' });
    table.to('income').run('take-income');
    table.run('add-line', { total: 'tiles:Germany', amount: -3, words: 'A unit' });
    table.run('draw-tiles', { power: 'Germany', tiles: [3, 1] });
    table.plays('Germany', [points(1), { kind: 'index', amount: 1 }]);
    return table;
  }
  const all = (table: Play) =>
    POWERS.map((power) => {
      const { income: one, tiles: other } = money(table, power);
      const flat = ({ value, lines }: typeof one) => ({
        value,
        lines: lines.map(({ words, amount, rule }) => `${words} ${amount} ${rule}`).sort(),
      });
      return [flat(one), flat(other)];
    });

  it('moves everything into the purses and back without loss', () => {
    const table = inTheMiddle();
    const before = all(table);
    expect(before[0]?.[1]?.value).toBe(9 + 11 - 3 + 4 + 1);
    const entry = table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    expect(all(table)).toEqual(before);
    expect(sayEntry(entry)).toMatchObject({
      text: 'This table reads: Only the owner',
      notes: ['Who sees income and tile points?'],
    });
    expect(table.open).toMatchObject({ facts: { baseIncome: {} }, incomeTaken: true });
    expect(table.open.carried.Germany).toBe(0);
    expect(table.open.income.Germany).toBeNull();
    // What the event did is public.
    expect(table.open.lines.every(({ basis }) => basis === 'event')).toBe(true);
    const back = table.run('choose-reading', { reading: 'income-shown', value: 'public' });
    expect(all(table)).toEqual(before);
    expect(table.value('tiles:Germany')).toBe(22);
    expect(back.open?.came).toHaveProperty('purses.Germany.base', 9);
    for (const power of POWERS)
      expect(handOf(table.state, power).purse).toMatchObject({
        base: null,
        carried: 0,
        taken: null,
        lines: [],
      });
    expect(compareFold(table.journal)).toBeNull();
    expect(findDamage(table.journal)).toBeNull();
  });

  it('reveals money kept in papers only when the table changes the reading', () => {
    const table = atIncome('owner', 12);
    table.run('take-income');
    table.run('purse-line', { power: 'Germany', amount: -5, words: 'Canary bricks' });
    table.run('purse-tiles', { power: 'Germany', tiles: [2] });
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    expect(seen(table)).not.toContain('Canary');
    table.run('choose-reading', { reading: 'income-shown', value: 'public' });
    expect(table.value('tiles:Germany')).toBe(9);
    expect(table.open.tiles.out).toEqual({ 1: 0, 2: 1, 3: 0 });
    const alone = createJournal(
      createGatheringStorm(null),
      table.journal.setup,
      publicEntries(table.journal),
    );
    expect(stateAt(alone).open).toEqual(table.open);
    table.nextTurn();
    expect(table.open.carried.Germany).toBe(9);
  });

  it('lines of a purse never share an id, whichever way it went', () => {
    const table = atIncome('owner', 12);
    const line = () => table.run('purse-line', { power: 'Germany', amount: 1, words: 'One' });
    line();
    table.run('choose-reading', { reading: 'income-shown', value: 'public' });
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    line();
    const ids = handOf(table.state, 'Germany').purse.lines.map(({ id }) => id);
    expect(ids).toEqual(['Germany 1', 'Germany 2']);
  });

  it('undo of the change brings everything back', () => {
    const table = inTheMiddle();
    const before = table.state;
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    table.run('undo');
    expect(table.state).toEqual(before);
  });

  it('ignores changes to other readings, and refuses an unknown value', () => {
    const table = atIncome('owner', 12);
    table.run('choose-reading', { reading: 'max-of-what', value: 'offset' });
    expect(income(table)).toBe(12);
    expect(table.refused('choose-reading', { reading: 'income-shown', value: 'nobody' })).toMatchObject({
      rule: 'GS 9.41A',
    });
  });
});

it('GS 9.41A: an event of the general card is seen by all, and its line too', () => {
  const table = paper(OWNER).deal(0, { kind: 'income', power: 'Germany', amount: 2 });
  expect(table.lines('income:Germany')).toMatchObject([{ amount: 2 }]);
});
