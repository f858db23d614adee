import type { Region } from '@/games/storm-over-asia/rules/vocabulary';

/** The regions as they lie on a map, row by row from the north. */
export const PLACES: readonly Region[] = [
  'Shensi',
  'Northern China',
  'Eastern China',
  'Szechuan',
  'Central China',
  'Shanghai',
  'Yunnan',
  'Southern China',
  'South China Coast',
];
