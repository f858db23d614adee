import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { sitDown } from '../testing/sit-down';
import { ShowEventSheet } from './show-event-sheet';

const said = (table: Play) => {
  sitDown(table, <ShowEventSheet power="Russia" onClose={() => undefined} />);
  return screen.queryByText(/^Russia was dealt 1 card this turn, and it is shown already/);
};

it('GS 9.12 a card more than was dealt is pointed out before it is entered', () => {
  const table = paper().to('read');
  expect(said(table.plays('Russia', { kind: 'support', power: 'Russia', amount: 1 }))).not.toBeNull();
});

it('GS 9.12 a first card is not', () => {
  expect(said(paper().to('read'))).toBeNull();
});
