import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { handOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands, secret } from '@/games/gathering-storm/rules/testing/play';
import type { Command } from '@/kernel/game';
import { sitDown } from '../testing/sit-down';
import { HandSheet } from './hand-sheet';

const EARLY = { name: 'All agree: show it now' };

function holding(own: Event, step = 'read') {
  const table = hands({ Russia: [own] }).to(step);
  const sent: Command[] = [];
  const send = async (command: Command) => sent.push(command) > 0;
  const hidden = handOf(table.state, 'Russia');
  sitDown(table, <HandSheet power="Russia" {...{ open: table.open, hidden, sheet: undefined, send }} />);
  return sent;
}

it('GS 9.41: a card that is not secret may be shown early if the table confirms that all agree', () => {
  const sent = holding(event({ kind: 'income', power: 'Russia', amount: 1 }));
  fireEvent.click(screen.getByRole('button', EARLY));
  expect(sent).toEqual([{ type: 'show', power: 'Russia', slot: 1, anyway: true }]);
});

it.each<[string, Event]>([
  ['GS 9.41E: a secret one waits', secret({ kind: 'subversion', countries: ['Turkey'] })],
  [
    'GS 10.41B: what may come at any time needs nobody’s word',
    secret({ kind: 'support-index', power: 'Russia' }),
  ],
])('%s', (_, own) => {
  holding(own);
  expect(screen.queryByRole('button', EARLY)).toBeNull();
});
