import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import { compareFold, findDamage } from '@/kernel/journal/compare';
import { sampleSeeds } from '@/kernel/testing/effort';
import type { Deck } from './cards/card';
import { EFFECTS } from './effects';
import { guideFor } from './guide/guide';
import { pileSize } from './hands/draws';
import { TRACKED_PARTS } from './state/setup';
import { handOf, researchSheetOf } from './state/state';
import { anyDeck } from './testing/arbitraries';
import { createPick, type Pick } from './testing/pick';
import { type Play, paper, withDeck } from './testing/play';
import { nextCommand, otherCommand } from './testing/player';
import { readTotal, totalKeys } from './totals';
import { POWERS, SIDES } from './vocabulary';

/** A failure leaves its seed and journal in .reports/. */
const SEEDS = sampleSeeds(12);
const TURNS_A_GAME = 12;
const TURNS = SEEDS.length * TURNS_A_GAME;
/** Number of games after which every kind of event has occurred. */
const MANY = 12;
const MOVES_A_TURN = 600;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What must hold whatever was done: cards in one place, totals the sum of their lines, sheets without debts, a short line. */
function expectWhole(table: Play): void {
  const { open } = table;
  // Read from a metre and a half; the names of these people are short.
  expect(guideFor(open).line.length).toBeLessThanOrEqual(25);
  for (const key of totalKeys(open)) {
    const { value, lines } = readTotal(open, key);
    expect(sum(lines.map(({ amount }) => amount)), key).toBe(value);
    expect(Number.isInteger(value), key).toBe(true);
  }
  const held = POWERS.flatMap((power) => handOf(table.state, power).hand.map(({ number }) => number));
  const away = [...(open.deck?.gone ?? []), ...held];
  expect(new Set(away).size).toBe(away.length);
  if (open.deck) expect(pileSize(open)).toBe(open.deck.numbers.length - away.length);
  for (const side of SIDES) {
    const { steps, given, placed, grants } = researchSheetOf(table.state, side);
    const counts = [
      ...Object.values(steps),
      ...Object.values(given),
      ...Object.values(placed).flatMap(Object.values),
    ];
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
    expect(grants.every((grant) => grant.steps > 0)).toBe(true);
    for (const { id, last } of open.projects)
      if (last !== null && id === `${side}/battleship design`)
        expect(steps[id] ?? 0).toBeLessThanOrEqual(last);
  }
  expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
}

function createTable(seed: number, deck: Deck): Play {
  const more = { running: seed % 3 === 0, keeps: TRACKED_PARTS.filter((_, at) => (seed >> at) % 4 !== 1) };
  if (seed % 2 === 0) return paper(more);
  return withDeck(deck, createChance(new Uint8Array(64).fill(seed % 256)), more);
}

/** Plays one game of several turns; adds what was shown to `seen`. */
function playGame(table: Play, pick: Pick, deck: Deck, seen: Set<string>): void {
  const last = table.open.turn + TURNS_A_GAME;
  while (table.open.turn < last) {
    const { turn } = table.open;
    for (let moves = 0; table.open.turn === turn; moves += 1) {
      if (moves > MOVES_A_TURN)
        throw new Error(
          `A dead end in step ${table.open.step}: ${table.dues.map(({ words }) => words).join('; ')}`,
        );
      const wants = pick(5) < 3 ? nextCommand : otherCommand;
      const refusal = table.attempt(wants(table, pick, deck.cards));
      if (refusal) expect(refusal.message.length).toBeGreaterThan(5);
      if (refusal?.rule === 'GS 9.11') table.attempt({ type: 'reshuffle' });
      for (const { how, event } of table.open.shown)
        if (how === 'played') for (const { kind } of event.effects) seen.add(kind);
      if (table.open.card?.applied) for (const { kind } of table.open.card.general.effects) seen.add(kind);
    }
    expectWhole(table);
  }
  expect(compareFold(table.journal)).toBeNull();
  expect(findDamage(table.journal)).toBeNull();
}

it(`GS 7: a player who picks at random finishes ${TURNS} turns with every kind of event in play`, () => {
  const seen = new Set<string>();
  const decks = fc.sample(anyDeck(24), { seed: SEEDS[0], numRuns: Math.min(SEEDS.length, 60) });
  for (const seed of SEEDS) {
    const deck = decks[seed % decks.length] as Deck;
    const table = createTable(seed, deck);
    try {
      playGame(table, createPick(seed + 1), deck, seen);
    } catch (error) {
      mkdirSync('.reports', { recursive: true });
      const file = `.reports/random-player-${seed}.json`;
      writeFileSync(
        file,
        JSON.stringify({ seed, deck, setup: table.journal.setup, entries: table.journal.entries }),
      );
      throw new Error(`Seed ${seed}, its journal in ${file}: ${(error as Error).message}`, { cause: error });
    }
  }
  if (SEEDS.length >= MANY) expect([...seen].sort()).toEqual(Object.keys(EFFECTS).sort());
});
