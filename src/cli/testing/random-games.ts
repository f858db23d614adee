import fc from 'fast-check';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { TRACKED_PARTS } from '@/games/gathering-storm/rules/state/setup';
import { anyDeck } from '@/games/gathering-storm/rules/testing/arbitraries';
import { createPick } from '@/games/gathering-storm/rules/testing/pick';
import { paper, withDeck } from '@/games/gathering-storm/rules/testing/play';
import { nextCommand, otherCommand } from '@/games/gathering-storm/rules/testing/player';
import { playAtRandom } from '@/games/goss/rules/testing/player';
import { OPEN_DECK } from '@/games/storm-over-asia/rules/cards/head';
import { playTurns } from '@/games/storm-over-asia/rules/testing/player';
import { createChance } from '@/kernel/chance';

/** For tests only: generated games, the same ones from the same code. */

const DECKS = [HOUSE_DECK, ...fc.sample(anyDeck(24), { seed: 1, numRuns: 20 })];

/** Three turns, in every tenth game eight; with paper cards and with the app’s by turns. */
function playStorm(seed: number) {
  const held = DECKS[(seed >> 1) % DECKS.length] ?? HOUSE_DECK;
  const more = { running: seed % 3 === 0, keeps: TRACKED_PARTS.filter((_, at) => (seed >> at) % 4 !== 1) };
  const deck = seed % 2 === 0 ? null : held;
  const table = deck ? withDeck(deck, createChance(new Uint8Array(64).fill(seed % 256)), more) : paper(more);
  const pick = createPick(seed + 1);
  const last = table.open.turn + (seed % 10 === 0 ? 8 : 3);
  while (table.open.turn < last) {
    const refusal = table.attempt((pick(5) < 3 ? nextCommand : otherCommand)(table, pick, held.cards));
    if (refusal?.rule === 'GS 9.11') table.attempt({ type: 'reshuffle' });
  }
  return { deck, journal: table.journal };
}

function numbers(seed: number, many: number, below: number): number[] {
  const pick = createPick(seed);
  return Array.from({ length: many }, () => pick(below));
}

/** How each game is played. */
export const PLAYED: Record<
  string,
  (seed: number) => { deck: unknown; journal: { setup: unknown; entries: unknown } }
> = {
  'gathering-storm': playStorm,
  /** Five turns, in every tenth game twenty. */
  'storm-over-asia': (seed) => ({
    deck: OPEN_DECK,
    journal: playTurns(
      seed % 256,
      seed % 10 === 0 ? 20 : 5,
      numbers(seed, 40, 100),
      seed % 2 === 0 ? 'paper' : 'app',
    ).journal,
  }),
  goss: (seed) => ({
    deck: null,
    journal: playAtRandom(seed % 256, numbers(seed, 200, 10_000), () => undefined).journal,
  }),
};

/** A game by its seed, as a table that can be opened again. */
export function playGame(game: string, seed: number) {
  const { deck, journal } = (PLAYED[game] as (typeof PLAYED)[string])(seed);
  return { game, deck, setup: journal.setup, entries: journal.entries };
}
