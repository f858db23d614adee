import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppStoreContext } from '@/store/context';
import { createDeckStore } from '@/store/deck-store';
import { createAppStore } from '@/store/store';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { ShareSheet } from './share-sheet';

it('a deck as CSV has the separator that was chosen between its cells', async () => {
  const given: string[] = [];
  const platform = createMemoryDevice(undefined, given);
  const preferences = { read: () => null, write: () => undefined };
  render(
    <AppStoreContext
      value={{ store: createAppStore(platform, preferences), decks: createDeckStore(platform), preferences }}
    >
      <ShareSheet deck={{ name: 'Ours', size: 12, cards: [] }} onClose={() => undefined} />
    </AppStoreContext>,
  );
  expect(screen.queryByText('Semicolon')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^CSV/ }));
  for (const name of ['Comma', 'Semicolon', 'Tab']) {
    fireEvent.click(screen.getByRole('radio', { name }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share the file' })));
  }
  await screen.findByText('The deck is in your downloads.');
  expect(given.map((text) => text.split('\r\n')[1])).toEqual([
    'number,trend,part,title,effects,secret',
    'number;trend;part;title;effects;secret',
    'number\ttrend\tpart\ttitle\teffects\tsecret',
  ]);
});
