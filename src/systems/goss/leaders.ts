import type { Readings } from './options';

/** Whether a leader’s die passes: at most the rating in the older rules, below it in the newer. @rule GOSS 22.1 */
export const passes = ({ 'leader-check': check }: Readings, rating: number, die: number) =>
  check === 'at-most' ? die <= rating : die < rating;
