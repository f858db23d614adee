import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import { compareFold } from '@/kernel/journal/compare';
import type { Entry } from '@/kernel/journal/entry';
import { createJournal, isPublic } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { movesOffered } from '@/kernel/journal/moves';
import { publicEntries, publicRows } from '@/kernel/journal/views';
import { runs, untilMet } from '@/kernel/testing/effort';
import type { Deck } from './cards/card';
import { HOUSE_DECK } from './cards/house-deck';
import { pileSize } from './hands/draws';
import { handOf } from './state/state';
import { TILES } from './state/tile-pool';
import { createGatheringStorm } from './system';
import { anyDeck, ownEvent } from './testing/arbitraries';
import { purseCommand } from './testing/money-player';
import { createPick, type Pick } from './testing/pick';
import { event, type Play, paper, withDeck } from './testing/play';
import { handCommand, nextCommand, orderFor, otherCommand } from './testing/player';
import { researchCommand } from './testing/research-player';
import { readTotal, totalKeys } from './totals';
import { explainPurse } from './totals/income';
import { POWERS } from './vocabulary';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const seedOf = (seed: number) => new Uint8Array(64).fill(seed % 256);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const TURNS = 10;

type Watch = (table: Play, command: Command) => void;

/** Plays ten turns at random; gives the commands that went through. A table that does not get there is an error. */
function playTurns(table: Play, pick: Pick, deck: Deck, watch: Watch): Command[] {
  const last = table.open.turn + TURNS;
  const done: Command[] = [];
  for (let moves = 0; table.open.turn < last; moves += 1) {
    if (moves > 6000) throw new Error(`A dead end in step ${table.open.step}: ${JSON.stringify(table.dues)}`);
    let command = pick(5) < 3 ? nextCommand(table, pick, deck.cards) : otherCommand(table, pick, deck.cards);
    let refusal = table.attempt(command);
    if (refusal?.rule === 'GS 9.11' && ['turn-card', 'deal'].includes(command.type)) {
      command = { type: 'reshuffle' };
      refusal = table.attempt(command);
      expect(refusal).toBeNull();
    }
    if (refusal) expect(refusal.message.length).toBeGreaterThan(5);
    else {
      done.push(command);
      watch(table, command);
    }
  }
  return done;
}

/** Every card of the deck is in exactly one place, and the public counts match. */
function expectConserved(table: Play): void {
  const { open } = table.state;
  const hands = POWERS.map((power) => handOf(table.state, power).hand.map(({ number }) => number));
  const away = [...(open.deck?.gone ?? []), ...hands.flat()];
  expect(new Set(away).size).toBe(away.length);
  for (const number of away) expect(open.deck?.numbers).toContain(number);
  expect(hands.map((hand) => hand.length)).toEqual(POWERS.map((power) => open.hands[power].held));
  expect(pileSize(open)).toBe((open.deck?.numbers.length ?? 0) - away.length);
  if (open.card?.number !== undefined) expect(open.deck?.gone).toContain(open.card.number);
}

function expectSums(table: Play): void {
  for (const key of totalKeys(table.open)) {
    const { value, lines } = readTotal(table.open, key);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(value);
    expect(Number.isInteger(value)).toBe(true);
  }
  for (const power of POWERS)
    for (const { value, lines } of Object.values(explainPurse(table.open, handOf(table.state, power), power)))
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(value);
}

/** The ninety tiles are somewhere, thirty of each. */
function expectTiles({ open }: Play): void {
  const { up, down, out } = open.tiles;
  for (const tile of TILES) {
    expect(up[tile] + down[tile] + out[tile]).toBe(30);
    expect(Math.min(up[tile], down[tile], out[tile])).toBeGreaterThanOrEqual(0);
  }
}

/** On half of the tables only the owner sees income and tile points. */
const shownTo = (seed: number) =>
  ({ readings: { 'income-shown': seed % 4 < 2 ? 'owner' : 'public' } }) as const;

