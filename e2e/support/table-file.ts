import { parse } from 'valibot';
import { commitTo, createChance } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import type { Deck } from '@/systems/gathering-storm/cards/card';
import { deckInTable } from '@/systems/gathering-storm/cards/decks';
import { type SetupInput, setupShape } from '@/systems/gathering-storm/setup';
import { createGatheringStorm, RULES } from '@/systems/gathering-storm/system';
import { play } from '@/systems/gathering-storm/testing/play';
import { wholeCopy } from './open-journal';

/** A table with the app's deck, played in memory, that goes into a file; Anna, Ben and Clara hold the powers. */
export function createTableFile(deck: Deck, seed: Uint8Array, more: Partial<SetupInput> = {}) {
  const setup = parse(setupShape, {
    name: 'Thursday Cabinet',
    seats: [
      { person: 'Anna', powers: ['Germany', 'Italy'] },
      { person: 'Ben', powers: ['Britain', 'France'] },
      { person: 'Clara', powers: ['Russia'] },
    ],
    cards: 'app',
    deck: deckInTable(deck),
    commitment: commitTo(seed),
    ...more,
  });
  const table = play(createGatheringStorm(deck), setup, createChance(seed));
  return {
    table,
    run: ({ type, ...rest }: Command) => void table.run(type, rest),
    file: () => wholeCopy(table.journal, { game: 'gathering-storm', rules: RULES, deck, seed }),
  };
}
