import fc from 'fast-check';
import { createChance } from '@/kernel/chance';
import { decideForApp } from '@/kernel/command/decide-for-app';
import type { Policy } from '@/kernel/command/policy';
import type { Command } from '@/kernel/game';
import { isPublic } from '@/kernel/journal/journal';
import { standingTo } from '@/kernel/journal/moments';
import { appPowers } from '@/kernel/seats';
import type { Event } from '../cards/card';
import { correctionsFor } from '../commands/index';
import { type Due, duesOf, nextVisitor } from '../dues';
import { type FilledEntries, listEntryKey } from '../list-entries';
import { COHESIONS, COHESIVE, handOf, type Table as State } from '../state';
import { system } from '../system';
import { FLAGS, POWERS, type Power, REGIONS } from '../vocabulary';
import { targetsOf } from '../warlords/conversions';
import { anyEvent, anyPlace } from './entries';
import { sitDown } from './play';

/** For tests only: an evening alone. Some powers are the app’s, the others are played at random, the table says what it likes. */

export type Table = ReturnType<typeof sitDown>;
/** A number in 0 … below-1. */
export type Pick = (below: number) => number;

/** Picks out of a seed, the same every time. */
export function createPick(seed: number): Pick {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const chanceOf = (seed: number) =>
  createChance(new Uint8Array(64).fill(seed % 256).fill((seed >> 8) % 256, 0, 8));

/** Which powers are the app’s, by game. */
const HELD: readonly (readonly Power[])[] = [
  ['China', 'Russia'],
  ['Japan', 'Britain', 'Russia'],
  ['Japan', 'China'],
  ['China', 'Britain', 'Russia'],
];
export const appsOf = (seed: number) => HELD[seed % HELD.length] as readonly Power[];

/** So many cards of any kind, to fill in the deck and to be read. */
export const sampleEvents = (count: number, seed: number): Event[] =>
  fc.sample(anyEvent, { numRuns: count, seed });

function fill(events: readonly Event[], seed: number): FilledEntries {
  const places = fc.sample(anyPlace, { numRuns: 200, seed });
  return Object.fromEntries(
    places.map(({ list, number }, at) => [listEntryKey(list, number), events[at % events.length] as Event]),
  );
}

export interface Solo {
  table: Table;
  apps: readonly Power[];
  events: readonly Event[];
  pick: Pick;
  /** Every command of the app’s powers that was refused. */
  refused: string[];
  /** Every kind of command that they gave, and how often. */
  given: Record<string, number>;
  /** Called with every table at which the app is asked to decide. */
  watch: (table: State) => void;
  /** Makes the decisions that the app owes now. */
  letDecide(): void;
}

interface Options {
  apps?: readonly Power[];
  policy?: Policy;
  events?: readonly Event[];
}

export function createSolo(
  seed: number,
  { apps = appsOf(seed), policy, events = sampleEvents(60, seed) }: Options = {},
): Solo {
  const pick = createPick(seed);
  const chance = chanceOf(seed);
  const mine = POWERS.filter((power) => !apps.includes(power));
  // In every other game one of the person’s powers plays with an open hand.
  const open = seed % 2 === 1 && mine.length > 1 ? mine.splice(0, 1) : [];
  const table = sitDown('app', {
    chance,
    china: Object.fromEntries(
      REGIONS.map((region, at) => [region, 'NNCJWNJW'.slice((at + seed) % 5, ((at + seed) % 5) + (at % 5))]),
    ),
    setup: {
      seats: [
        { person: 'Anna', powers: mine },
        ...(open.length > 0 ? [{ person: 'Face up', powers: open, by: 'open' as const }] : []),
        { person: 'The app', powers: [...apps], by: 'app' as const },
      ],
      cardsEach: 1 + (seed % 3),
      filled: fill(events, seed),
      readings: {
        'all-warlord': seed % 3 === 0 ? 'table' : 'nothing',
        reshuffle: seed % 5 === 0 ? 'ask' : 'shuffle',
      },
      ...(policy ? { policy } : {}),
    },
  });
  const solo: Solo = {
    table,
    apps,
    events,
    pick,
    refused: [],
    given: {},
    watch: () => undefined,
    letDecide() {
      const read = () => {
        solo.watch(table.state);
        return table.state;
      };
      const decisions = decideForApp(system, read, chance);
      for (let next = decisions.next(false); !next.done; ) {
        const refusal = table.attempt(next.value);
        solo.given[next.value.type] = (solo.given[next.value.type] ?? 0) + 1;
        if (refusal) solo.refused.push(`${JSON.stringify(next.value)}: ${refusal.message}`);
        next = decisions.next(refusal !== null);
      }
    },
  };
  return solo;
}

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

/** Runs a person’s command, then whatever the app decides, as the store does. */
function give(solo: Solo, command: Command): boolean {
  const refusal = solo.table.attempt(command);
  if (!refusal) solo.letDecide();
  return !refusal;
}

/**
 * A person opens their papers and gives random orders; cards that may come at once are shown when they close.
 */
function visit({ table, pick, letDecide }: Solo, person: string): void {
  table.run('open-papers', { person });
  const { viewers } = system.papers(table.open, person);
  for (const viewer of viewers)
    for (const { slot } of handOf(table.state, viewer as Power).hand)
      if (pick(3) > 0) table.attempt({ type: 'order', power: viewer, slot, do: one(pick, ['play', 'keep']) });
  for (const { type, ...more } of system.afterPapers(table.state, viewers)) table.run(type, more);
  letDecide();
}

/** Settles the first thing that is due, as a table does. */
function settle(solo: Solo, { id, obligation }: Due): void {
  const { table, pick, events } = solo;
  const ask = obligation?.ask;
  // A person may have taken over a power that the app held.
  const byApp = appPowers(table.open.seats).some((power) => power === obligation?.owes);
  if (ask?.type === 'flag' && byApp) solo.letDecide();
  else if (ask?.type === 'flag')
    give(solo, { type: 'pick-flag', obligation: id, region: one(pick, targetsOf(table.open.china, ask)) });
  else if (ask?.type === 'entry')
    give(solo, { type: 'read-entry', obligation: id, event: one(pick, events) });
  else if (ask) give(solo, { type: 'waive', due: id });
  else if (id === 'warlord') give(solo, { type: 'draw-warlord' });
  else if (id === 'round') {
    const person = nextVisitor(table.open) as string;
    if (person === 'The app') solo.letDecide();
    else visit(solo, person);
  } else {
    const type = { card: 'turn-card', apply: 'apply-card', deal: 'deal' }[id] as string;
    if (!give(solo, { type })) give(solo, { type: 'reshuffle' });
  }
}

/** A random command that is not due. */
function besides({ pick, events }: Solo): Command {
  const region = one(pick, REGIONS);
  const flag = one(pick, FLAGS);
  const { list, number } = fc.sample(anyPlace, { numRuns: 1, seed: pick(9999) })[0] as {
    list: string;
    number: number;
  };
  return one<Command>(pick, [
    { type: 'set-region', region, flags: Array.from({ length: pick(5) }, () => one(pick, FLAGS)) },
    { type: 'set-front', exists: pick(4) > 0, allJoined: pick(4) > 0, surplus: pick(4) },
    { type: 'set-front', entered: pick(3) === 0 ? null : pick(12) - 3 },
    { type: 'place-flag', region, flag },
    { type: 'take-flag', region, flag },
    { type: 'conquest', region, conquered: pick(2) === 0 },
    { type: 'convert-warlord', region, cause: one(pick, ['chinese-result', 'surplus']) },
    { type: 'japanese-result', region, flag: 'warlord', mayPlace: false },
    {
      type: 'add-line',
      total: `support:${one(pick, POWERS)}`,
      amount: pick(7) - 3,
      words: 'By hand',
      until: 'turn',
    },
    { type: 'set-cohesion', of: one(pick, COHESIVE), cohesion: one(pick, COHESIONS) },
    { type: 'fill-entry', list, number, event: one(pick, events) },
    { type: 'call-round' },
    { type: 'bookmark', name: 'Here' },
  ]);
}

/** A correction that a table might try, of any public entry. */
function correction({ table, pick }: Solo): Command | null {
  const target = one(pick, standingTo(table.journal).filter(isPublic));
  if (!target?.open) return null;
  const { command } = target.open;
  const ways = correctionsFor(command);
  if (ways.length === 0) return null;
  const how = one(pick, ways);
  const region = one(pick, REGIONS);
  if (how === 'remove') return { type: 'correct', entry: target.n, how };
  const other =
    how === 'insert'
      ? { type: 'conquest', region, conquered: true }
      : { ...command, ...('region' in command ? { region } : {}) };
  return { type: 'correct', entry: target.n, how, command: other };
}

/** Undoes a few entries, or corrects an earlier one. The app does not redo by itself what was undone. */
function mend(solo: Solo): void {
  const { table, pick } = solo;
  if (pick(2) === 0) {
    const command = correction(solo);
    if (command) give(solo, command);
    return;
  }
  for (let count = 1 + pick(4); count > 0; count -= 1) table.attempt({ type: 'undo' });
  if (pick(3) === 0) table.attempt({ type: 'redo' });
}

/** Moves the table on by one thing. */
export function move(solo: Solo, mends: boolean): void {
  const { table, pick } = solo;
  const [due] = duesOf(table.open);
  if (mends && pick(25) === 0) mend(solo);
  else if (pick(4) === 0) give(solo, besides(solo));
  else if (due) settle(solo, due);
  else give(solo, { type: table.open.step === 'end' ? 'end-turn' : 'advance' });
}

/** Plays a game of so many turns; a table that does not get there is an error. */
export function playSolo(
  solo: Solo,
  turns: number,
  { mends = true, each = () => {} }: { mends?: boolean; each?: () => void } = {},
): void {
  const { table } = solo;
  const last = table.open.turn + turns;
  for (let moves = 0; table.open.turn < last; moves += 1) {
    if (moves > 400 * turns)
      throw new Error(
        `A dead end in ${table.open.step}: ${duesOf(table.open)
          .map(({ words }) => words)
          .join('; ')}`,
      );
    move(solo, mends);
    each();
  }
}