/** What any finished game must hold: saved and read again, replayed, and folded without its secrets. */
function expectRestored(table: Play, again: Play, done: readonly Command[]): void {
  const { journal } = table;
  expect(copy(table.state)).toStrictEqual(table.state);
  const read = createJournal(journal.game, journal.setup, copy(journal.entries));
  expect(stateAt(read)).toEqual(table.state);
  expect([read.head, read.redo]).toEqual([journal.head, journal.redo]);
  expect(compareFold(read)).toBeNull();
  for (const command of done) expect(again.attempt(command)).toBeNull();
  expect(again.journal.entries).toEqual(journal.entries);
  const alone = createJournal(createGatheringStorm(null), journal.setup, copy(publicEntries(journal)));
  expect(stateAt(alone).open).toEqual(table.open);
}

describe('a player who picks at random', () => {
  it('GS 7: plays ten turns with the app’s cards without a dead end, and every card stays in one place', () => {
    fc.assert(
      fc.property(seeds, anyDeck(14), fc.boolean(), (seed, small, house) => {
        const deck = house ? HOUSE_DECK : small;
        const create = () =>
          withDeck(deck, createChance(seedOf(seed)), { running: seed % 2 === 0, ...shownTo(seed) });
        const table = create();
        const done = playTurns(table, createPick(seed), deck, () => {
          expectConserved(table);
          expectTiles(table);
        });
        expectSums(table);
        expectRestored(table, create(), done);
      }),
      { numRuns: runs(4), endOnFailure: true },
    );
  });

  it('GS 7: plays ten turns with paper cards without a dead end, and every total is the sum of its lines', () => {
    fc.assert(
      fc.property(seeds, anyDeck(14), (seed, deck) => {
        const create = () =>
          paper({ running: seed % 2 === 0, keeps: ['income', 'research', 'flags'], ...shownTo(seed) });
        const table = create();
        const done = playTurns(table, createPick(seed), deck, () => {
          expectSums(table);
          expectTiles(table);
        });
        for (const power of POWERS) expect(handOf(table.state, power).hand).toEqual([]);
        expectRestored(table, create(), done);
      }),
      { numRuns: runs(4), endOnFailure: true },
    );
  });

  it('GS 7: undo and redo of any public command restore the same table', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = withDeck(HOUSE_DECK, createChance(seedOf(seed)), shownTo(seed));
        let before = table.state;
        playTurns(table, createPick(seed), HOUSE_DECK, (_, command) => {
          const after = table.state;
          if (isPublic(table.journal.entries.at(-1) as Entry) && !['undo', 'redo'].includes(command.type)) {
            table.run('undo');
            expect(table.state).toEqual(before);
            table.run('redo');
            expect(table.state).toEqual(after);
          }
          before = table.state;
        });
      }),
      { numRuns: runs(2), endOnFailure: true },
    );
  });
});

/** All that anyone except Germany may see, as text. */
function seenByOthers({ journal, state, dues }: Play): string {
  const viewers = ['public', ...POWERS.filter((power) => power !== 'Germany')];
  return JSON.stringify({
    open: state.open,
    views: viewers.map((viewer) => state.hidden[viewer] ?? null),
    dues,
    rows: publicRows(journal),
    offered: movesOffered(journal),
    file: publicEntries(journal),
  });
}

/** The same deck with other events for Germany. */
const withGerman = (deck: Deck, events: Deck['cards'][number]['general'][]): Deck => ({
  ...deck,
  cards: deck.cards.map((card, at) => ({
    ...card,
    national: { ...card.national, Germany: events[at % events.length] as (typeof events)[number] },
  })),
});

const lastIsGermanys = ({ journal: { entries } }: Play) =>
  Object.keys(entries.at(-1)?.hidden ?? {}).join() === 'Germany' && !isPublic(entries.at(-1) as Entry);

const showsGerman = ({ journal }: Play) =>
  JSON.stringify(journal.entries.at(-1)?.open?.came ?? null).includes('"power":"Germany","slot"');

