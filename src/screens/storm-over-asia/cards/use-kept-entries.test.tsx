import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Box, BoxState, Preferences } from '@/store/box';
import { BoxContext } from '@/store/context';
import type { DeckBox } from '@/store/deck-box';
import { createFilledDeck } from '@/systems/storm-over-asia/list-entries';
import { useKeptEntries } from './use-kept-entries';

function Names() {
  return useKeptEntries().map(({ id, name, count }) => <p key={id}>{`${name}: ${count}`}</p>);
}

afterEach(cleanup);

test('only entries of this game are offered, and nothing that is damaged', () => {
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
    box: Object.assign(
      createStore(() => ({}) as BoxState),
      { actions: {} as Box['actions'] },
    ),
    decks: Object.assign(decks, {
      actions: { readDecks: async () => undefined } as unknown as DeckBox['actions'],
    }),
    preferences: {} as Preferences,
  };
  render(
    <BoxContext value={joined}>
      <Names />
    </BoxContext>,
  );
  expect(screen.getAllByText(/: \d+$/).map(({ textContent }) => textContent)).toEqual(['Ours: 2']);
});
