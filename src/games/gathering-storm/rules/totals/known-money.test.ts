import { describe, expect, it } from 'vitest';
import { compareFold, compareOutcomes } from '@/kernel/journal/compare';
import { publicRows } from '@/kernel/journal/views';
import { figuresAsked, spendersAsked } from '../guide/figures-asked';
import { guideFor } from '../guide/guide';
import { readHistory } from '../history/series';
import { describeRows } from '../history/told-rows';
import { previewCard } from '../previews';
import { sayEntry } from '../say/sentences';
import { handOf } from '../state/state';
import { system } from '../system';
import { type Play, paper } from '../testing/play';
import { POWERS } from '../vocabulary';
import { displayKey, knowsIncome, knowsPoints } from './known-money';
import { incomeAccount, readCarry, readSince } from './ledger';

const support = (amount: number) => ({ kind: 'support', power: 'Germany', amount }) as const;
const base = (table: Play, value: number, power: (typeof POWERS)[number] = 'Germany') =>
  table.run('set-fact', { fact: 'base-income', power, value });
const END = { keeping: 'known' } as const;
const spend = (table: Play, amount: number, power: (typeof POWERS)[number] = 'Germany') =>
  table.run('add-line', { total: `tiles:${power}`, amount: -amount, words: 'Spent' });
/** Goes to the end of the turn; waives powers that showed no card. */
function toEnd(table: Play): Play {
  table.to('end');
  for (const { id } of table.dues) table.run('waive', { due: id });
  return table;
}
/** Ends the turn as the guide does. */
const ends = (table: Play) => toEnd(table).run('end-turn', END);
const NAMES = ['income:Germany', 'tiles:Germany'];
const displayKeys = ({ open }: Play) => NAMES.map((key) => displayKey(open, key));
/** All notes of the journal as described. */
const journal = ({ journal: { setup }, journal: gameJournal }: Play) =>
  describeRows(setup as never, publicRows(gameJournal)).flatMap(({ entry }) => sayEntry(entry).notes);

describe('GS 11.12C: an income that was not entered shows only its changes', () => {
  it('is called so before and after it is taken, and by its own name once the base income is entered', () => {
    const table = paper().deal(0, support(-2));
    expect(displayKeys(table)).toEqual(['income-change:Germany', 'points-change:Germany']);
    table.to('income').run('take-income');
    expect(table.value('tiles:Germany')).toBe(-2);
    expect(displayKeys(table)).toEqual(['income-change:Germany', 'points-change:Germany']);
    table.nextTurn();
    base(table, 19);
    expect(displayKeys(table)).toEqual(['income:Germany', 'tiles:Germany']);
  });

  it('a base income entered after income was taken does not complete it', () => {
    const table = paper().deal(0, support(-2)).to('industrial');
    base(table, 19);
    expect(knowsIncome(table.open, 'Germany')).toBe(false);
    expect(readCarry(table.open, 'Germany')).toMatchObject({ short: 0, unknown: true });
    ends(table);
    expect(table.value('support:Germany')).toBe(0);
    table.to('income').run('take-income');
    expect([knowsIncome(table.open, 'Germany'), table.value('tiles:Germany')]).toEqual([true, 19]);
  });

  it('is known if the table sets the whole income, but not if it adds a line', () => {
    const table = paper().to('income');
    table.run('add-line', { total: 'income:Germany', amount: 3 });
    expect(knowsIncome(table.open, 'Germany')).toBe(false);
    table.run('say-total', { total: 'income:Germany', value: 17 });
    expect(knowsIncome(table.open, 'Germany')).toBe(true);
    table.run('take-income');
    expect(knowsPoints(table.open, 'Germany')).toBe(true);
    table.nextTurn();
    expect(knowsIncome(table.open, 'Germany')).toBe(false);
  });

  it('0 that was entered is known', () => {
    const table = paper();
    base(table, 0);
    expect(knowsIncome(table.open, 'Germany')).toBe(true);
  });

  it('no journal line, preview or history describes its change as an income', () => {
    const table = paper();
    table.run('enter-card', { trend: 0, general: { title: 'Test', secret: false, effects: [support(-2)] } });
    expect(previewCard(table.open)).toContainEqual(['income-change:Germany', 0, -2]);
    table.run('apply-card');
    table.run('deal');
    expect(journal(table).join()).toContain('German income change 0 to −2');
    table.to('income').run('take-income');
    table.plays('Germany', support(1));
    const notes = journal(table).join('. ');
    expect(notes).not.toMatch(/German income [0−\d]|tile points/);
    expect(notes).toContain('German points change −2 to −1');
    const [series] = readHistory(table.open, [], ['income:Germany']);
    expect(series?.points.map(({ value }) => value)).toEqual([null]);
  });

  it('the journal shows income once entered, from that entry on, and no longer after undo', () => {
    const table = paper();
    base(table, 19);
    table.deal(0, support(-2));
    expect(journal(table).join()).toContain('German income 19 to 17');
    expect(journal(table).join()).not.toContain('Italian income');
    table.run('undo');
    table.run('undo');
    table.run('undo');
    table.run('undo');
    table.deal(0, support(-1));
    expect(journal(table).at(-1) ?? '').not.toContain('German income 0');
    expect(journal(table).join()).toContain('German income change 0 to −1');
  });

  it('a base income of the set-up is known from the first card on', () => {
    const table = paper({ incomes: { Germany: 19 } }).deal(0, support(-2));
    expect(table.value('income:Germany')).toBe(17);
    expect(journal(table).join()).toContain('German income 19 to 17');
    expect(knowsIncome(table.open, 'Italy')).toBe(false);
  });

  it('does not compare with last turn’s sum if it was not entered then', () => {
    const table = paper().deal(0, support(-2)).nextTurn();
    base(table, 19);
    expect(readSince(table.open, 'income:Germany')).toBeNull();
  });

  it('GS 9.41A: applies to papers as to the table, and a public set-up cannot include incomes', () => {
    const owner = { readings: { 'income-shown': 'owner' } } as const;
    const table = paper(owner).deal(0, support(-2)).to('income');
    const knows = () => knowsIncome(table.open, 'Germany', handOf(table.state, 'Germany'));
    expect(knows()).toBe(false);
    table.run('set-purse', { power: 'Germany', base: 4 });
    expect(knows()).toBe(true);
    const seats = [{ person: 'Anna', powers: [...POWERS] }];
    const set = { name: 'Ours', seats, cards: 'paper', incomes: { Italy: 3 }, ...owner };
    expect(system.readSetup(set)).toMatchObject({ ok: false, refusal: { rule: 'GS 9.41A' } });
    expect(system.readSetup({ ...set, readings: {} })).toMatchObject({ ok: true });
  });

  it('the ledger marks the base income as missing, before and after income is taken', () => {
    const table = paper().deal();
    const missing = () => incomeAccount(table.open, 'Russia').lines.flatMap((line) => line.missing ?? []);
    expect(missing()).toEqual(['base']);
    table.to('income').run('take-income');
    expect(missing()).toEqual(['base']);
  });
});

