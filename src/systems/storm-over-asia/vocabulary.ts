/** The powers, in the order that the table goes round (assumed). */
export const POWERS = ['Japan', 'China', 'Britain', 'Russia'] as const;
export type Power = (typeof POWERS)[number];

/** The Chinese regions in the order of the rule. @rule SOA 23.21 */
export const REGIONS = [
  'Northern China',
  'Central China',
  'Shanghai',
  'South China Coast',
  'Szechuan',
  'Eastern China',
  'Southern China',
  'Yunnan',
  'Shensi',
] as const;
export type Region = (typeof REGIONS)[number];

/** The letter of a region in the rule: A to I. @rule SOA 23.21 */
export const letterOf = (region: Region) => String.fromCharCode(65 + REGIONS.indexOf(region));

/** Whose flags stand in China. @rule SOA 26 */
export const FLAGS = ['Nationalist', 'Communist', 'Japanese', 'warlord'] as const;
export type Flag = (typeof FLAGS)[number];

/** The letter on a flag. */
export const LETTERS: Record<Flag, string> = {
  Nationalist: 'N',
  Communist: 'C',
  Japanese: 'J',
  warlord: 'W',
};
