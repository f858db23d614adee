import { produce } from 'immer';
import { type Chance, createChance } from '@/kernel/chance';
import { createBy } from '@/kernel/command/choosing';
import { decideForApp } from '@/kernel/command/decide-for-app';
import type { Policy } from '@/kernel/command/policy';
import type { Command } from '@/kernel/game';
import { THE_APP } from '@/kernel/seats';
import type { AppVisit } from '@/kernel/system';
import type { Deck, Event } from '../cards/card';
import { nextVisitor } from '../guide/dues';
import { choosePapers } from '../policy/choose-sheet';
import { eyesOf } from '../policy/eyes';
import { HOUSE_POLICY } from '../policy/house-policy';
import { type HiddenState, handOf, type OpenState, sheetViewer, type Table } from '../state/state';
import { system } from '../system';
import { POWERS, type Power, powersOf } from '../vocabulary';
import type { Pick } from './pick';
import { type Play, withDeck } from './play';
import { handCommand, nextCommand, otherCommand } from './player';
import { researchCommand } from './research-player';

/** For tests only: an evening alone. Three powers are the app’s, two are played at random, the table says what it likes. */

export const APPS: readonly Power[] = ['Britain', 'France', 'Russia'];
const MINE: readonly Power[] = ['Germany', 'Italy'];
const SEATS = [
  { person: 'Anna', powers: [...MINE] },
  { person: THE_APP, powers: [...APPS], by: 'app' as const },
];

export interface Solo {
  table: Play;
  chance: Chance;
  /** Every command of the app’s powers that was refused. */
  refused: string[];
  /** Every kind of private and public command that they gave. */
  given: Record<string, number>;
  /** Results of rules with odds, by their words: how often they were rolled and how often they applied. */
  thrown: Record<string, { odds: number; times: number; taken: number }>;
  /** Decisions that were made a second time, at a table where everything that the power may not know is another. */
  compared: number;
  /** The decisions that differed. */
  peeked: string[];
}

export function createSolo(deck: Deck, seed: number, policy?: Policy): Solo {
  const chance = createChance(new Uint8Array(64).fill(seed % 256).fill((seed >> 8) % 256, 0, 8));
  const keeps =
    seed % 4 === 1 ? (['income', 'research'] as const) : (['income', 'research', 'flags', 'ships'] as const);
  const readings = {
    'only-secret-card': seed % 3 === 0 ? ('diplomatic' as const) : ('turn' as const),
    'income-shown': seed % 5 === 0 ? ('owner' as const) : ('public' as const),
    'points-each': seed % 7 === 0 ? ('any' as const) : ('one' as const),
  };
  const more = policy ? { policy } : {};
  return {
    table: withDeck(deck, chance, {
      seats: SEATS,
      running: seed % 6 === 5,
      keeps: [...keeps],
      readings,
      ...more,
    }),
    chance,
    refused: [],
    given: {},
    thrown: {},
    compared: 0,
    peeked: [],
  };
}

function give(solo: Solo, command: Command): boolean {
  const refusal = solo.table.attempt(command);
  solo.given[command.type] = (solo.given[command.type] ?? 0) + 1;
  if (refusal) solo.refused.push(`${JSON.stringify(command)}: ${refusal.message}`);
  return refusal !== null;
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

/** Decides a second time where everything hidden from the power is another. */
function compare<T>(solo: Solo, decided: T, again: () => T): T {
  const [first, second] = [decided, again()].map((item) => JSON.stringify(item));
  solo.compared += 1;
  if (first !== second) solo.peeked.push(`${first} but ${second}`);
  return decided;
}

/**
 * Counts a power's private decisions with their reasons; an order includes the earlier reasons for its card.
 */
function countThoughts(solo: Solo, now: Table, power: Power): void {
  const by = createBy(now.open, { power, chance: solo.chance, house: HOUSE_POLICY });
  for (const { command, why } of choosePapers(eyesOf(now, power, APPS), by)) {
    const before = command.type === 'order' ? handOf(now, power).orders[command.slot as number] : undefined;
    countThrows(solo, why.slice(before?.why?.length ?? 0));
  }
}

const ANOTHER: Event = {
  title: 'Another event',
  secret: true,
  effects: [{ kind: 'support', power: 'Germany', amount: 2 }],
};

/** The app as the table has it; every decision of its is made twice. */
function watched(solo: Solo): Deciding {
  const watchVisit = (visit: AppVisit<OpenState, HiddenState>): typeof visit => ({
    ...visit,
    leave: visit.leave.map((choose, at) => (now) => {
      const power = APPS[at] as Power;
      countThoughts(solo, now, power);
      return compare(solo, choose(now), () => choose(withOthers(now, power, ANOTHER)));
    }),
  });
  return {
    papers: system.papers,
    afterPapers: system.afterPapers,
    appDecides(state, chance) {
      const next = system.appDecides?.(state, chance) ?? null;
      if (!next || 'leave' in next) return next && watchVisit(next);
      countThrows(solo, (next.command.why as string[] | undefined) ?? []);
      return compare(solo, next, () => {
        const other = system.appDecides?.(withOthers(state, null, ANOTHER), chance);
        return other as typeof next;
      });
    },
  };
}
type Deciding = Parameters<typeof decideForApp<OpenState, HiddenState>>[0];

/** Everything that the app has to decide now, as a table in the app lets it. */
export function letAppDecide(solo: Solo): void {
  const decisions = decideForApp(watched(solo), () => solo.table.state, solo.chance);
  for (let next = decisions.next(false); !next.done; ) next = decisions.next(give(solo, next.value));
  const { open } = solo.table;
  if (nextVisitor(open) === THE_APP) solo.refused.push(`The app is waited for in ${open.step}.`);
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

/** Commands of the other two, and facts of the table; never on behalf of an app power. */
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
export function move(solo: Solo, pick: Pick, deck: Deck): void {
  const { table } = solo;
  const command = pick(5) < 3 ? nextCommand(table, pick, deck.cards) : besides(table, pick, deck);
  if (ofTheApp(command) && command.type !== 'set-fact') return;
  const refusal = table.attempt(command);
  if (refusal?.rule === 'GS 9.11') table.attempt({ type: 'reshuffle' });
  if (!refusal) letAppDecide(solo);
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

/** Viewers of the other side, whose parts an app power may not know. */
const othersThan = (power: Power) => [
  ...POWERS.filter((other) => other !== power),
  ...(['Axis', 'Allies', 'Russia'] as const)
    .filter((side) => !powersOf(side).includes(power))
    .map(sheetViewer),
];

/**
 * Returns the table with different cards, orders and sheets for all viewers whose parts the power may not
 * know.
 * @param power null for a public answer, which reads no hidden part at all
 */
export function withOthers(table: Table, power: Power | null, event: Event): Table {
  return produce(table, (draft) => {
    for (const viewer of power ? othersThan(power) : Object.keys(draft.hidden)) {
      const part = draft.hidden[viewer];
      if (!part) continue;
      if ('side' in part) {
        part.steps = Object.fromEntries(Object.keys(part.steps).map((id) => [id, 7]));
        part.grants = [];
        part.fromCounters = 5;
      } else {
        for (const card of part.hand) card.event = event;
        part.orders = Object.fromEntries(part.hand.map(({ slot }) => [slot, { do: 'decline', answers: {} }]));
        part.note = 'Something else';
      }
    }
  });
}
