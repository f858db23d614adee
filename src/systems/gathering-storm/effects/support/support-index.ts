import { following } from '../../card-text/notions/counted';
import { modifier, printFollowed, readFollowing } from '../../card-text/read/formula';
import { ADJECTIVES } from '../../vocabulary';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, supportIndex as shape } from '../shapes';
import { FORMULA_KIND } from './formula-line';

const FOLLOWED = modifier('(?:e\\.? ?a\\.? ?i|european aggression index)');

/** Support: the European Aggression Index, held to −3 … +3. @rule GS Guide, Support */
export const supportIndex: EffectKind<EffectOf<'support-index'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by the index',
  fields: ['power'],
  missing: (open) =>
    open.running && !open.facts.known.includes('index')
      ? {
          facts: [{ fact: 'index' }],
          words: 'What does the European Aggression Index stand at?',
          rule: 'GS 23.21',
        }
      : null,
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by the European Aggression Index, between −3 and +3.`,
  example: 'Italian support level: (max. ±3)\nModifier: European Aggression Index.',
  print: ({ power }) => `${printFollowed(power)}\nModifier: European Aggression Index.`,
  read: (sourceText, at) =>
    readFollowing(sourceText, at, FOLLOWED, (power) => ({ kind: 'support-index', power })),
  once: true,
  figures: [3],
  offered: [],
  said: [
    {
      says: ['support', 'index'],
      may: ['equal', 'modifier', 'level', 'whatever'],
      read: following('support-index'),
    },
  ],
};

export const samples: Samples<'support-index'> = [
  [
    { kind: 'support-index', power: 'Italy' },
    'Italian support level: (max. +/−3) modifier: EAI',
    'Italian support level (max ±3). Modifier: the European Aggression Index',
  ],
];
