import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createFilledDeck } from '@/games/storm-over-asia/rules/list-entries';
import type { AppState, AppStore, Preferences } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { useSavedEntries } from './use-saved-entries';

function Names() {
  return useSavedEntries().map(({ id, name, count }) => <p key={id}>{`${name}: ${count}`}</p>);
}

afterEach(cleanup);

test('offers only entries of this game, and nothing damaged', () => {
  const event = { title: 'Envoys', secret: false, window: 'drawn' as const, effects: [] };
  const ours = createFilledDeck('Ours', { 'general/12': event, 'Chinese/3': event });
  const record = (id: string, game: string, deck: unknown) => ({ id, game, version: 1, changedAt: 1, deck });
  const decks = createStore(() => ({
    decks: [
      record('a', 'storm-over-asia', ours),
      record('b', 'gathering-storm', { ...ours, name: 'Theirs' }),
      record('c', 'storm-over-asia', { name: 'Damaged', cards: [] }),
    ],
    failed: false,
  }));
  const joined = {
    store: Object.assign(
      createStore(() => ({}) as AppState),
      { actions: {} as AppStore['actions'] },
    ),
    decks: Object.assign(decks, {
      actions: { readDecks: async () => undefined } as unknown as DeckStore['actions'],
    }),
    preferences: {} as Preferences,
  };
  render(
    <AppStoreContext value={joined}>
      <Names />
    </AppStoreContext>,
  );
  expect(screen.getAllByText(/: \d+$/).map(({ textContent }) => textContent)).toEqual(['Ours: 2']);
});
