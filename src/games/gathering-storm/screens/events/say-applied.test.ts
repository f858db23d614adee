import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { Obligation } from '@/games/gathering-storm/rules/state/state';
import { sayApplied } from './general-card';

const index: Effect = { kind: 'index', amount: 1 };
const hand: Effect = { kind: 'by-hand', words: 'Move a flag.', window: 'drawn' };
const say = (effects: Effect[], owed: Obligation['ask'][] = []) =>
  sayApplied(
    {
      card: { trend: 0, general: { title: 'A card', secret: false, effects }, applied: true },
      obligations: owed.map((ask) => ({ id: 'o1', owes: 'table', words: '', rule: 'GS 9.31', ask })),
    },
    effects.length + 1,
  );

describe('GS 9.31: effects applied, and effects left to the table', () => {
  it.each<[Effect[], string]>([
    [[index], 'Both effects are applied'],
    [[index, index], 'All three are applied'],
    [[hand], 'One is applied; one is yours to do on the board'],
    [[index, hand], 'Two are applied; one is yours to do on the board'],
    [[index, hand, hand], 'Two are applied; two are yours to do on the board'],
  ])('%j', (effects, said) => expect(say(effects)).toBe(said));

  const event = { title: 'A card', secret: false, effects: [index] };
  const answer = { type: 'answer', title: 'A card', event, effect: 0, answers: {} } as const;

  it('also mentions effects that are still due', () =>
    expect(say([index, hand], [answer])).toMatch(/rest is due and one is yours to do on the board/));

  it('ignores what a power’s own card left due, whatever its title', () =>
    expect(say([index], [{ ...answer, power: 'Germany' }])).toBe('Both effects are applied'));

  it('a card without a title leaves as much', () =>
    expect(say([index], [{ ...answer, title: 'General event' }])).toBe('Applied; the rest is due'));
});
