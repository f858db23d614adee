import { following } from '../../card-text/notions/counted';
import { modifier, printFollowed, readFollowing } from '../../card-text/read/formula';
import { ADJECTIVES } from '../../vocabulary';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, supportClimate as shape } from '../shapes';
import { FORMULA_KIND } from './formula-line';

const FOLLOWED = modifier('inverse of (?:the )?economic climate');

/** Support: the inverse of the Economic Climate, held to −3 … +3. @rule GS Guide, Support */
export const supportClimate: EffectKind<EffectOf<'support-climate'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by the climate',
  fields: ['power'],
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by the inverse of the Economic Climate, between −3 and +3.`,
  example: 'British support level: (max. ±3)\nModifier: inverse of Economic Climate.',
  print: ({ power }) => `${printFollowed(power)}\nModifier: inverse of Economic Climate.`,
  read: (sourceText, at) =>
    readFollowing(sourceText, at, FOLLOWED, (power) => ({ kind: 'support-climate', power })),
  once: true,
  figures: [3],
  offered: ['inverse support'],
  said: [
    {
      says: ['support', 'climate', ['inverse', 'down']],
      may: ['equal', 'modifier', 'whatever'],
      read: following('support-climate'),
    },
  ],
};

export const samples: Samples<'support-climate'> = [
  [
    { kind: 'support-climate', power: 'Britain' },
    'British support level: + (max. ±3) Modifier: inverse of the economic climate',
    'British support level: (max. -/+3) Modifier inverse of Economic Climate',
  ],
];
