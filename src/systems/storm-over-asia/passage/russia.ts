import { type Explained, explain } from '@/kernel/totals';

/** What decides whether Russia may declare war on Germany. @rule SOA transition 14.41F */
export interface RussianQuestion {
  /** Japan has declared war on a neutral Russia. */
  japanDeclared: boolean;
  japanSurrendered: boolean;
  /** A Nazi-Soviet Pact is in force. */
  pact: boolean;
  /** Russo-German tension. */
  tension: number;
  japaneseResistance: number;
}

export interface RussianAnswer {
  may: boolean;
  why: string;
  rule: string;
  /** The sum that was tested, where one was. */
  sum?: Explained;
}

const RULE = 'SOA transition 14.41F';
/** Tension less resistance must reach this with a Pact. */
const TENSION_NEEDED = 50;
/** Resistance must be below this without one. */
const RESISTANCE_LIMIT = 10;

/** Whether Russia may declare war on Germany, and why. Tested when declaring (assumed). @rule SOA transition 14.41F */
export function mayRussiaDeclare(question: RussianQuestion): RussianAnswer {
  const { japanDeclared, japanSurrendered, pact, tension, japaneseResistance } = question;
  if (!japanDeclared)
    return {
      may: true,
      why: 'Japan has not declared war on a neutral Russia: this rule restricts nothing.',
      rule: RULE,
    };
  if (japanSurrendered) return { may: true, why: 'Japan has surrendered.', rule: RULE };
  if (!pact) {
    const may = japaneseResistance < RESISTANCE_LIMIT;
    return {
      may,
      why: `Without a Pact Japanese resistance must be below ${RESISTANCE_LIMIT}; it is ${japaneseResistance}.`,
      rule: RULE,
    };
  }
  const sum = explain([
    { words: 'Russo-German tension', amount: tension, basis: 'table' },
    { words: 'Japanese resistance', amount: -japaneseResistance, basis: 'rule', rule: RULE },
  ]);
  return {
    may: sum.value >= TENSION_NEEDED,
    why: `With a Pact tension less resistance must be ${TENSION_NEEDED} or more; it is ${sum.value}.`,
    rule: RULE,
    sum,
  };
}

/** What Japan's declaration takes from the tension in a turn. @rule SOA transition 14.41E */
export function tensionModifier(declared: number | null, turn: number, atWarWithWest: boolean): number {
  return declared !== null && turn >= declared && !atWarWithWest ? -1 : 0;
}

/** What holds from Japan's declaration of war on a neutral Russia on, each line with an id and a short name. @rule SOA transition 14.41A to D, F */
export const RUSSIAN_EFFECTS = [
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
      'Other Russian forces may fight in Siberia and leave it; they are rebuilt in European Russia, the Urals box or Siberia.',
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

/** A line of that list. */
export type RussianLine = (typeof RUSSIAN_EFFECTS)[number]['id'];
export const RUSSIAN_LINES = RUSSIAN_EFFECTS.map(({ id }) => id);
