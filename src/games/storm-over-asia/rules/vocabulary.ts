const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'] as const;

/** "Spring 1935" for turn 1: that turns are seasons is assumed after the sister game. */
export function printTurn(turn: number): string {
  return `${SEASONS[(turn - 1 + SEASONS.length) % SEASONS.length]} ${1935 + Math.floor((turn - 1) / SEASONS.length)}`;
}

/** The powers, in the order of play (assumed). */
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

/** The owners of flags in China. @rule SOA 26 */
export const FLAGS = ['Nationalist', 'Communist', 'Japanese', 'warlord'] as const;
export type Flag = (typeof FLAGS)[number];

/** The letter on a flag. */
export const LETTERS: Record<Flag, string> = {
  Nationalist: 'N',
  Communist: 'C',
  Japanese: 'J',
  warlord: 'W',
};

/** What holds from Japan's declaration of war on a neutral Russia on, each line with an id and a short name. @rule SOA transition 14.41A to D, F */
export const RUSSIAN_EFFECTS = [
  {
    id: 'declaration',
    name: 'the usual effects of a declaration of war',
    rule: 'SOA transition 14.41',
    words: 'What any declaration of war brings applies as well.',
  },
  {
    id: 'mobilization',
    name: 'Russian mobilization',
    rule: 'SOA transition 14.41A',
    words: 'Russia mobilizes every turn (A World at War 36.11B).',
  },
  {
    id: 'growth',
    name: 'Russian growth',
    rule: 'SOA transition 14.41B',
    words: 'Russian growth stays as it is.',
  },
  {
    id: 'siberian-garrison',
    name: 'the Siberian garrison',
    rule: 'SOA transition 14.41C',
    words:
      'The starting Siberian garrison is kept: what it loses is rebuilt in Siberia, or in the Urals box and sent there at once.',
  },
  {
    id: 'other-forces',
    name: 'other Russian forces',
    rule: 'SOA transition 14.41D',
    words:
      'Other Russian forces may fight in Siberia, also from the European garrison (A World at War 63.51), and leave it; they are rebuilt in European Russia, the Urals box or Siberia.',
  },
  {
    id: 'european-garrison',
    name: 'the European garrison',
    rule: 'SOA transition 14.41D',
    words: 'What stays of the European garrison obeys A World at War 63.51A and B.',
  },
  {
    id: 'from-siberia',
    name: 'forces from Siberia',
    rule: 'SOA transition 14.41F',
    words: 'Once Russia may declare war on Germany, forces may go from Siberia to Europe before it does.',
  },
] as const;

export const RUSSIAN_LINES = RUSSIAN_EFFECTS.map(({ id }) => id);
