import { totalOf } from '@/games/gathering-storm/rules/state/lines';

import { hidesMoney, SHOWN } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';

/** A chart over the turns. */
export interface ChartKind {
  id: string;
  /** The label in the chooser. */
  name: string;
  title: string;
  totals: readonly string[];
  sign: 'always' | 'minus';
  /** The least that the paper shows. */
  span: { min: number; max: number };
  /** The labels of the two ends of a track. */
  ends?: { high: string; low: string };
}

const LEVELS = { min: -3, max: 3 };

export const CHARTS: readonly ChartKind[] = [
  {
    id: 'support',
    name: 'Support',
    title: 'Support at the end of each turn',
    totals: POWERS.map(totalOf.support),
    sign: 'always',
    span: LEVELS,
  },
  {
    id: 'income',
    name: 'Income',
    title: 'Income as it was taken',
    totals: POWERS.map(totalOf.income),
    sign: 'minus',
    span: { min: 0, max: 6 },
  },
  {
    id: 'index',
    name: 'Index',
    title: 'European Aggression Index at the end of each turn',
    totals: [totalOf.index],
    sign: 'always',
    span: LEVELS,
  },
  {
    id: 'climate',
    name: 'Climate',
    title: 'Economic Climate at the end of each turn',
    totals: [totalOf.climate],
    sign: 'always',
    span: LEVELS,
    ends: { high: 'Favorable', low: 'Adverse' },
  },
  {
    id: 'balance',
    name: 'Balance',
    title: 'Balance of Power at the end of each turn',
    totals: [totalOf.balance],
    sign: 'always',
    span: LEVELS,
    ends: { high: 'The Axis leads', low: 'The Allies lead' },
  },
];

/** Returns why a chart cannot be drawn, or null. @rule GS 9.41A */
export function checkChart(open: OpenState, { id }: ChartKind): { words: string; rule?: string } | null {
  if (id !== 'income') return null;
  if (!isTracked(open, 'income')) return { words: 'This table keeps income on its own sheets.' };
  if (hidesMoney(open))
    return {
      words: 'Only its owner sees the income of a power at this table. It is in the power’s papers.',
      rule: SHOWN,
    };
  return null;
}
