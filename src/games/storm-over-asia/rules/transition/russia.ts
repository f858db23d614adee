import { capitalize, inWords, printNumber } from '@/kernel/print';
import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import type { TransitionFacts, WestWar } from '../state';
import { printTurn } from '../vocabulary';

/**
 * What decides whether Russia may declare war on Germany; each is null until it is entered.
 * @rule SOA transition 14.41F
 */
export interface RussianQuestion {
  /** Japan has declared war on a neutral Russia. */
  japanDeclared: boolean;
  japanSurrendered: boolean;
  /** A Nazi-Soviet Pact is in force. */
  pact: boolean | null;
  /** Russo-German tension, with its lines. */
  tension: Explained | null;
  japaneseResistance: number | null;
}

export interface RussianAnswer {
  /** Null if it is not known. */
  may: boolean | null;
  why: string;
  rule: string;
  /** Inputs that are not entered. */
  missing: string[];
  /** The sum that was tested, where one was. */
  sum?: Explained;
  /** How much it is short of, and what would be enough. */
  short?: string;
}

const RULE = 'SOA transition 14.41F';
/** Tension less resistance must reach this with a Pact. */
const TENSION_NEEDED = 50;
/** Resistance must be below this without one. */
const RESISTANCE_LIMIT = 10;

/** Inputs of the answer that are not entered. */
function missingOf({ pact, tension, japaneseResistance }: RussianQuestion): string[] {
  return [
    ...(pact === null ? ['whether a Nazi-Soviet Pact is in force'] : []),
    ...(pact !== false && tension === null ? ['Russo-German tension'] : []),
    ...(japaneseResistance === null ? ['Japanese resistance'] : []),
  ];
}

const sayShort = (short: number, ways: string) => `${capitalize(inWords(short))} short: ${ways}`;

/** Whether Russia may declare war on Germany, and why. Tested when declaring (assumed). @rule SOA transition 14.41F */
export function mayRussiaDeclare(question: RussianQuestion): RussianAnswer {
  const { japanDeclared, japanSurrendered, pact, tension, japaneseResistance } = question;
  const base = { rule: RULE, missing: [] };
  if (!japanDeclared)
    return {
      ...base,
      may: true,
      why: 'Japan has not declared war on a neutral Russia: this rule restricts nothing.',
    };
  if (japanSurrendered) return { ...base, may: true, why: 'Japan has surrendered.' };
  const missing = missingOf(question);
  if (missing.length > 0 || japaneseResistance === null)
    return { ...base, may: null, why: `Not entered: ${missing.join('; ')}.`, missing };
  if (!pact || !tension) return withoutPact(japaneseResistance);
  const sum = explain([
    ...tension.lines,
    { words: 'Japanese resistance', amount: 0 - japaneseResistance, basis: 'rule', rule: RULE },
  ]);
  const short = TENSION_NEEDED - sum.value;
  const ways = `tension ${printNumber(tension.value + short)}, or resistance ${printNumber(japaneseResistance - short)}`;
  return {
    ...base,
    may: short <= 0,
    why: `With a Pact tension less resistance must be ${TENSION_NEEDED} or more; it is ${printNumber(sum.value)}.`,
    sum,
    ...(short > 0 ? { short: sayShort(short, ways) } : {}),
  };
}

function withoutPact(resistance: number): RussianAnswer {
  const short = resistance - RESISTANCE_LIMIT + 1;
  return {
    may: short <= 0,
    why: `Without a Pact Japanese resistance must be below ${RESISTANCE_LIMIT}; it is ${printNumber(resistance)}.`,
    rule: RULE,
    missing: [],
    ...(short > 0 ? { short: sayShort(short, `resistance ${RESISTANCE_LIMIT - 1}`) } : {}),
  };
}

type Wars = Pick<TransitionFacts, 'declared' | 'atWarWithWest' | 'westSince' | 'westWars'>;

/** Japan's wars with the Western Allies; older entries knew one, without an end. @rule SOA transition 14.41E */
export const westWarsOf = ({ westWars, atWarWithWest, westSince = 0 }: Omit<Wars, 'declared'>): WestWar[] =>
  westWars ?? (atWarWithWest ? [{ from: westSince, peace: null }] : []);

/** How much Japan's declaration reduces the tension in a turn. @rule SOA transition 14.41E */
export function tensionModifier(facts: Wars, turn: number): number {
  if (facts.declared === null || turn < facts.declared) return 0;
  const fought = westWarsOf(facts).some(
    ({ from, peace }) => from <= turn && (peace === null || turn < peace),
  );
  return fought ? 0 : -1;
}

/** Russo-German tension as it was entered, less what the declaration took in the turns since. @rule SOA transition 14.41E */
export function explainTension(facts: TransitionFacts, now: number): Explained | null {
  const { tension, tensionFrom, declared } = facts;
  if (tension === null) return null;
  const entered: TotalLine = {
    words: 'Russo-German tension',
    amount: tension,
    basis: 'table',
    ...(tensionFrom !== undefined && declared !== null && declared < tensionFrom
      ? { how: `As entered: the −1 of turns before ${printTurn(tensionFrom)} is in it` }
      : {}),
  };
  if (tensionFrom === undefined) return explain([entered]);
  const turns = Array.from(
    { length: Math.max(0, now - tensionFrom + 1) },
    (_, at) => tensionFrom + at,
  ).filter((turn) => tensionModifier(facts, turn) !== 0);
  if (turns.length === 0) return explain([entered]);
  return explain([
    entered,
    {
      words: 'Japan’s declaration, −1 each turn',
      amount: -turns.length,
      basis: 'rule',
      rule: 'SOA transition 14.41E',
      how: sayTurns(turns),
    },
  ]);
}

/** "Spring 1935", "Spring 1935 to Fall 1935", and with gaps between: each run by itself. */
function sayTurns(turns: readonly number[]): string {
  const starts = turns.filter((turn) => !turns.includes(turn - 1));
  const ends = turns.filter((turn) => !turns.includes(turn + 1));
  return starts
    .map((start, at) => [...new Set([start, ends[at] as number])].map(printTurn).join(' to '))
    .join(', ');
}
