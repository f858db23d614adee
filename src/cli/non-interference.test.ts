import { expect, it } from 'vitest';
import { createPick, type Pick } from '@/games/gathering-storm/rules/testing/pick';
import { commitTo, createChance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { decideForApp } from '@/kernel/command/decide-for-app';
import { canonicalJson } from '@/kernel/file/canonical';
import { exportPublic } from '@/kernel/file/saves';
import type { Command, Viewer } from '@/kernel/game';
import { commit, kindOf, numberOfPublic, reveals } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { movesOffered } from '@/kernel/journal/moves';
import { publicRows, viewFor } from '@/kernel/journal/views';
import type { Refusal } from '@/kernel/result';
import { type Seat, THE_APP } from '@/kernel/seats';
import { sampleSeeds } from '@/kernel/testing/effort';
import { sitDown } from './testing/files';
import { commandsOf } from './testing/pages';

/** Two tables that differ only in what Anna hides are the same to everybody else until that is shown. */

const ANNA = 'Anna';
const solo = (mine: string[], apps: string[]) => ({
  seats: [
    { person: ANNA, powers: mine },
    { person: THE_APP, powers: apps, by: 'app' },
  ],
});
const TABLES: [name: string, game: string, more: object][] = [
  ['Gathering Storm, hotseat', 'gathering-storm', {}],
  ['Gathering Storm, solo', 'gathering-storm', solo(['Germany', 'Italy'], ['Britain', 'France', 'Russia'])],
  ['Storm Over Asia, hotseat', 'storm-over-asia', {}],
  ['Storm Over Asia, solo', 'storm-over-asia', solo(['Japan', 'Russia'], ['China', 'Britain'])],
  ['GOSS', 'goss', {}],
];

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

function createTable(game: string, more: object, seed: number) {
  const bytes = Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + seed) % 256);
  const chance = createChance(bytes);
  const { system, journal, deck } = sitDown(game, { ...more, commitment: commitTo(bytes) });
  const read = () => stateAt(journal);
  const seats = () => (read().open as { seats?: readonly Seat[] }).seats ?? [];
  const seen = new Set<Viewer>();
  const sheetsOf = (person: string): Viewer[] =>
    seats().length > 0 ? system.papers(read().open, person).viewers : [];
  return {
    system,
    journal,
    chance,
    page: commandsOf(game),
    read,
    /** The sheets that Anna alone reads, or did. */
    own: () => {
      for (const viewer of sheetsOf(ANNA)) seen.add(viewer);
      const others = seats().flatMap(({ person }) => (person === ANNA ? [] : sheetsOf(person)));
      return [...seen].filter((viewer) => !others.includes(viewer));
    },
    ownerOf: ({ type, ...more }: Command) =>
      type === 'undo' ? more.viewer : kindOf(journal.game, type)?.audience({ type, ...more }),
    send(command: Command): Refusal | null {
      const entry = command.type === 'return' && numberOfPublic(journal, command.entry as number);
      const decided = decide(journal, entry === false ? command : { ...command, entry }, chance);
      if (!decided.ok) return decided.refusal;
      commit(journal, decided.value);
      return null;
    },
    /** Everything that somebody else can learn. */
    outside(own: readonly Viewer[]) {
      const { open, hidden } = read();
      const { id, rules } = journal.game;
      const record = { id: 'test', game: id, rules, setup: journal.setup, deck, kind: 'whole' as const };
      const others = Object.keys(hidden).filter((viewer) => !own.includes(viewer));
      return {
        views: ['public', ...others].map((viewer) => viewFor(read(), viewer)),
        rows: publicRows(journal),
        moves: movesOffered(journal),
        guide: system.guideFor(open),
        dues: system.duesOf(open),
        summary: system.describe(open, { findLast: (isIt) => journal.published.findLast(isIt) }),
        copy: exportPublic(record, journal),
      };
    },
  };
}

type Table = ReturnType<typeof createTable>;

