import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { card, event, inOrder, withDeck } from '@/games/gathering-storm/rules/testing/play';
import { sitDown, tap } from '../testing/sit-down';
import { AmendCardSheet } from './amend-card-sheet';

it('GS 9.21: the trend in the words becomes the trend of the amended card, and of its pieces', async () => {
  const general = event({ kind: 'support', power: 'Italy', amount: 1 });
  const cards = Array.from({ length: 20 }, (_, at) => card(at + 1, general));
  const table = withDeck({ name: 'One card', cards }, inOrder);
  table.run('turn-card');
  sitDown(table, <AmendCardSheet onClose={() => undefined} />);
  const sheet = within(screen.getByRole('dialog'));
  const pick = (name: string) => fireEvent.click(sheet.getByRole('radio', { name }));
  const trend = () =>
    within(sheet.getByRole('group', { name: 'Economic trend' }))
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => (radio as HTMLInputElement).value);
  const type = (value: string) =>
    fireEvent.change(sheet.getByRole('textbox', { name: 'What the card says' }), { target: { value } });
  expect(trend()).toEqual(['0']);
  pick('In words');
  type('trend -1\nItalian support +2');
  expect(trend()).toEqual(['-1']);
  // Without its line the trend is what it was.
  type('Italian support +2');
  expect(trend()).toEqual(['0']);
  type('trend -1\nItalian support +2');
  pick('Piece by piece');
  expect(trend()).toEqual(['-1']);
  await tap(sheet, 'Amend the card');
  expect(table.open.card).toMatchObject({ trend: -1 });
  table.run('apply-card');
  expect(table.value('support:Italy')).toBe(2);
});
