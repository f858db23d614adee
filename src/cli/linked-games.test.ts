import { describe, expect, it } from 'vitest';
import { createPick, type Pick } from '@/games/gathering-storm/rules/testing/pick';
import type { Play } from '@/games/gathering-storm/rules/testing/play';
import { handCommand } from '@/games/gathering-storm/rules/testing/player';
import { researchCommand } from '@/games/gathering-storm/rules/testing/research-player';
import { SIDES } from '@/games/gathering-storm/rules/vocabulary';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import { stateAt } from '@/kernel/journal/moments';
import { createRowsSource, FollowedTable, type RowsUpdate } from '@/kernel/link/followed-table';
import { momentOf } from '@/kernel/link/moment';
import { OwnPapers } from '@/kernel/link/own-papers';
import type { Seat } from '@/kernel/seats';
import type { System } from '@/kernel/system';
import { sampleSeeds } from '@/kernel/testing/effort';
import { type Evening, sitDownTo, strangeCommand } from './testing/evenings';
import { SYSTEMS } from './testing/systems';

/** What linked devices do, at simulated evenings of every game that has papers. */

const WITH_PAPERS = ['gathering-storm hotseat', 'storm-over-asia hotseat'];
const LINKED = [...WITH_PAPERS, 'gathering-storm solo', 'storm-over-asia solo', 'goss dice'];
const MOVES = 120;

const evenings = (ways: readonly string[], usual: number) =>
  ways.flatMap((way) => sampleSeeds(usual).map((seed) => [way, seed] as const));
/** As it comes out of a packet. */
const carried = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const openOf = ({ journal }: Evening) => stateAt(journal).open;
const systemOf = ({ game }: Evening) => SYSTEMS[game] as System;

/** Plays on; now and then as somebody does who does not know the table, corrections and returns included. */
function move(evening: Evening): void {
  if (evening.pick(5) === 0) evening.attempt(strangeCommand(evening, openOf(evening)));
  else evening.move();
}

function follow(evening: Evening) {
  const { journal, game } = evening;
  const source = createRowsSource(
    { game, rules: journal.game.rules, setup: journal.setup },
    journal.published,
  );
  const table = new FollowedTable(systemOf(evening), game);
  const all = () => carried({ held: table.held(), open: table.open, rows: table.journal?.published ?? [] });
  return { source, table, all };
}

/** Updates that no host sends, and what becomes of them. */
function* wrongOf(update: RowsUpdate, at: number): Generator<[expected: string, RowsUpdate]> {
  yield ['rules', { ...update, rules: update.rules + 1 }];
  if (at === 0) return;
  const whole = { ...update, setup: undefined };
  yield ['behind', { ...whole, after: at + 1 }];
  yield ['other', { ...whole, after: at, head: 'f'.repeat(64) }];
  yield ['unreadable', { ...update, after: 0, setup: { name: 7 } }];
}

