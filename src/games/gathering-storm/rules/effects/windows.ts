/** When the card that carries an effect may be shown (GS 9.41, 10.41B, GS Guide). */
export const WINDOWS = [
  'drawn',
  'income',
  'industrial',
  'economic',
  'placement',
  'diplomatic',
  'flexible',
  'subversion',
  'any-time',
] as const;
export type Window = (typeof WINDOWS)[number];
