import { expect, it } from 'vitest';
import { kindOf } from '..';
import type { EffectOf } from '../shapes';

const price = (amount: number): EffectOf<'factory-price'> => ({
  kind: 'factory-price',
  power: 'Germany',
  amount,
});
const say = (amount: number) => kindOf(price(amount)).say(price(amount));

it('GS Guide, Factory a lower price is something a power may use, a higher one is not', () => {
  expect([-2, 1, 3].map(say)).toEqual([
    'Germany may convert or mobilize an idle factory this turn for two points less.',
    'Converting or mobilizing an idle factory costs Germany one point more this turn.',
    'Converting or mobilizing an idle factory costs Germany three points more this turn.',
  ]);
});