describe('a table that another device follows', () => {
  it.each(evenings(LINKED, 20))('ends equal to the public side of the host: %s %s', (way, seed) => {
    const evening = sitDownTo(way, seed);
    const { source, table, all } = follow(evening);
    const pick = createPick(seed + 1);
    for (let moves = 0; moves < MOVES; moves += 1) {
      move(evening);
      if (pick(8) > 0) continue;
      const { at } = table.held();
      const update = carried(source.updateFrom(source.knownTo(table.held())));
      const before = all();
      for (const [expected, wrong] of wrongOf(update, at)) expect(table.apply(wrong)).toBe(expected);
      expect(all()).toEqual(before);
      // Also what it has had already.
      const from = pick(3) === 0 ? pick(at + 1) : source.knownTo(table.held());
      const applied = table.apply(carried(source.updateFrom(from)));
      expect(['applied', 'known']).toContain(applied);
      expect(table.held()).toEqual(source.held());
      expect(carried(table.open)).toEqual(carried(openOf(evening)));
      expect(all().rows).toEqual(carried(evening.journal.published));
    }
  });

  it.each(evenings(LINKED, 5))('stays as it was after rows that nobody can fold: %s %s', (way, seed) => {
    const evening = sitDownTo(way, seed);
    const { source, table, all } = follow(evening);
    for (let moves = 0; moves < 20; moves += 1) move(evening);
    table.apply(carried(source.updateFrom(0)));
    const before = all();
    const update = carried(source.updateFrom(table.held().at));
    const [row] = carried(evening.journal.published.slice(-1));
    const next = { ...row, n: before.held.at + 1, parent: before.held.at } as NonNullable<typeof row>;
    const garbage = [
      { ...next, open: { command: { type: 'no-such' } } },
      { ...next, open: { command: { type: 'correct', entry: 999, how: 'remove' } } },
      { ...next, parent: 999 },
      { ...next, open: undefined, parent: -1 },
    ];
    for (const one of garbage) {
      const applied = table.apply({ ...update, rows: [one as never] });
      if (applied === 'unreadable') expect(all()).toEqual(before);
      // A row that can be folded is only the host’s to write: its packets are sealed.
      else table.apply(carried(source.updateFrom(0)));
      expect(all()).toEqual(before);
    }
  });
});

type Seats = OpenBase & { seats: readonly Seat[] };
const people = (evening: Evening) =>
  (openOf(evening) as Seats).seats.filter(({ by }) => by === undefined) as readonly (Seat & {
    powers: string[];
  })[];

/** What somebody may decide in the papers; some of it is refused, and some is another’s. */
function privateCommand(evening: Evening, pick: Pick, powers: readonly string[]): Command {
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const power = one(powers) as never;
  const kind = pick(4);
  if (kind === 0) return { type: 'private-note', power, words: `Note ${pick(99)}` };
  if (evening.game !== 'gathering-storm')
    return { type: 'order', power, slot: 1 + pick(2), do: one(['play', 'keep']) };
  const table = { state: stateAt(evening.journal), open: openOf(evening) } as unknown as Play;
  const { cards } = evening.deck as { cards: Parameters<typeof handCommand>[2] };
  if (kind === 1) return researchCommand(table, pick, one(SIDES));
  return handCommand(table, pick, cards, power);
}

function viewsOf(evening: Evening, viewers: readonly Viewer[]): Record<Viewer, unknown> {
  const { hidden } = stateAt(evening.journal);
  return carried(Object.fromEntries(viewers.map((viewer) => [viewer, hidden[viewer]])));
}

function isOwn(evening: Evening, command: Command, viewers: readonly Viewer[]): boolean {
  const audience = evening.journal.game.commands[command.type]?.audience(command as never);
  return audience !== undefined && viewers.includes(audience);
}

/** One person’s papers as a phone has them. */
function openPhone(evening: Evening, person: string) {
  const { command, viewers } = systemOf(evening).papers(openOf(evening), person);
  const views = () => viewsOf(evening, viewers);
  const papers = new OwnPapers(systemOf(evening), carried(openOf(evening)), views());
  return { papers, viewers, views, opening: command };
}

