import { parse } from 'valibot';
import { commitTo, createChance, SEED_BYTES } from '@/kernel/chance';
import { exportWhole } from '@/kernel/saves';
import { deckInTable } from '@/systems/gathering-storm/cards/decks';
import { HOUSE_DECK } from '@/systems/gathering-storm/cards/house-deck';
import { setupShape } from '@/systems/gathering-storm/setup';
import { createGatheringStorm, RULES } from '@/systems/gathering-storm/system';
import { play } from '@/systems/gathering-storm/testing/play';
import { createPick, nextCommand, otherCommand } from '@/systems/gathering-storm/testing/player';

const SEED = Uint8Array.from({ length: SEED_BYTES }, (_, at) => (at * 41 + 3) % 256);

/** A whole copy of a game with at least so many entries, left where the cards are read. */
export function longTable(entries: number): string {
  const setup = parse(setupShape, {
    name: 'A long game',
    seats: [
      { person: 'Anna', powers: ['Germany', 'Italy'] },
      { person: 'Ben', powers: ['Britain', 'France'] },
      { person: 'Clara', powers: ['Russia'] },
    ],
    cards: 'app',
    keeps: ['income', 'research', 'flags', 'ships'],
    deck: deckInTable(HOUSE_DECK),
    commitment: commitTo(SEED),
  });
  const table = play(createGatheringStorm(HOUSE_DECK), setup, createChance(SEED));
  const pick = createPick(11);
  for (let move = 0; table.journal.entries.length < entries || table.open.step !== 'read'; move += 1) {
    if (move > 40 * entries) throw new Error('The long game stands still.');
    const other = pick(2) === 0 && table.journal.entries.length < entries;
    const command = (other ? otherCommand : nextCommand)(table, pick, HOUSE_DECK.cards);
    if (command.type !== 'war') table.attempt(command);
  }
  const record = {
    id: 'x',
    game: 'gathering-storm',
    rules: RULES,
    setup,
    deck: HOUSE_DECK,
    kind: 'whole' as const,
  };
  return JSON.stringify(exportWhole(record, table.journal, SEED));
}