describe('GS 11.12C: base incomes are asked for once', () => {
  const asked = ({ open }: Play) => figuresAsked(open);

  it('where income is taken first, and not again once it was taken without them', () => {
    const table = paper().deal();
    expect(asked(table)).toBeNull();
    table.to('income');
    expect(asked(table)).toBe('incomes');
    expect(guideFor(table.open).action.label).toBe('Take income');
    table.run('take-income');
    expect(asked(table)).toBeNull();
    expect(asked(table.nextTurn().to('income'))).toBeNull();
  });

  it('skipping them takes no extra tap: the button for taking income stays the same', () => {
    const table = paper({ keeps: ['income'] }).to('read');
    for (const power of POWERS)
      table.run('show-event', {
        power,
        event: { title: '', secret: false, effects: [{ kind: 'support', power, amount: 1 }] },
      });
    expect(guideFor(table.open).action).toMatchObject({
      command: { type: 'advance', to: 'income' },
      followUp: [{ type: 'take-income' }],
    });
    expect(asked(table)).toBe('incomes');
  });

  it('not if one is entered, the table keeps its own sheets, or only the owner sees income', () => {
    const one = paper().deal().to('income');
    base(one, 3, 'France');
    expect(asked(one)).toBeNull();
    expect(
      asked(
        paper({ incomes: { Italy: 9 } })
          .deal()
          .to('income'),
      ),
    ).toBeNull();
    expect(asked(paper({ keeps: [] }).deal().to('income'))).toBeNull();
    expect(
      asked(
        paper({ readings: { 'income-shown': 'owner' } })
          .deal()
          .to('income'),
      ),
    ).toBeNull();
  });
});

