import type { BlankSheet } from '@/table/game-ui';

/** A register and assaults of GOSS to be written down by hand. */
export const BLANK: readonly BlankSheet[] = [
  { name: 'Markers', columns: ['Hex', 'Side', 'Kind', 'Placed', 'Gone'], rows: 16 },
  {
    name: 'Doubles',
    columns: ['Day and part', 'Hex', 'Side', 'Type die', 'Two dice', 'Result'],
    rows: 14,
  },
];
