import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFold, findDamage } from '@/kernel/journal/compare';
import { sampleSeeds } from '@/kernel/testing/effort';
import type { Deck } from '../cards/card';
import { EFFECTS } from '../effects';
import { shownIn } from '../history/shown-in';
import { anyDeck } from '../testing/arbitraries';
import { createPick } from '../testing/pick';
import { createSolo, playSolo, type Solo } from '../testing/solo';

const SEEDS = sampleSeeds(10);
const GAMES = SEEDS.length;
/** Number of games after which every rare case has occurred. */
const MANY = 40;
const TURNS = 10;

/** Every card shown by an app power has reasons; a person's card has none. */
function expectReasons({ table }: Solo): number {
  let reasonCount = 0;
  for (const entry of table.journal.entries)
    for (const { power, why } of shownIn(entry)) {
      const apps = power !== 'Germany' && power !== 'Italy';
      expect(why !== undefined, power).toBe(apps);
      if (why) reasonCount += why.length;
    }
  return reasonCount;
}

function addThrows(all: Solo['thrown'], more: Solo['thrown']): void {
  for (const [rule, { odds, times, taken }] of Object.entries(more)) {
    all[rule] ??= { odds, times: 0, taken: 0 };
    all[rule].times += times;
    all[rule].taken += taken;
  }
}

/** Rules rolled often apply as often as they say: within four deviations, one false alarm in 15,000. */
function expectOdds(thrown: Solo['thrown']): void {
  const often = Object.entries(thrown).filter(([, { times }]) => times >= 100);
  expect(often.length).toBeGreaterThanOrEqual(5);
  for (const [rule, { odds, times, taken }] of often)
    expect(Math.abs(taken - times * odds), `${rule}: ${taken} of ${times}`).toBeLessThan(
      4 * Math.sqrt(times * odds * (1 - odds)),
    );
}

it(`GS 7, 9.12: ${GAMES} games of ten turns against three powers of the app’s: no dead end, no command refused, no choice by what it may not know`, () => {
  const decks = fc.sample(anyDeck(24), { seed: SEEDS[0], numRuns: Math.min(GAMES, 60) });
  const seen = new Set<string>();
  const given: Record<string, number> = {};
  const thrown: Solo['thrown'] = {};
  let reasonCount = 0;
  let compared = 0;
  for (const seed of SEEDS) {
    const deck = decks[seed % decks.length] as Deck;
    const solo = createSolo(deck, seed);
    playSolo(solo, createPick(seed + 1), { deck, turns: TURNS, seen });
    expect(solo.refused, `seed ${seed}`).toEqual([]);
    expect(solo.peeked, `seed ${seed}`).toEqual([]);
    compared += solo.compared;
    expect(solo.table.open.turn).toBe(1 + TURNS);
    reasonCount += expectReasons(solo);
    if (seed % 5 === 0) expect(compareFold(solo.table.journal)).toBeNull();
    if (seed % 5 === 0) expect(findDamage(solo.table.journal)).toBeNull();
    for (const [type, times] of Object.entries(solo.given)) given[type] = (given[type] ?? 0) + times;
    addThrows(thrown, solo.thrown);
  }
  expect(reasonCount).toBeGreaterThan(GAMES * TURNS);
  // Each of the three powers is visited after every deal; at a turn’s end only who still holds a card.
  expect(compared).toBeGreaterThanOrEqual(GAMES * TURNS * 3);
  // Each has almost two visits a turn on average; a single game may have fewer.
  if (GAMES >= 5) expect(compared).toBeGreaterThan(GAMES * TURNS * 5);
  if (GAMES < MANY) return;
  expect([...seen].sort()).toEqual(Object.keys(EFFECTS).sort());
  expectOdds(thrown);
  for (const type of ['order', 'show', 'bring', 'assign', 'place', 'place-counter'])
    expect(given[type], type).toBeGreaterThan(0);
});
