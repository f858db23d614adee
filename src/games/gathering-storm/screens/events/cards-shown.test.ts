import { describe, expect, it } from 'vitest';
import { system } from '@/games/gathering-storm/rules/system';
import { hands, type Play, secret } from '@/games/gathering-storm/rules/testing/play';
import { publicRows } from '@/kernel/journal/views';
import { cardsShown } from './cards-shown';

/** Britain keeps a secret event to the end of the turn, with so many points each turn, or with none entered. */
function heldByBritain(amount: number, income: number | null): Play {
  const table = hands({ Britain: [secret({ kind: 'support', power: 'Britain', amount }, 'Strike')] });
  if (income !== null) table.run('set-fact', { fact: 'base-income', power: 'Britain', value: income });
  table.to('end');
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  table.run('end-turn');
  return table;
}

/** Returns what the card sheet says that the last entry changed. */
function changesText({ journal, open }: Play): string {
  const row = system.describeRows?.(journal.setup as never, publicRows(journal)).at(-1);
  const cards = row ? cardsShown(row, open) : [];
  return cards
    .flatMap(({ rows, notes }) => [...rows.flatMap(({ changed }) => changed ?? []), ...notes])
    .join('. ');
}

describe('GS 9.13, 10.24: a card that is played as the turn ends', () => {
  it('shows the tile points it cost', () => {
    expect(changesText(heldByBritain(-1, 16))).toContain(
      'British support −1 at the end of the turn. British tile points 16 to 15',
    );
  });

  it('shows the tile points it added, before the limit applies', () => {
    expect(changesText(heldByBritain(2, 21))).toContain('British tile points 21 to 23');
  });

  it('shows the shortfall', () => {
    expect(changesText(heldByBritain(-3, 1))).toContain('British tile points 1 to 0, 2 short');
  });

  it('shows only the change if no income was entered', () => {
    expect(changesText(heldByBritain(-1, null))).toContain('British points change 0 to −1');
  });
});