describe('GS 6.33, 10.41C: the end of a turn keeps only what the table knows', () => {
  it.each([3, -3])('for a power without any money entered, %i have no effect', (amount) => {
    const table = paper().deal(0, support(amount));
    ends(table);
    expect([table.open.carried.Germany, table.value('support:Germany')]).toEqual([0, 0]);
    expect(knowsPoints(table.open, 'Germany')).toBe(false);
  });

  it('spent points do not make a power short if its income was not entered', () => {
    const table = paper().deal().to('industrial');
    table.run('add-line', { total: 'tiles:Germany', amount: -5, words: 'An air unit' });
    ends(table);
    expect(table.value('support:Germany')).toBe(0);
  });

  it('C16: 1 tile point and −3 leave 2 short if the table knows the point', () => {
    const table = paper().deal();
    base(table, 1);
    table.to('industrial').plays('Germany', support(-3), { secret: true });
    ends(table);
    expect(table.value('support:Germany')).toBe(-2);
  });

  it('an end of turn without its keeping field folds as before', () => {
    const table = toEnd(paper().deal(0, support(3)));
    table.run('end-turn');
    expect(table.open.carried.Germany).toBe(3);
    expect([compareFold(table.journal), compareOutcomes(table.journal, null)]).toEqual([null, null]);
  });

  it('asks the affected powers for spending if points would be lost', () => {
    const table = paper().deal();
    base(table, 30);
    base(table, 12, 'Italy');
    table.to('construction');
    expect(figuresAsked(table.open)).toBeNull();
    toEnd(table);
    expect([figuresAsked(table.open), guideFor(table.open).reason]).toEqual([
      'spent',
      expect.stringContaining('Germany loses 9 points: the limit is 21.'),
    ]);
    spend(table, 12);
    expect(spendersAsked(table.open)).toEqual(['Italy']);
    spend(table, 2, 'Italy');
    expect(figuresAsked(table.open)).toBeNull();
    table.run('end-turn', END);
    expect(table.open.carried).toMatchObject({ Germany: 18, Italy: 10 });
  });

  it('GS 11.11: asks powers with points and no spending entered at the end of the turn, even below the limit', () => {
    const table = paper().deal();
    base(table, 9);
    base(table, 0, 'Italy');
    table.to('industrial');
    expect(figuresAsked(table.open)).toBeNull();
    toEnd(table);
    expect([figuresAsked(table.open), spendersAsked(table.open)]).toEqual(['spent', ['Germany']]);
    expect(guideFor(table.open)).toMatchObject({
      reason: expect.not.stringContaining('limit'),
      action: { label: 'End the turn' },
    });
  });

  it('GS 6.12: does not ask again after spending was entered earlier in the turn, unless points would still be lost', () => {
    const table = paper().deal();
    base(table, 40);
    base(table, 9, 'Italy');
    table.to('construction');
    spend(table, 4);
    spend(table, 4, 'Italy');
    expect(spendersAsked(toEnd(table).open)).toEqual(['Germany']);
    spend(table, 20);
    expect(figuresAsked(table.open)).toBeNull();
    // The next turn asks again.
    expect(spendersAsked(toEnd(table.nextTurn()).open)).toEqual(['Germany', 'Italy']);
  });

  it('GS 9.41A: asks no power in public if only the owner sees points', () => {
    const table = paper({ readings: { 'income-shown': 'owner' } }).deal();
    table.run('set-purse', { power: 'Germany', base: 40 });
    expect(figuresAsked(toEnd(table).open)).toBeNull();
  });

  it('the Crisis asks for it, from which one tap ends the turn', () => {
    const [mine, ...others] = POWERS;
    const seats = [
      { person: 'Anna', powers: [mine] },
      { person: 'Face up', powers: others, by: 'open' as const },
    ];
    const table = paper({ seats }).deal();
    base(table, 9);
    table.to('crisis');
    expect(figuresAsked(table.open)).toBe('spent');
  });

  it('reports no loss if no income was entered', () => {
    const table = toEnd(paper().deal(0, [support(9), support(9), support(9)]));
    expect([figuresAsked(table.open), guideFor(table.open).reason]).toEqual([
      null,
      expect.not.stringContaining('lost'),
    ]);
  });

  it('a table that counts points on the board keeps none, loses none and is never short', () => {
    const table = paper().deal();
    base(table, 30);
    table.run('choose-reading', { reading: 'tile-points', value: 'board' });
    table.to('industrial').plays('Germany', support(-2));
    // Income as it was taken, and what changes points at once (GS 10.24).
    expect(table.value('income:Germany')).toBe(30);
    expect([displayKey(table.open, 'tiles:Germany'), table.value('tiles:Germany')]).toEqual([
      'points-change:Germany',
      -2,
    ]);
    expect(figuresAsked(toEnd(table).open)).toBeNull();
    ends(table);
    expect([table.open.carried.Germany, table.value('support:Germany')]).toEqual([0, 0]);
  });
});
