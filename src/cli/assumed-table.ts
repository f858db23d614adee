import { conquerTarget } from '@/games/gathering-storm/rules/diplomacy/targets';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import {
  AGGRESSION_TARGETS,
  CIVIL_WAR_COUNTRIES,
  PACT_COUNTRIES,
  type Power,
  type Side,
} from '@/games/gathering-storm/rules/vocabulary';

/** What simulated tables hold by turn: our own assumptions, from no source; see docs/decks/house-deck.md. */

/** A number from 0 to just under 1. */
export type Next = () => number;

/** The last turn in which a first result or a first pact may occur. */
const LATEST = 30;
/** Russia's armor gains a level in so many turns. */
const TURNS_A_LEVEL = 4;
/** A civil war is fought for so many turns. */
const WAR_TURNS = 6;
const BALANCE_ENDS = 6;

/** When and by whom aggressions are done, in turns from Spring 1935. */
const AGGRESSIONS: readonly [target: string, power: 'Germany' | 'Italy', began: number, completed: number][] =
  [
    ['Ethiopia', 'Italy', 3, 5],
    ['Rhineland', 'Germany', 5, 5],
    ['Austria', 'Germany', 13, 13],
    ['Sudetenland', 'Germany', 15, 15],
    ['Czechoslovakia, the rest', 'Germany', 17, 17],
    ['Albania', 'Italy', 17, 17],
  ];
const PACT = 19;

/** Who signs the pact in a country: the Axis, the Allies or Russia. */
const SIGNERS: readonly [Side, Power, number][] = [
  ['Axis', 'Germany', 0.45],
  ['Allies', 'Britain', 0.85],
  ['Russia', 'Russia', 1],
];

/** The course of one game's table. */
export interface Course {
  results: { project: string; turn: number }[];
  pacts: { country: OpenState['facts']['known'][number]; power: Power; turn: number }[];
  /** Steps of the balance, a turn each. */
  balance: number[];
}

const turnIn = (next: Next) => 1 + Math.floor(next() * LATEST);

/** Decides at random what one game's table will hold. */
export function playCourse(open: OpenState, turns: number, next: Next): Course {
  return {
    results: open.projects
      .filter(({ category }) => category !== 'atomic')
      .map(({ id }) => ({ project: id, turn: turnIn(next) })),
    pacts: PACT_COUNTRIES.map((country) => {
      const at = next() * (country === 'Russia' ? 0.85 : 1);
      return {
        country,
        power: SIGNERS.find(([, , below]) => at < below)?.[1] ?? 'Germany',
        turn: turnIn(next),
      };
    }),
    balance: Array.from({ length: turns }, () => stepOf(next())),
  };
}

const stepOf = (at: number) => (at < 0.2 ? -1 : at < 0.75 ? 0 : 1);

/** Brings the table to what it holds at the start of a turn. */
export function holdTable(open: OpenState, course: Course): void {
  const { turn } = open;
  for (const { project } of course.results.filter((item) => item.turn === turn))
    open.facts.results[project] = 1;
  for (const { country, power } of course.pacts.filter((item) => item.turn === turn))
    open.facts.pacts[country as keyof typeof open.facts.pacts] = [power];
  open.facts.steps['Russia/armor'] = 2 * Math.floor(turn / TURNS_A_LEVEL);
  const moved = (open.balance ?? 0) + (course.balance[turn - 1] ?? 0);
  open.balance = Math.min(BALANCE_ENDS, Math.max(-BALANCE_ENDS, moved));
  if (turn === PACT) open.pact = { signed: turn, ended: null };
  for (const [target, power, began, completed] of AGGRESSIONS) {
    const { value = 0, raisesIndex = false } = AGGRESSION_TARGETS.find(({ name }) => name === target) ?? {};
    if (turn === began)
      open.aggressions.push({ id: target, power, target, value, raisesIndex, began, completed });
    if (turn === completed + 1) conquerTarget(open, target);
  }
}

/** Civil wars break out as their counters are full, and end after a while. */
export function fightWars(open: OpenState, since: Record<string, number>): void {
  for (const country of CIVIL_WAR_COUNTRIES) {
    const war = open.civilWars[country];
    if (war.state === 'quiet' && war.counters >= war.threshold) {
      war.state = 'fought';
      since[country] = open.turn;
    } else if (war.state === 'fought' && open.turn >= (since[country] ?? 0) + WAR_TURNS) war.state = 'ended';
  }
}
