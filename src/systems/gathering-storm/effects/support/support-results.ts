import { counted } from '../../card-text/notions/counted';
import { each, printCounted, readCounted } from '../../card-text/read/formula';
import { categoryNames, printOr } from '../../card-text/read/spellings';
import { projectsCounted } from '../../research/catalogue';
import { categoryCount } from '../../research/results';
import { ADJECTIVES, CATEGORIES, printSigned } from '../../vocabulary';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, supportResults as shape } from '../shapes';
import { FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

const COUNTED = each('(?!levels? of )([^\\n.:;+()[\\]]{1,60}?) (?:research )?results?\\b');

/** Support: a base, and one more for each research result of a category shown so far. @rule GS Guide, Support */
export const supportResults: EffectKind<EffectOf<'support-results'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by research results',
  fields: ['power', 'base', 'max', 'category'],
  missing(open, { power, category }) {
    const unknown =
      open.running && open.keeps.includes('research') && !categoryCount(open, power, category)
        ? projectsCounted(open, power, category).filter(
            (project) => open.facts.results[project.id] === undefined,
          )
        : [];
    if (unknown.length === 0) return null;
    return {
      facts: unknown.map((project) => ({ fact: 'results', project: project.id })),
      words: `How many ${category} results has ${power} shown?`,
      rule: SUPPORT_GUIDE,
    };
  },
  say: ({ power, base, max, category }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each ${category} research result, at most ${printSigned(max)} in all.`,
  example: 'German support level: -3 (max. +3)\n+1 for each military research result.',
  print: (effect) => `${printCounted(effect)}\n+1 for each ${effect.category} research result.`,
  read: (sourceText, at) =>
    readCounted<EffectOf<'support-results'>>(sourceText, at, COUNTED, (head, { words: [, spelled = ''] }) => {
      const category = categoryNames.of(spelled);
      if (category) return { kind: 'support-results', ...head, category };
      return {
        message: `There is no category of research “${spelled}”.`,
        rule: 'GS 15.12',
        allowed: `Name ${printOr(CATEGORIES)}.`,
      };
    }),
  once: false,
  figures: [1],
  offered: ['support +1 for each result'],
  said: [
    {
      says: ['result'],
      may: ['support', 'research', 'project', 'earlier'],
      read: counted('result', (bag) => {
        const [category, ...more] = bag.takeCategories();
        if (!category || more.length > 0) return 'which category';
        return [(head) => ({ kind: 'support-results', ...head, category })];
      }),
    },
  ],
};

export const samples: Samples<'support-results'> = [
  [
    { kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' },
    'German support level: –3 (max +3) +1 for each military research result',
    'GERMAN SUPPORT LEVEL: −3 (MAX. 3). 1 for every military result',
    'german support level:-3(max.+3)\r\n+1 for each military research results.',
  ],
  [
    { kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'intelligence' },
    'Russian support level: -2 (max. +2) +1 for each revealed intelligence result.',
  ],
];
