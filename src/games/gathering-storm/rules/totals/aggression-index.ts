import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { linesOf, totalOf } from '../state/lines';
import type { Aggression, OpenState } from '../state/state';
import { AGGRESSION_TARGETS, CIVIL_WAR_COUNTRIES, printList, printSigned, printTurn } from '../vocabulary';
import { readClimate, readLine } from './tracks';

/** A permanent source of the index, whether it counts now or not. */
export interface IndexSource {
  /** What it is called before it counts: "Austria". */
  name: string;
  /** The name as a line of the index: "Austria taken". */
  words: string;
  rule: string;
  /** What it adds now; 0 while it does not count. */
  amount: number;
  /** Since when it counts, or what it waits for. */
  how: string;
}

/** Targets taken by aggression that do not raise the index. @rule GS 23.21A */
export const NEVER_COUNTED = ['Sudetenland', 'Danzig and the Corridor'] as const;

/** German: from the turn after success. Italian: from the turn after it began, conquest or not. @rule GS 23.21A */
function countsFrom({ power, began, completed }: Aggression): number | null {
  if (power === 'Italy') return began + 1;
  return completed === null ? null : completed + 1;
}

function sinceOf(aggression: Aggression, turn: number): string {
  if (!aggression.raisesIndex) return 'The table entered it as one that does not count';
  const from = countsFrom(aggression);
  if (from === null) return 'Going on: from the turn after it succeeds';
  return from > turn ? `From next turn, ${printTurn(from)}` : `Every turn from ${printTurn(from)}`;
}

/** Returns the source for a country that raises the index once it is taken. @rule GS 23.21A */
function targetSource(open: OpenState, target: string): IndexSource {
  const found = open.aggressions.filter((item) => item.target === target);
  const [taken] = found;
  const words = taken && found.every(({ failed }) => failed) ? `${target} attacked` : `${target} taken`;
  const source = { name: target, words, rule: 'GS 23.21' };
  if (!taken) return { ...source, amount: 0, how: 'Not taken by aggression' };
  const from = taken.raisesIndex ? countsFrom(taken) : null;
  const counts = from !== null && from <= open.turn;
  return { ...source, amount: counts ? 1 : 0, how: sinceOf(taken, open.turn) };
}

/** Returns the six countries of the rule in their order, then those the table added. */
function targetsOf(open: OpenState): string[] {
  const six = AGGRESSION_TARGETS.filter(({ raisesIndex }) => raisesIndex).map(({ name }) => name);
  const others = open.aggressions.filter(({ target, raisesIndex }) => raisesIndex && !six.includes(target));
  return [...six, ...others.map(({ target }) => target)];
}

/** Signed, it counts for the rest of the game, even if it is broken. @rule GS 23.21B */
function pactSource({ pact }: OpenState): IndexSource {
  const name = 'Nazi-Soviet Pact';
  return {
    name,
    words: name,
    rule: 'GS 23.21B',
    amount: pact ? 1 : 0,
    how: pact ? 'For the rest of the game' : 'Not signed',
  };
}

/** Only the two ends of the track count. @rule GS 23.21D */
function climateSource(open: OpenState): IndexSource {
  const climate = readClimate(open).value;
  const amount = climate <= -3 ? 1 : climate >= 3 ? -1 : 0;
  return {
    name: 'Economic Climate',
    words: `Economic Climate at ${printSigned(climate)}`,
    rule: 'GS 23.21D',
    amount,
    how: amount === 0 ? `+1 at −3, −1 at +3; it is ${printSigned(climate)}` : 'While it lasts',
  };
}

/** One in all, however many are fought. @rule GS 23.21E */
function warSource({ civilWars }: OpenState): IndexSource {
  const fought = CIVIL_WAR_COUNTRIES.filter((country) => civilWars[country].state === 'fought');
  return {
    name: 'Civil war',
    words: 'Civil war is fought',
    rule: 'GS 23.21E',
    amount: fought.length > 0 ? 1 : 0,
    how: fought.length > 0 ? `${fought.join(', ')}: one in all` : `None in ${printList(CIVIL_WAR_COUNTRIES)}`,
  };
}

/** Every standing source of the index in a fixed order, to be checked against the board. @rule GS 23.21 */
export function readIndexSources(open: OpenState): IndexSource[] {
  return [
    ...targetsOf(open).map((target) => targetSource(open, target)),
    pactSource(open),
    climateSource(open),
    warSource(open),
  ];
}

/** Whether an index of 0 is reliable: a game that began midway has sources not entered. @rule GS 23.21 */
export const knowsIndex = (open: OpenState): boolean =>
  !open.running || open.facts.known.includes('index') || readIndex(open).lines.length > 0;

/** The European Aggression Index: the sources that count now, and this turn’s events. @rule GS 23.21 to 23.24 */
export function readIndex(open: OpenState): Explained {
  const standing = readIndexSources(open)
    .filter(({ amount }) => amount !== 0)
    .map(({ words, amount, rule, how }): TotalLine => ({ words, amount, basis: 'rule', rule, how }));
  const further = linesOf(open, totalOf.index).map((line) => readLine(line));
  return explain([...standing, ...further]);
}