describe('non-interference', () => {
  it('GS 9.12, 9.4: Germany’s hand and orders do not affect any other view until shown', () => {
    let compared = 0;
    const german = fc.array(ownEvent('Germany'), { minLength: 5, maxLength: 5 });
    // In half of the runs all cards can wait until the end of the turn, so that whole turns are compared.
    const late = german.map((events) =>
      events.map((own) => ({
        ...own,
        secret: true,
        effects: [{ kind: 'support' as const, power: 'Germany' as const, amount: -2 }, ...own.effects],
      })),
    );
    const either = fc.oneof(german, late);
    fc.assert(
      fc.property(seeds, anyDeck(20), either, either, (seed, deck, one, other) => {
        const tables = [one, other].map((events) =>
          withDeck(withGerman(deck, events), createChance(seedOf(seed))),
        );
        const [left, right] = tables as [Play, Play];
        const pick = createPick(seed);
        const own = [createPick(seed + 1), createPick(seed + 2)];
        left.run('aggression', { power: 'Germany', target: 'Poland', value: 3 });
        right.run('aggression', { power: 'Germany', target: 'Poland', value: 3 });
        for (let moves = 0; moves < 120; moves += 1) {
          // Germany decides in private: different things on each table, and not equally often.
          for (const [at, table] of tables.entries()) {
            const decide = own[at] as Pick;
            if (decide(4) === 0) table.attempt(orderFor(table, decide, 'Germany', 1 + decide(4)));
            if (decide(9) === 0) table.attempt({ type: 'undo', viewer: 'Germany' });
            const { national } = deck.cards[decide(deck.cards.length)] as Deck['cards'][number];
            if (decide(9) === 0)
              table.attempt({
                type: 'amend-held',
                power: 'Germany',
                slot: 1 + decide(4),
                event: national.Germany,
              });
          }
          const roll = pick(8);
          const command =
            roll < 4
              ? nextCommand(left, pick, deck.cards)
              : roll < 6
                ? otherCommand(left, pick, deck.cards)
                : handCommand(left, pick, deck.cards, POWERS[1 + pick(4)]);
          if (
            'power' in command &&
            command.power === 'Germany' &&
            ['order', 'show', 'bring', 'amend-held'].includes(command.type)
          )
            continue;
          // A seat can undo only its own newest decision, and no other viewer decides during a visit.
          if (command.viewer !== undefined && tables.some(lastIsGermanys)) continue;
          if (command.viewer === 'Germany') continue;
          const refusals = [left.attempt(command), right.attempt(command)];
          if (showsGerman(left) || showsGerman(right)) return;
          expect(refusals[1]).toEqual(refusals[0]);
          expect(seenByOthers(right)).toBe(seenByOthers(left));
          if (JSON.stringify(left.view('Germany')) !== JSON.stringify(right.view('Germany'))) compared += 1;
        }
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
    // The property is meaningful only if there was something to hide.
    expect(compared).toBeGreaterThan(3 * runs(20));
  });

  it('GS 15.11: a research sheet does not affect any view outside its alliance until shown', () => {
    let compared = 0;
    const others = ['public', 'Britain', 'France', 'Russia', 'research:Allies', 'research:Russia'];
    const seen = ({ journal, state, dues }: Play) =>
      JSON.stringify({
        open: state.open,
        views: others.map((viewer) => state.hidden[viewer] ?? null),
        dues,
        rows: publicRows(journal),
        file: publicEntries(journal),
      });
    fc.assert(
      fc.property(seeds, anyDeck(20), (seed, deck) => {
        const create = () => withDeck(deck, createChance(seedOf(seed)));
        const [left, right] = [create(), create()] as const;
        const pick = createPick(seed);
        const own = [createPick(seed + 1), createPick(seed + 2)];
        for (let moves = 0; moves < 80; moves += 1) {
          for (const [at, table] of [left, right].entries()) {
            const command = researchCommand(table, own[at] as Pick, 'Axis');
            // Cards in hands are not part of the sheet, and a reveal is meant to be seen.
            if (!['bring', 'reveal', 'set-project'].includes(command.type)) table.attempt(command);
          }
          const command = nextCommand(left, pick, deck.cards);
          const refusals = [left.attempt(command), right.attempt(command)];
          // Support that follows levels reveals them when it is shown.
          if ([left, right].some((table) => Object.keys(table.open.facts.levels).length > 0)) return;
          expect(refusals[1]).toEqual(refusals[0]);
          expect(seen(right)).toBe(seen(left));
          if (JSON.stringify(left.view('research:Axis')) !== JSON.stringify(right.view('research:Axis')))
            compared += 1;
        }
      }),
      { numRuns: runs(10), endOnFailure: true },
    );
    expect(compared).toBeGreaterThan(6 * runs(10));
  });

  it('GS 9.41A: one power’s money does not affect any other view if only the owner sees it', () => {
    let compared = 0;
    let drawn = 0;
    untilMet(
      (begin) =>
        fc.assert(
          fc.property(seeds, anyDeck(20), fc.boolean(), (seed, deck, cards) => {
            const owner = { readings: { 'income-shown': 'owner' } } as const;
            const create = () => (cards ? withDeck(deck, createChance(seedOf(seed)), owner) : paper(owner));
            const [left, right] = [create(), create()] as const;
            const pick = createPick(seed);
            const own = [createPick(seed + 1), createPick(seed + 2)];
            for (const table of [left, right])
              for (const power of POWERS)
                table.run('add-line', { total: `draws:${power}`, amount: 3, until: 'every' });
            for (let moves = 0; moves < 120; moves += 1) {
              for (const [at, table] of [left, right].entries())
                table.attempt(purseCommand(table, own[at] as Pick, 'Germany'));
              const ways = [
                () => nextCommand(left, pick, deck.cards),
                () => nextCommand(left, pick, deck.cards),
                () => otherCommand(left, pick, deck.cards),
                () => purseCommand(left, pick, POWERS[1 + pick(4)]),
                () => ({ type: 'draw-tiles', power: POWERS[pick(5)] }),
              ];
              const command = (ways[pick(ways.length)] as () => Command)();
              // A seat can undo only its own newest decision, and Germany decides in between: its private
              // commands are its own here.
              const germanys = command.power === 'Germany' && /purse|order|bring|amend/.test(command.type);
              if (germanys || command.viewer !== undefined) continue;
              const refusals = [left.attempt(command), right.attempt(command)];
              // What Germany was short of is meant to be seen, and so is everything once everyone sees it.
              const { open } = left;
              if (open.readings['income-shown'] === 'public') return;
              if ([left, right].some(({ open: seen }) => seen.lines.some(({ rule }) => rule === 'GS 10.41C')))
                return;
              expect(refusals[1]).toEqual(refusals[0]);
              expect(seenByOthers(right)).toBe(seenByOthers(left));
              drawn += open.tiles.draws.length;
              if (JSON.stringify(left.view('Germany')) !== JSON.stringify(right.view('Germany')))
                compared += 1;
            }
          }),
          { numRuns: runs(20), endOnFailure: true, seed: begin },
        ),
      () => drawn > runs(4),
    );
    expect(compared).toBeGreaterThan(3 * runs(20));
    expect(drawn).toBeGreaterThan(runs(4));
  });

  it('GS 9.12: the comparison detects a leaked hidden card', () => {
    const deck = withGerman(HOUSE_DECK, [event({ kind: 'support', power: 'Germany', amount: 1 })]);
    const other = withGerman(HOUSE_DECK, [event({ kind: 'support', power: 'Germany', amount: 2 })]);
    const [left, right] = [deck, other].map((own) => withDeck(own, createChance(seedOf(1))).to('income')) as [
      Play,
      Play,
    ];
    expect(seenByOthers(left)).not.toBe(seenByOthers(right));
  });
});
