import { createChance } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import type { Policy } from '@/kernel/policy';
import type { Deck } from '../cards/card';
import { duesOf } from '../dues';
import { chooseAnswer } from '../policy/choose-answer';
import { POLICY_STEPS } from '../policy/choose-orders';
import { choosePapers } from '../policy/choose-papers';
import type { Chosen } from '../policy/choosing';
import { eyesOf } from '../policy/eyes';
import { HOUSE_POLICY } from '../policy/house-policy';
import { boardViewer, handOf, type OpenState } from '../state';
import { system } from '../system';
import { POWERS, type Power, powersOf } from '../vocabulary';
import { type Play, withDeck } from './play';
import { handCommand, nextCommand, otherCommand, type Pick } from './player';
import { researchCommand } from './research-player';

/** For tests only: an evening alone. Three powers are the app’s, two are played at random, the table says what it likes. */

export const APPS: readonly Power[] = ['Britain', 'France', 'Russia'];
const MINE: readonly Power[] = ['Germany', 'Italy'];
const SEATS = [
  { person: 'Anna', powers: [...MINE] },
  { person: 'The app', powers: [...APPS] },
];

export interface Solo {
  table: Play;
  /** Every command of the app’s powers that was refused. */
  refused: string[];
  /** Every kind of private and public command that they gave. */
  given: Record<string, number>;
  /** What rules with odds came to, by their words: how often they threw, how often they were taken. */
  thrown: Record<string, { odds: number; times: number; taken: number }>;
  policy: Policy;
  rolls: Record<string, number>;
  roll(power: Power): (sides: number) => number;
}

export function createSolo(deck: Deck, seed: number, policy: Policy = HOUSE_POLICY): Solo {
  const chance = createChance(new Uint8Array(64).fill(seed % 256).fill((seed >> 8) % 256, 0, 8));
  const keeps =
    seed % 4 === 1 ? (['income', 'research'] as const) : (['income', 'research', 'flags', 'ships'] as const);
  const readings = {
    'only-secret-card': seed % 3 === 0 ? ('diplomatic' as const) : ('turn' as const),
    'income-shown': seed % 5 === 0 ? ('owner' as const) : ('public' as const),
    'points-each': seed % 7 === 0 ? ('any' as const) : ('one' as const),
  };
  const rolls: Record<string, number> = {};
  return {
    table: withDeck(deck, chance, { seats: SEATS, running: seed % 6 === 5, keeps: [...keeps], readings }),
    refused: [],
    given: {},
    thrown: {},
    policy,
    rolls,
    roll: (power) => (sides) => {
      rolls[power] = (rolls[power] ?? 0) + 1;
      return chance.roll(`policy/${power}`, rolls[power] - 1, sides);
    },
  };
}

function give(solo: Solo, command: Command): void {
  const refusal = solo.table.attempt(command);
  solo.given[command.type] = (solo.given[command.type] ?? 0) + 1;
  if (refusal) solo.refused.push(`${JSON.stringify(command)}: ${refusal.message}`);
}

/** What was thought now: an order tells what was thought of its card before, too. */
function newLines({ state }: Play, { command, why }: Chosen): string[] {
  if (command.type !== 'order') return why;
  const order = handOf(state, command.power as Power).orders[command.slot as number];
  return why.slice(order?.why?.length ?? 0);
}

function countThrows({ thrown }: Solo, lines: readonly string[]): void {
  for (const line of lines) {
    const [, rule, n, of, said] = /^(.*, (\d+) in (\d+))\. Die \d+: (yes|no)$/.exec(line) ?? [];
    if (!rule) continue;
    thrown[rule] ??= { odds: Number(n) / Number(of), times: 0, taken: 0 };
    thrown[rule].times += 1;
    if (said === 'yes') thrown[rule].taken += 1;
  }
}

/** The app’s powers think in their own papers; what may be shown at once is shown as they are shut. */
export function visit(solo: Solo): void {
  const { table, policy } = solo;
  for (const power of APPS) {
    const by = { policy, roll: solo.roll(power) };
    for (const chosen of choosePapers(eyesOf(table.state, power, APPS), by)) {
      countThrows(solo, newLines(table, chosen));
      give(solo, chosen.command);
    }
  }
  for (const command of system.afterPapers(table.state, APPS as string[])) give(solo, command);
}

/** What an app’s power owes, if the first thing due is one of theirs. */
function answerDue(solo: Solo): boolean {
  const { table, policy } = solo;
  const obligation = duesOf(table.open)[0]?.obligation;
  if (!obligation) return false;
  for (const power of APPS) {
    const by = { policy, roll: solo.roll(power) };
    const chosen = chooseAnswer(eyesOf(table.state, power, APPS), obligation, by);
    if (chosen) {
      give(solo, chosen.command);
      return true;
    }
  }
  if ((APPS as readonly string[]).includes(obligation.owes))
    solo.refused.push(`Nothing is answered: ${obligation.words}`);
  return false;
}

const TABLES = [
  'aggression',
  'complete-aggression',
  'sign-pact',
  'end-pact',
  'set-fact',
  'civil-war',
  'draw-tiles',
  'add-line',
  'place-counter',
  'amend-card',
  'show',
];

/** What the other two do, and what the table says; never in the name of a power of the app’s. */
function besides(table: Play, pick: Pick, deck: Deck): Command {
  const mine = MINE[pick(MINE.length)] as Power;
  if (pick(2) === 0) return handCommand(table, pick, deck.cards, mine);
  if (pick(4) === 0) return researchCommand(table, pick, 'Axis');
  const command = otherCommand(table, pick, deck.cards);
  return TABLES.includes(command.type) ? command : { type: 'set-fact', fact: 'balance', value: pick(9) - 4 };
}

const ofTheApp = ({ power, board }: Command) =>
  APPS.includes(power as Power) || (board !== undefined && board !== 'Axis');

/** Moves the table on by one thing. */
function move(solo: Solo, pick: Pick, deck: Deck): void {
  const { table } = solo;
  const before = table.open.step;
  if (answerDue(solo)) return;
  const command = pick(5) < 3 ? nextCommand(table, pick, deck.cards) : besides(table, pick, deck);
  if (ofTheApp(command) && command.type !== 'set-fact') return;
  const refusal = table.attempt(command);
  if (refusal?.rule === 'GS 9.11') table.attempt({ type: 'reshuffle' });
  const begins = table.open.step !== before && (POLICY_STEPS as readonly string[]).includes(table.open.step);
  if (begins) visit(solo);
}

/** Plays a game of so many turns; a table that does not get there is an error. */
export function playSolo(
  solo: Solo,
  pick: Pick,
  { deck, turns, seen }: { deck: Deck; turns: number; seen: Set<string> },
): void {
  const { table } = solo;
  const last = table.open.turn + turns;
  for (let moves = 0; table.open.turn < last; moves += 1) {
    if (moves > 600 * turns)
      throw new Error(`A dead end in ${table.open.step}: ${table.dues.map(({ words }) => words).join('; ')}`);
    move(solo, pick, deck);
    note(table.open, seen);
  }
}

function note(open: OpenState, seen: Set<string>): void {
  for (const { how, event } of open.shown)
    if (how === 'played') for (const { kind } of event.effects) seen.add(kind);
  if (open.card?.applied) for (const { kind } of open.card.general.effects) seen.add(kind);
}

/** Viewers of the other side, whose parts an app’s power may not know. */
export const othersThan = (power: Power) => [
  ...POWERS.filter((other) => other !== power),
  ...(['Axis', 'Allies', 'Russia'] as const)
    .filter((side) => !powersOf(side).includes(power))
    .map(boardViewer),
];
