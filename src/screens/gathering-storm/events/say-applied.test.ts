import { describe, expect, it } from 'vitest';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { sayApplied } from './say-applied';

const index: Effect = { kind: 'index', amount: 1 };
const hand: Effect = { kind: 'by-hand', words: 'Move a flag.', window: 'drawn' };
const say = (effects: Effect[], owed: { words: string }[] = []) =>
  sayApplied(
    {
      card: { trend: 0, general: { title: 'A card', secret: false, effects }, applied: true },
      obligations: owed as never,
    },
    effects.length + 1,
  );

describe('GS 9.31: what is applied, and what the table does by hand', () => {
  it.each<[Effect[], string]>([
    [[index], 'Both effects are applied'],
    [[index, index], 'All three are applied'],
    [[hand], 'One is applied; one is yours to do on the board'],
    [[index, hand], 'Two are applied; one is yours to do on the board'],
    [[index, hand, hand], 'Two are applied; two are yours to do on the board'],
  ])('%j', (effects, said) => expect(say(effects)).toBe(said));

  it('what is due besides is told too', () =>
    expect(say([index, hand], [{ words: 'A card: name a country' }])).toMatch(
      /rest is due and one is yours to do on the board/,
    ));
});
