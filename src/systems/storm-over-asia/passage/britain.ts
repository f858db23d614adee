import { type Explained, explain, type Line } from '@/kernel/totals';

/** British economic preparation as Storm Over Asia leaves it. */
export interface Preparation {
  steps: number;
  results: number;
}

interface Tier {
  words: string;
  amount: number;
  needs: string;
  reached: (preparation: Preparation) => boolean;
}

/** Each tier holds the lower ones. @rule SOA transition 5.51A */
const TIERS: readonly Tier[] = [
  {
    words: 'Calcutta, a British colony',
    amount: 5,
    needs: '3 steps of economic preparation',
    reached: ({ steps, results }) => steps >= 3 || results >= 1,
  },
  {
    words: 'Dacca, a British colony',
    amount: 5,
    needs: '1 result',
    reached: ({ results, steps }) => results >= 1 || steps >= 9,
  },
  {
    words: 'Colombo, a British colony',
    amount: 5,
    needs: '9 steps',
    reached: ({ steps, results }) => steps >= 9 || results >= 2,
  },
  {
    words: 'The India box, 15 instead of 10',
    amount: 5,
    needs: '2 results',
    reached: ({ results }) => results >= 2,
  },
];

const INDIA = 'SOA transition 5.51A';

/** What India is worth to Britain, in BRPs. @rule SOA transition 5.51A */
export function explainIndia(preparation: Preparation): Explained {
  const lines = TIERS.map(({ words, amount, needs, reached }): Line => {
    const there = reached(preparation);
    return {
      words,
      amount: there ? amount : 0,
      basis: 'rule',
      rule: INDIA,
      how: there ? `With ${needs}` : `Needs ${needs}`,
    };
  });
  return explain([{ words: 'The India box', amount: 10, basis: 'rule', rule: INDIA }, ...lines]);
}

/** The Commonwealth part of the British base, in BRPs. @rule SOA transition 5.51A */
export function explainCommonwealth({ results }: Preparation): Explained {
  return explain([
    { words: 'Commonwealth', amount: 40, basis: 'rule', rule: INDIA },
    {
      words: 'The India box at 15',
      amount: results >= 2 ? 5 : 0,
      basis: 'rule',
      rule: INDIA,
      how: results >= 2 ? 'With 2 results' : 'Needs 2 results',
    },
  ]);
}

const ENOUGH = 3;

/** Britain's interest in Thailand at the start of 1940, in BRPs. @rule SOA transition 5.51B, 13.72A */
export function explainThailand(britishFlags: number): Explained {
  return explain([
    {
      words: 'Economic interest in Thailand',
      amount: britishFlags >= ENOUGH ? 5 : 0,
      basis: 'rule',
      rule: 'SOA transition 5.51B',
      how: `${britishFlags} British flags; three are needed`,
    },
  ]);
}

/** What Malaya adds for Britain at the start of 1940, in BRPs. @rule SOA transition 5.51C, 13.62B */
export function explainMalaya(japaneseFlags: number): Explained {
  return explain([
    { words: 'Malaya', amount: 10, basis: 'rule', rule: 'SOA transition 5.51C' },
    {
      words: 'Three Japanese flags or more',
      amount: japaneseFlags >= ENOUGH ? -5 : 0,
      basis: 'rule',
      rule: 'SOA transition 5.51C',
      how: `${japaneseFlags} Japanese flags`,
    },
  ]);
}

/** The Burma Road's most, in BRPs, from what it starts with. @rule SOA transition 13.31 */
export function explainBurmaRoad(base: number, flags: { british: number; japanese: number }): Explained {
  return explain([
    { words: 'Burma Road', amount: base, basis: 'table' },
    {
      words: 'British flags in Burma',
      amount: 2 * flags.british,
      basis: 'rule',
      rule: 'SOA transition 13.31A',
      how: `${flags.british}, two each`,
    },
    {
      words: 'Japanese flags in Burma',
      amount: flags.japanese === 0 ? 0 : -2 * flags.japanese,
      basis: 'rule',
      rule: 'SOA transition 13.31B',
      how: `${flags.japanese}, two each`,
    },
  ]);
}

/** Shipbuilding of Australia or India in the game after this one. */
export interface Shipbuilding {
  /** Abilities gained: one for every three steps. */
  abilities: number;
  /** Whether ships may be repaired and built at all. */
  allowed: boolean;
  rule: string;
  /** The ships of the rule, as it prints them. */
  ships: readonly string[];
  most: number;
  /** The names stand under India with Australia's in the source: left as printed. */
  asPrinted: boolean;
}

const SHIPS = ['Australia', 'Gallipoli', 'New Zealand'] as const;

/** Every three steps add an ability, and hold the lower ones. @rule SOA transition 6.95, 6.99 */
export function shipbuildingOf(country: 'Australia' | 'India', steps: number): Shipbuilding {
  const abilities = Math.floor(steps / 3);
  return {
    abilities,
    allowed: abilities >= 1,
    rule: country === 'Australia' ? 'SOA transition 6.95' : 'SOA transition 6.99',
    ships: SHIPS,
    most: SHIPS.length,
    asPrinted: country === 'India',
  };
}
