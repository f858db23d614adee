import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Help } from '@/kernel/help';
import { HelpSheet } from './help-sheet';

const HELP: Help = {
  lacks: [],
  words: [
    { word: 'Harbor', is: 'A place for ships.', does: 'Ships lie there.', rule: 'T 1' },
    { word: 'Anchor', is: 'It holds a ship.', does: 'It is let down.', rule: 'T 2' },
  ],
  chapters: [{ title: 'Ships', rules: [{ label: 'T 1', words: 'A ship lies.', at: { name: 'Table' } }] }],
  pages: {},
  keys: [],
  firstTurns: [],
};

const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  render(<HelpSheet helps={{ goss: HELP }} game="goss" here={{ page: 'table' }} typed onClose={() => {}} />);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: 'harbor' } });
  button('Harbor: rule T 1').focus();
  return search;
}

test('focuses the result once the pressed button is gone', async () => {
  await open();
  fireEvent.click(button('Harbor: rule T 1'));
  const answer = button('Back to all of Help').closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(answer);
});

test('keeps the focus of a player who went on during the search', async () => {
  await open();
  act(() => {
    button('Harbor: rule T 1').click();
    // The search has no results yet: the previous content is still shown.
    button('Back to all of Help').focus();
  });
  expect(document.activeElement).toBe(button('Back to all of Help'));
  fireEvent.click(button('Back to all of Help'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
