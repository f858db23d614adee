import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import type { Entry } from '@/kernel/journal/entry';
import { publicRows } from '@/kernel/journal/views';
import { runs } from '@/kernel/testing/effort';
import { HOUSE_DECK } from '../cards/house-deck';
import { system } from '../system';
import { createPick } from '../testing/pick';
import { hands, type Play, paper, secret, withDeck } from '../testing/play';
import { nextCommand, otherCommand } from '../testing/player';
import { printChange } from './names';
import { sayRow } from './sentences';

/** The journal’s rows as they are read, each with its sentence and its list in one text. */
function rowsOf({ journal }: Play) {
  const rows = system.describeRows?.(journal.setup as never, publicRows(journal)) ?? [];
  return rows.map((row) => {
    const { text, notes } = sayRow(row);
    return { row, told: [text, ...notes].join('. ') };
  });
}

/**
 * Readings that choose who may see money, or where it is counted: the money itself stays the same.
 * @rule GS 9.41A
 */
const OUT_OF_SIGHT = ['income-shown', 'tile-points'];
const moved = ({ open, changes }: Entry) =>
  OUT_OF_SIGHT.includes(String(open?.command.reading))
    ? changes.filter(([total]) => !/^(income|tiles|income-change|points-change):/.test(total))
    : changes;

/** Changes of a row that its text does not mention. */
const unsaid = (table: Play) =>
  rowsOf(table).flatMap(({ row, told: described }) =>
    moved(row.entry)
      .map(printChange)
      .filter((change) => !described.includes(change))
      .map((change) => `${row.entry.open?.command.type}: ${change}`),
  );

describe('every row of the journal names each total that it changed', () => {
  it('GS 7: in random play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const pick = createPick(seed);
        const more = { running: seed % 3 === 0 };
        const table =
          seed % 2 === 0
            ? paper(more)
            : withDeck(HOUSE_DECK, createChance(new Uint8Array(64).fill(seed % 256)), more);
        for (let moves = 0; moves < 700; moves += 1) {
          const wants = pick(5) < 3 ? nextCommand : otherCommand;
          const refusal = table.attempt(wants(table, pick, HOUSE_DECK.cards));
          if (refusal?.rule === 'GS 9.11') table.attempt({ type: 'reshuffle' });
        }
        expect(unsaid(table)).toEqual([]);
      }),
      { numRuns: runs(3), endOnFailure: true },
    );
  });
});

/** Britain keeps a secret event until the end of the turn, with this many points each turn. */
function heldByBritain(amount: number, income: number): Play {
  const event = secret({ kind: 'support', power: 'Britain', amount }, 'Strike');
  const table = hands({ Britain: [event] });
  table.run('set-fact', { fact: 'base-income', power: 'Britain', value: income });
  table.to('end');
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  table.run('end-turn');
  return table;
}

describe('a kept secret event is played at the end of the turn', () => {
  it('GS 9.13, 10.24: the row shows the tile points it costs', () => {
    expect(rowsOf(heldByBritain(-1, 16)).at(-1)?.told).toContain('British tile points 16 to 15');
  });

  it('GS 10.41C: so it does of the support that the new turn begins with, where points ran short', () => {
    const described = rowsOf(heldByBritain(-3, 1)).at(-1)?.told;
    expect(described).toContain('British tile points 1 to 0');
    expect(described).toContain('As the new turn begins: British income 1 to −1. British support 0 to −2');
  });
});