describe('papers on a phone', () => {
  it.each(evenings(WITH_PAPERS, 20))('show what the host has once it has played them: %s %s', (way, seed) => {
    const evening = sitDownTo(way, seed);
    const pick = createPick(seed + 2);
    let decided = 0;
    for (let moves = 0; moves < MOVES; moves += 1) {
      evening.move();
      if (pick(4) > 0) continue;
      const seat = people(evening)[pick(people(evening).length)];
      if (!seat) continue;
      const { papers, viewers, views, opening } = openPhone(evening, seat.person);
      for (let tries = 0; tries < 8; tries += 1) {
        const before = carried(papers.hidden);
        const command = carried(privateCommand(evening, pick, seat.powers));
        const refusal = papers.decide(command);
        if (!isOwn(evening, command, viewers)) expect(refusal).not.toBeNull();
        if (refusal) expect(carried(papers.hidden)).toEqual(before);
        if (pick(5) === 0) papers.takeBack(viewers[pick(viewers.length)] ?? '');
      }
      if (evening.attempt(opening)) continue;
      for (const command of papers.commands) expect(evening.attempt(carried(command))).toBeNull();
      expect(carried(papers.hidden)).toEqual(views());
      decided += papers.commands.length;
      expect(papers.renew(openOf(evening), views(), papers.commands)).toEqual([]);
      expect(papers.commands).toEqual([]);
      expect(carried(papers.hidden)).toEqual(views());
    }
    expect(decided).toBeGreaterThan(5);
  });

  it.each(evenings(WITH_PAPERS, 10))('drop what no longer fits, and keep the rest: %s %s', (way, seed) => {
    const evening = sitDownTo(way, seed);
    const pick = createPick(seed + 3);
    for (let moves = 0; moves < 20; moves += 1) evening.move();
    for (const seat of people(evening)) {
      const { papers, views, opening, viewers } = openPhone(evening, seat.person);
      for (let tries = 0; tries < 12; tries += 1)
        papers.decide(carried(privateCommand(evening, pick, seat.powers)));
      const before = papers.commands;
      for (let moves = 0; moves < 25; moves += 1) evening.move();
      const dropped = papers.renew(carried(openOf(evening)), views());
      expect([...papers.commands, ...dropped].map((one) => JSON.stringify(one)).sort()).toEqual(
        before.map((one) => JSON.stringify(one)).sort(),
      );
      if (evening.attempt(opening)) continue;
      for (const command of papers.commands) expect(evening.attempt(carried(command))).toBeNull();
      expect(carried(papers.hidden)).toEqual(views());
      for (const viewer of viewers) while (papers.takeBack(viewer)) expect(papers.commands).toBeDefined();
      expect(papers.commands).toEqual([]);
    }
  });
});

/** To whom the guide of one device would pass it now. */
function nextPass(evening: Evening): string | null {
  const { action } = systemOf(evening).guideFor(openOf(evening));
  return 'person' in action ? action.person : null;
}

/** To whom the guide of one device would pass it, one after the other, while it asks for this moment. */
function passTo(evening: Evening, key: string): string[] {
  const system = systemOf(evening);
  const passed: string[] = [];
  for (;;) {
    const open = openOf(evening);
    const person = nextPass(evening);
    if (person === null || momentOf(system, open)?.key !== key) return passed;
    if (passed.includes(person)) throw new Error(`${person} is asked twice.`);
    passed.push(person);
    if (evening.attempt(system.papers(open, person).command)) return passed;
  }
}

describe('who is asked on a phone', () => {
  it.each(evenings(WITH_PAPERS, 20))('is who would be passed the device: %s %s', (way, seed) => {
    const evening = sitDownTo(way, seed);
    const system = systemOf(evening);
    let rounds = 0;
    for (let moves = 0; moves < 2 * MOVES; moves += 1) {
      evening.goOn();
      const open = openOf(evening);
      const moment = momentOf(system, open);
      const person = nextPass(evening);
      if (person !== null) expect(moment?.people[0]).toBe(person);
      if (person === null || !moment) continue;
      expect(passTo(evening, moment.key)).toEqual(moment.people);
      rounds += moment.kind === 'round' ? 1 : 0;
    }
    expect(rounds).toBeGreaterThan(0);
  });

  it.each(evenings(WITH_PAPERS, 20))(
    'is everyone who holds cards, where the end of a turn asks: %s %s',
    (way, seed) => {
      const evening = sitDownTo(way, seed);
      for (let moves = 0; moves < 2 * MOVES; moves += 1) {
        evening.goOn();
        const open = openOf(evening) as Seats & { hands: Record<string, { held: number }> };
        const moment = momentOf(systemOf(evening), open);
        if (moment?.kind !== 'last') continue;
        const holders = people(evening).filter(({ powers }) =>
          powers.some((power) => open.hands[power]?.held),
        );
        expect(moment.people).toEqual(holders.map(({ person }) => person));
      }
    },
  );
});
