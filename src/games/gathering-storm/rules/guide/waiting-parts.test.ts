import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { event, hands, paper } from '../testing/play';

const TURKEY: Effect = {
  kind: 'diplomacy',
  country: 'Turkey',
  side: 'Allies',
  amount: 1,
  beneficiaries: ['Britain'],
};
const FLEXIBLE: Effect = { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece'] };
const INCOME: Effect = { kind: 'income', power: 'Britain', amount: 2 };
const LEVEL: Effect = { kind: 'research-level', project: 'Allies/air range' };

/** Britain holds one card of several parts, at a table of this reading. */
function held(effects: Effect[], reading = 'each', secret = false) {
  const table = hands({ Britain: [event(effects, { secret })] });
  table.run('choose-reading', { reading: 'parts-moment', value: reading });
  return table;
}
const turkey = (table: ReturnType<typeof hands>) => table.value('country:Turkey:Allies');

describe('GS 9.41D: several parts on one national card', () => {
  it('GS 9.41A, D: each waits for its own moment, the card is shown at the first', () => {
    const table = held([INCOME, TURKEY]).to('income');
    expect(table.open.hands.Britain.held).toBe(0);
    expect(table.value('income:Britain')).toBe(2);
    expect(turkey(table)).toBe(0);
    expect(table.open.waiting).toMatchObject([{ power: 'Britain', effect: 1, window: 'diplomatic' }]);
    table.to('diplomacy');
    expect(turkey(table)).toBe(0);
    table.to('resolution');
    expect(turkey(table)).toBe(1);
    expect(table.open.waiting).toEqual([]);
  });

  it('as the table is set up, the leading part decides the moment of all', () => {
    const table = held([INCOME, TURKEY], 'leading').to('income');
    expect(turkey(table)).toBe(1);
    expect(table.open.waiting).toEqual([]);
  });

  it('GS 9.41B, D: the part with the earliest moment shows the card, at any position on it', () => {
    const early = held([TURKEY, LEVEL]).to('placement');
    expect(early.open.hands.Britain.held).toBe(0);
    const late = held([TURKEY, LEVEL], 'leading').to('placement');
    expect(late.open.hands.Britain.held).toBe(1);
  });

  it('GS 9.41A, D: with a paper card as well', () => {
    const table = paper();
    table.run('choose-reading', { reading: 'parts-moment', value: 'each' });
    table.deal().to('income-events').plays('Britain', [INCOME, TURKEY]);
    expect(table.value('income:Britain')).toBe(2);
    expect(turkey(table)).toBe(0);
    table.to('resolution');
    expect(turkey(table)).toBe(1);
  });

  it('GS 10.41B: a card shown after its moment applies at once', () => {
    const table = held([{ kind: 'support-index', power: 'Britain' }, INCOME], 'each', true).to(
      'construction',
    );
    table.run('show', { power: 'Britain', slot: 1 });
    expect(table.value('income:Britain')).toBe(2);
  });

  it('GS Guide, Diplomacy: a flexible part applies at its own moment, and remembers its earlier answer', () => {
    const table = hands({ Italy: [event([{ kind: 'income', power: 'Italy', amount: 1 }, FLEXIBLE])] });
    table.run('choose-reading', { reading: 'parts-moment', value: 'each' });
    table.run('order', { power: 'Italy', slot: 1, do: 'play', answers: { 1: 'Greece' } });
    table.to('diplomacy');
    expect(table.value('country:Greece:Axis')).toBe(0);
    table.to('resolution');
    expect(table.value('country:Greece:Axis')).toBe(1);
  });

  it('GS Guide, Diplomacy: a flexible part without an answer asks at its moment', () => {
    const table = hands({ Italy: [event([{ kind: 'income', power: 'Italy', amount: 1 }, FLEXIBLE])] });
    table.run('choose-reading', { reading: 'parts-moment', value: 'each' });
    table.to('diplomacy');
    expect(table.open.obligations.filter(({ owes }) => owes === 'Italy')).toEqual([]);
    table.run('advance');
    const [asked] = table.open.obligations.filter(({ owes }) => owes === 'Italy');
    table.run('answer', { obligation: asked?.id, answer: 'Albania' });
    expect(table.value('country:Albania:Axis')).toBe(1);
  });

  it('GS Guide, Diplomacy: one more counter is there while counters are placed, not once they are down', () => {
    const table = held([INCOME, { kind: 'diplomatic-counter', power: 'Britain' }]);
    const before = table.value('counters:Britain');
    table.to('placement');
    expect(table.value('counters:Britain')).toBe(before + 1);
  });

  it('undo returns a part to its waiting position', () => {
    const table = held([INCOME, TURKEY]).to('diplomacy');
    table.run('advance');
    table.run('undo');
    expect(turkey(table)).toBe(0);
    expect(table.open.waiting).toHaveLength(1);
  });
});