/** A private command from the game’s page for one of Anna’s powers, or one of the usual ones. */
function anyPrivate(pick: Pick, { journal, page }: Table, own: readonly Viewer[]): Command {
  const power = one(pick, own);
  const given = one(
    pick,
    page.filter(({ type, ...rest }) => kindOf(journal.game, type)?.audience({ type, ...rest }) !== 'public'),
  );
  return one<Command>(pick, [
    { type: 'private-note', power, words: `Whispered ${pick(9)}` },
    {
      type: 'order',
      power,
      slot: 1 + pick(4),
      do: one(pick, ['keep', 'keep', 'decline', 'decline', 'play']),
    },
    { type: 'undo', viewer: power },
    { ...given, ...('power' in given && { power }), ...('slot' in given && { slot: 1 + pick(4) }) },
    { ...given, ...('board' in given && { board: 'Axis' }) },
  ]);
}

/** What Anna does in her papers; so many things. */
function hide(pick: Pick, table: Table, own: readonly Viewer[]): number {
  const done = Array.from({ length: pick(6) }, () => anyPrivate(pick, table, own)).filter(
    (command) => own.includes(table.ownerOf(command) as Viewer) && table.send(command) === null,
  );
  return done.length;
}

const ONWARD = ['turn-card', 'apply-card', 'deal', 'take-income', 'end-turn', 'call-round'];

/** Commands after which others read a hand. */
const HANDS_OVER = ['reseat', 'look', 'lay-open'];

/** A command that everyone reads and that names no card of a hand. */
function anyPublic(pick: Pick, { system, journal, page, read, ownerOf }: Table): Command {
  const [due] = system.duesOf(read().open);
  const onward = due ? { type: 'waive', due: due.id } : { type: 'advance' };
  const given = page.filter(
    (command) => ownerOf(command) === 'public' && !('slot' in command) && !HANDS_OVER.includes(command.type),
  );
  return one<Command>(pick, [
    ...ONWARD.map((type) => ({ type })),
    onward,
    onward,
    onward,
    onward,
    one(pick, given),
    one(pick, [
      onward,
      onward,
      { type: 'undo' },
      { type: 'redo' },
      { type: 'return', entry: 1 + pick(Math.max(journal.published.length, 1)) },
    ]),
  ]);
}

const STEPS = 60;

it.each(TABLES)('what one seat hides changes nothing for anybody else: %s', (_, game, more) => {
  let hidden = 0;
  for (const seed of sampleSeeds(100)) {
    const [table, other] = [createTable(game, more, seed), createTable(game, more, seed)];
    const [pick, pickOne, pickOther] = [seed, seed + 7, seed + 8].map((start) => createPick(start)) as [
      Pick,
      Pick,
      Pick,
    ];
    const trail: string[] = [];
    /** Whether both tables are still the same outside; a difference that nobody may see fails. */
    const sendBoth = (command: Command): boolean => {
      const own = table.own();
      const shows = reveals(table.journal.game, command.type);
      const before = table.journal.published.length;
      const refusals = [table.send(command), other.send(command)];
      trail.push(JSON.stringify(command));
      expect(refusals[1], trail.join('\n')).toEqual(refusals[0]);
      const [came, otherCame] = [table, other].map(({ journal }) =>
        canonicalJson(journal.published.slice(before)),
      );
      if (shows && came !== otherCame) return false;
      expect(other.outside(own), trail.join('\n')).toEqual(table.outside(own));
      return true;
    };
    const visit = (): boolean => {
      const own = table.own();
      if (!sendBoth({ type: 'open-papers', person: ANNA })) return false;
      if (own.length > 0) hidden += Math.abs(hide(pickOne, table, own) - hide(pickOther, other, own));
      expect(other.outside(own), trail.join('\n')).toEqual(table.outside(own));
      const [shown, otherShown] = [table, other].map(({ system, read }) => system.afterPapers(read(), own));
      return (
        canonicalJson(shown) === canonicalJson(otherShown) && (shown ?? []).every(sendBoth) && letAppDecide()
      );
    };
    /** What the app decides for its powers hangs on nothing that Anna hides. */
    const letAppDecide = (): boolean => {
      const decisions = decideForApp(table.system, table.read, table.chance);
      for (let next = decisions.next(false); !next.done; next = decisions.next(false))
        if (!sendBoth(next.value)) return false;
      return true;
    };
    for (let step = 0; step < STEPS; step += 1)
      if (!(pick(4) === 0 ? visit() : sendBoth(anyPublic(pick, table)))) break;
  }
  if (game !== 'goss') expect(hidden).toBeGreaterThan(0);
});
