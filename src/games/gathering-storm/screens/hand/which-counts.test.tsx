import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { handOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands, secret } from '@/games/gathering-storm/rules/testing/play';
import type { Command } from '@/kernel/game';
import { sitDown } from '../testing/sit-down';
import { HandSheet } from './hand-sheet';

const ASKED = 'Which one is played as the turn ends?';
const worth = (amount: number, title: string) => secret({ kind: 'support', power: 'Germany', amount }, title);

/** Renders Germany's papers with these cards; commands run on the table. */
function holding(cards: Event[]) {
  const table = hands({ Germany: cards }).to('read');
  const send = async (command: Command) => {
    table.run(command.type, command);
    return true;
  };
  const hidden = handOf(table.state, 'Germany');
  sitDown(table, <HandSheet power="Germany" {...{ open: table.open, hidden, sheet: undefined, send }} />);
  return table;
}

it('GS 9.13: with two secret cards and none played, the owner chooses which one counts', async () => {
  const table = holding([worth(-3, 'A bad harvest'), worth(2, 'A good harvest')]);
  expect(screen.getByRole('group', { name: ASKED })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Second card: A good harvest' }));
  await Promise.resolve();
  await Promise.resolve();
  table.to('end').run('end-turn');
  const shown = table.journal.entries.at(-1)?.open?.came as { showings: { how: string; slot: number }[] };
  expect(shown.showings.map(({ slot, how }) => [slot, how])).toEqual([
    [1, 'declined'],
    [2, 'played'],
  ]);
});

it('GS 9.13: does not ask with one card, or if another is shown at its time', () => {
  holding([worth(-3, 'A bad harvest')]);
  expect(screen.queryByRole('group', { name: ASKED })).toBeNull();
  holding([worth(1, 'One'), worth(2, 'Two'), event({ kind: 'income', power: 'Germany', amount: 1 })]);
  expect(screen.queryByRole('group', { name: ASKED })).toBeNull();
});

it('GS Guide, Support: only a card that counts the table is described as changing while it waits', () => {
  holding([worth(2, 'A loan')]);
  expect(screen.queryByText(/its value changes with the table/)).toBeNull();
  holding([secret({ kind: 'support-index', power: 'Germany' })]);
  expect(screen.getByText(/its value changes with the table/)).toBeDefined();
});
