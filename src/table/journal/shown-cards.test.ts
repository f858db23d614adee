import { describe, expect, it } from 'vitest';
import { describeChanges } from './shown-cards';

type Change = [string, number, number];

const print = ([total, before, after]: Change) => `${total} ${before} to ${after}`;
const card = (power: string, ...totals: (string | null)[]) => ({
  power,
  headline: `${power} shows`,
  title: 'A card',
  notes: [],
  effects: totals.map((total) => ({ sentence: `${power} moves ${total}`, total })),
});

describe('what shown cards changed', () => {
  it('each change is listed once, with the last card that moves its number', () => {
    const described = describeChanges(
      [card('Germany', 'support', null), card('Britain', 'support', 'income')],
      [
        ['support', 0, -1],
        ['income', 2, 3],
        ['index', 0, 1],
      ] as Change[],
      print,
    );
    expect(described.map(({ rows }) => rows.map(({ changed }) => changed))).toEqual([
      [undefined, undefined],
      ['support 0 to -1', 'income 2 to 3'],
    ]);
    // Changes that no effect names go with the last card.
    expect(described.map(({ notes }) => notes)).toEqual([[], ['index 0 to 1']]);
  });

  it('what an effect moves with its number is listed with it, and with no other card', () => {
    const [britain, germany] = describeChanges(
      [
        { ...card('Britain'), effects: [{ sentence: '', total: 'support', also: ['points'] }] },
        card('Germany', 'income'),
      ],
      [
        ['support', 0, -1],
        ['points', 16, 15],
      ] as Change[],
      print,
    );
    expect(britain?.rows.map(({ changed }) => changed)).toEqual(['support 0 to -1. points 16 to 15']);
    expect(germany?.notes).toEqual([]);
  });

  it('an entry that showed no card lists none', () => {
    expect(describeChanges([], [['index', 0, 1]] as Change[], print)).toEqual([]);
  });
});
