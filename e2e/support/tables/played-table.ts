import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { type Due, duesOf } from '@/games/gathering-storm/rules/guide/dues';
import type { Command } from '@/kernel/game';
import { seedOf } from './seeded';
import { createTableFile } from './table-file';

const SEED = seedOf(41, 3);

/** What the table recorded besides its cards, by turn. */
const RECORDED: Record<number, Command[]> = {
  1: [24, 15, 22, 17, 16].map((value, at) => ({
    type: 'set-fact',
    fact: 'base-income',
    power: ['Germany', 'Italy', 'Britain', 'France', 'Russia'][at],
    value,
  })),
  3: [{ type: 'aggression', power: 'Italy', target: 'Ethiopia' }],
  5: [{ type: 'aggression', power: 'Germany', target: 'Rhineland' }],
  6: [{ type: 'set-fact', fact: 'balance', value: 1 }],
  7: [
    { type: 'civil-war', country: 'Spain', counters: 5, state: 'fought' },
    {
      type: 'add-line',
      total: 'support:Germany',
      amount: 1,
      words: 'Rhineland held',
      rule: 'GS 10.5',
      until: 'every',
    },
  ],
  9: [{ type: 'aggression', power: 'Germany', target: 'Austria' }],
  10: [{ type: 'set-fact', fact: 'balance', value: 2 }],
};

/** The whole copy of a table with the house deck after these turns, about to take income in the next. */
export function playedTable(turns = 10): string {
  const { table, run, file } = createTableFile(HOUSE_DECK, SEED, { keeps: ['income', 'research', 'flags'] });
  function settle({ id, obligation }: Due): void {
    if (id === 'round') for (const { person } of table.open.seats) run({ type: 'open-papers', person });
    else if (id === 'income') run({ type: 'take-income' });
    else if (obligation || id.startsWith('silent:')) run({ type: 'waive', due: id });
  }
  function step(): void {
    const { step: at, turn } = table.open;
    if (at === 'draw') {
      for (const command of RECORDED[turn] ?? []) run(command);
      run({ type: 'turn-card' });
    } else if (at === 'general') run({ type: 'apply-card' });
    else if (at === 'deal') run({ type: 'deal' });
    else {
      for (const due of duesOf(table.open)) settle(due);
      run(at === 'end' ? { type: 'end-turn' } : { type: 'advance' });
    }
  }
  while (table.open.turn <= turns || table.open.step !== 'income') step();
  return file();
}
