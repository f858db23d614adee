import { capitalize, inWords } from '@/kernel/print';
import { overridable, type Refusal } from '@/kernel/result';
import { type Explained, explain, limitLine, type TotalLine } from '@/kernel/totals';
import type { ProjectProgress } from '../state';

/** British economic preparation at the end of Storm Over Asia; a part is null until it is entered. */
export type Preparation = ProjectProgress;

interface Tier {
  words: string;
  amount: number;
  needs: string;
  reached: (preparation: Preparation) => boolean;
}

const atLeast = (value: number | null, least: number) => value !== null && value >= least;

/** Each tier holds the lower ones. @rule SOA transition 5.51A */
const TIERS: readonly Tier[] = [
  {
    words: 'Calcutta, a British colony',
    amount: 5,
    needs: '3 steps of economic preparation',
    reached: ({ steps, results }) => atLeast(steps, 3) || atLeast(results, 1),
  },
  {
    words: 'Dacca, a British colony',
    amount: 5,
    needs: '1 result',
    reached: ({ results, steps }) => atLeast(results, 1) || atLeast(steps, 9),
  },
  {
    words: 'Colombo, a British colony',
    amount: 5,
    needs: '9 steps',
    reached: ({ steps, results }) => atLeast(steps, 9) || atLeast(results, 2),
  },
  {
    words: 'The India box, 15 instead of 10',
    amount: 5,
    needs: '2 results',
    reached: ({ results }) => atLeast(results, 2),
  },
];

const INDIA = 'SOA transition 5.51A';

/** What steps and results cannot both be: a result comes after three steps, the second after nine. @rule SOA transition 5.51A */
export function checkPreparation({ steps, results }: Preparation): Refusal | null {
  if (steps === null || results === null) return null;
  const few = results >= 2 ? steps < 9 : results === 1 ? steps < 3 : false;
  if (!few && !(steps >= 9 && results === 0)) return null;
  return overridable({
    message: `${steps} ${steps === 1 ? 'step does' : 'steps do'} not fit ${results} ${results === 1 ? 'result' : 'results'}.`,
    rule: INDIA,
    allowed: 'One result comes after three steps and before nine, two after nine.',
  });
}

/** What the value of India or the Commonwealth needs and is not entered. @rule SOA transition 5.51A */
export function missingPreparation(preparation: Preparation | null, of: 'india' | 'commonwealth'): string[] {
  const name = 'British economic preparation';
  if (!preparation) return [name];
  const { steps, results } = preparation;
  if (results === null) {
    // Below these steps the order of the tiers determines the number of results.
    if (steps !== null && steps < (of === 'india' ? 3 : 9)) return [];
    return [`results of ${name}`];
  }
  return steps === null && of === 'india' && results < 2 ? [`steps of ${name}`] : [];
}

/** What India is worth to Britain, in BRPs. @rule SOA transition 5.51A */
export function explainIndia(preparation: Preparation): Explained {
  const lines = TIERS.map(({ words, amount, needs, reached }): TotalLine => {
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

/** The next tier that is not reached. @rule SOA transition 5.51A */
export function nextOfIndia(preparation: Preparation): string | null {
  const next = TIERS.find(({ reached }) => !reached(preparation));
  return next ? `Next, with ${next.needs}: ${next.words}, +${next.amount}` : null;
}

/** The Commonwealth part of the British base, in BRPs. @rule SOA transition 5.51A */
export function explainCommonwealth({ results }: Preparation): Explained {
  const both = atLeast(results, 2);
  return explain([
    { words: 'Commonwealth', amount: 40, basis: 'rule', rule: INDIA },
    {
      words: 'The India box at 15',
      amount: both ? 5 : 0,
      basis: 'rule',
      rule: INDIA,
      how: both ? 'With 2 results' : 'Needs 2 results',
    },
  ]);
}

const ENOUGH = 3;

/** At which moment flags are read: what counts is the end of Storm Over Asia. @rule SOA transition 5.51B, C */
export interface When {
  words: string;
  ended: boolean;
}
const NOW: When = { words: 'now; those at the end of Storm Over Asia count', ended: false };

/** "as Storm Over Asia ended in {ended}" once the game is over, else now. */
export const whenOf = (ended: string | null): When =>
  ended ? { words: `as Storm Over Asia ended in ${ended}`, ended: true } : NOW;

const countFlags = (count: number, whose: string) => `${count} ${whose} ${count === 1 ? 'flag' : 'flags'}`;

/** Britain's interest in Thailand at the start of 1940, in BRPs. @rule SOA transition 5.51B, 13.72A */
export function explainThailand(britishFlags: number, when: When = NOW): Explained {
  return explain([
    {
      words: 'Economic interest in Thailand',
      amount: britishFlags >= ENOUGH ? 5 : 0,
      basis: 'rule',
      rule: 'SOA transition 5.51B',
      how: when.ended
        ? `${countFlags(britishFlags, 'British')} ${when.words}; three are needed`
        : `${countFlags(britishFlags, 'British')} ${when.words}, three are needed`,
    },
  ]);
}

/** What Malaya adds for Britain at the start of 1940, in BRPs. @rule SOA transition 5.51C, 13.62B */
export function explainMalaya(japaneseFlags: number, when: When = NOW): Explained {
  return explain([
    { words: 'Malaya', amount: 10, basis: 'rule', rule: 'SOA transition 5.51C' },
    {
      words: 'Three Japanese flags or more',
      amount: japaneseFlags >= ENOUGH ? -5 : 0,
      basis: 'rule',
      rule: 'SOA transition 5.51C',
      how: `${countFlags(japaneseFlags, 'Japanese')} ${when.words}`,
    },
  ]);
}

/** The Burma Road's most, in BRPs, from what it starts with. @rule SOA transition 13.31 */
export function explainBurmaRoad(base: number, flags: { british: number; japanese: number }): Explained {
  const lines: TotalLine[] = [
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
  ];
  return explain(limitLine(lines, 0, Number.POSITIVE_INFINITY, 'Held at 0', 'SOA transition 13.31'));
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
  /** The source lists Australia's names under India: left as printed. */
  asPrinted: boolean;
  /** How far the next ability is. */
  next: string;
}

/** @rule SOA transition 6.95, 6.99 */
export const SHIPS_RULE = { Australia: 'SOA transition 6.95', India: 'SOA transition 6.99' } as const;
const SHIPS = ['Australia', 'Gallipoli', 'New Zealand'] as const;

/** Every three steps add an ability, and hold the lower ones. @rule SOA transition 6.95, 6.99 */
export function shipbuildingOf(country: 'Australia' | 'India', steps: number): Shipbuilding {
  const abilities = Math.floor(steps / 3);
  const more = 3 * (abilities + 1) - steps;
  return {
    next: `${capitalize(inWords(more))} more ${more === 1 ? 'step' : 'steps'}, ${inWords(steps + more)} in all, ${more === 1 ? 'brings' : 'bring'} the ${abilities === 0 ? 'first' : 'next'} ability`,
    abilities,
    allowed: abilities >= 1,
    rule: SHIPS_RULE[country],
    ships: SHIPS,
    most: SHIPS.length,
    asPrinted: country === 'India',
  };
}
