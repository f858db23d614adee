import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { createPick } from '@/games/gathering-storm/rules/testing/pick';
import { nextCommand, otherCommand } from '@/games/gathering-storm/rules/testing/player';
import { seedOf } from './seeded';
import { createTableFile } from './table-file';

const SEED = seedOf(41, 3);

/** A whole copy of a game with at least so many entries, stopped where the cards are read. */
export function longTable(entries: number): string {
  const { table, file } = createTableFile(HOUSE_DECK, SEED, {
    name: 'A long game',
    keeps: ['income', 'research', 'flags', 'ships'],
  });
  const pick = createPick(11);
  for (let move = 0; table.journal.entries.length < entries || table.open.step !== 'read'; move += 1) {
    if (move > 40 * entries) throw new Error('The long game stands still.');
    const other = pick(2) === 0 && table.journal.entries.length < entries;
    const command = (other ? otherCommand : nextCommand)(table, pick, HOUSE_DECK.cards);
    if (command.type !== 'war') table.attempt(command);
  }
  return file();
}
