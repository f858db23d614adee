import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { knownListEntry } from '@/games/storm-over-asia/rules/cards/head';
import { handOf } from '@/games/storm-over-asia/rules/state';
import { withHands } from '@/games/storm-over-asia/rules/testing/play';
import { HandSheet } from './hand-sheet';

const buttons = (event: Parameters<typeof withHands>[0]['Japan']) => {
  const table = withHands({ Japan: event ?? [] });
  const hidden = handOf(table.state, 'Japan');
  render(<HandSheet power="Japan" open={table.open} hidden={hidden} send={async () => true} />);
  return ['Play', 'Keep'].filter((name) => screen.queryByRole('button', { name }));
};

it('SOA 26.213A: does not offer Keep for a card that turns a flag when drawn', () => {
  expect(buttons([knownListEntry('Japanese 1', 2)])).toEqual(['Play']);
});

it('SOA 9: any other card may be kept', () => {
  expect(buttons([{ title: 'Own', effects: [] }])).toEqual(['Play', 'Keep']);
});
