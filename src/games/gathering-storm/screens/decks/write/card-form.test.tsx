import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import type { AppState, AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { CardPage } from '../card-page';

const DECK: OwnDeck = {
  name: 'Ours',
  size: 12,
  cards: [
    {
      number: 3,
      trend: -1,
      national: {
        Italy: {
          title: 'Wine sells well',
          secret: false,
          effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
        },
      },
    },
  ],
};

/** A card page over decks in memory. */
function openCard(number: number, saved = new Map<string, string>()) {
  const store = createStore(() => ({
    decks: [{ id: 'a', game: 'gathering-storm', version: 1, changedAt: 1, deck: DECK as unknown }],
    failed: false,
  }));
  const actions = {
    readDecks: async () => undefined,
    async changeDeck(id: string, change: (deck: never) => unknown) {
      store.setState(({ decks }) => ({
        decks: decks.map((record) =>
          record.id === id ? { ...record, deck: change(record.deck as never) } : record,
        ),
      }));
      return { ok: true, value: null } as const;
    },
  } as unknown as DeckStore['actions'];
  const preferences = {
    read: (name: string) => saved.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? saved.delete(name) : saved.set(name, value)),
  };
  const appStore = Object.assign(
    createStore(() => ({}) as AppState),
    { actions: {} as AppStore['actions'] },
  );
  const go = vi.fn();
  render(
    <AppStoreContext value={{ store: appStore, decks: Object.assign(store, { actions }), preferences }}>
      <CardPage id="a" number={number} go={go} />
    </AppStoreContext>,
  );
  const deck = () => store.getState().decks[0]?.deck as OwnDeck;
  return { go, deck, kept: saved, card: (of = number) => deck().cards.find((card) => card.number === of) };
}

const words = () => screen.getByRole('textbox', { name: 'What the card says' }) as HTMLTextAreaElement;
const type = (text: string) => fireEvent.change(words(), { target: { value: text } });
const enter = () => {
  words().setSelectionRange(words().value.length, words().value.length);
  fireEvent.keyDown(words(), { key: 'Enter' });
};
const part = (name: string) =>
  within(screen.getByRole('list', { name: 'Events of this card' })).getByRole('button', {
    name: new RegExp(`^${name}:`),
  });
const heading = () => screen.getByRole('heading', { name: /event$/ }).textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(500));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a trend is one key or two, and leads to the first event that is missing', () => {
  const { card } = openCard(5);
  const trend = screen.getByRole('radio', { name: '−3' });
  expect(document.activeElement).toBe(trend);
  fireEvent.keyDown(trend, { key: '7' });
  expect(screen.getByRole('alert').textContent).toContain('A trend lies between −3 and +3');
  expect(card()).toBeUndefined();
  fireEvent.keyDown(trend, { key: '-' });
  fireEvent.keyDown(trend, { key: '2' });
  expect(card()?.trend).toBe(-2);
  expect(document.activeElement).toBe(words());
});

test('saves a complete event after typing pauses, and at once when the writer continues', async () => {
  const { card } = openCard(3);
  fireEvent.click(part('Germany'));
  type('Rail yards reopen\nGerman support level: +1');
  expect(card()?.national.Germany).toBeUndefined();
  expect(screen.getByText('Saving')).toBeDefined();
  await settle();
  expect(screen.getByText('On the card')).toBeDefined();
  expect(card()?.national.Germany?.title).toBe('Rail yards reopen');
  type('Rail yards reopen again\nGerman support level: +1\n');
  enter();
  expect(heading()).toBe('Italy’s event');
  expect(card()?.national.Germany?.title).toBe('Rail yards reopen again');
});

test('keeps unreadable text as a draft, warns once before continuing, and leaves the card unchanged', async () => {
  const { card, kept: saved } = openCard(3);
  fireEvent.click(part('Italy'));
  type('Wine sells badly\nItaly is sad\n');
  await settle();
  expect(part('Italy').getAttribute('aria-label')).toBe('Italy: a draft, not readable yet');
  enter();
  expect(heading()).toBe('Italy’s event');
  expect(screen.getByRole('alert').textContent).toContain('not read yet');
  enter();
  expect(heading()).toBe('Britain’s event');
  expect(card()?.national.Italy?.title).toBe('Wine sells well');
  cleanup();
  openCard(3, saved);
  fireEvent.click(part('Italy'));
  expect(words().value).toBe('Wine sells badly\nItaly is sad\n');
});

test('an event can be removed and restored, and a pending draft does not bring it back', async () => {
  const { card, kept: saved } = openCard(3);
  fireEvent.click(part('Italy'));
  type('Wine sells very well\nItalian support level: +1');
  fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  await settle();
  expect(card()?.national.Italy).toBeUndefined();
  expect(words().value).toBe('');
  expect(saved.size).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await settle();
  expect(card()?.national.Italy?.title).toBe('Wine sells well');
});

test('the last event of a card leads to the next number; the last card of the deck to the deck', () => {
  const { go } = openCard(3);
  fireEvent.click(part('Russia'));
  expect(screen.getByRole('button', { name: 'Next card: 4' })).toBeDefined();
  enter();
  expect(go).toHaveBeenCalledExactlyOnceWith('/decks/a/card/4');
  cleanup();
  const last = openCard(12);
  fireEvent.click(part('Russia'));
  enter();
  expect(last.go).toHaveBeenCalledExactlyOnceWith('/decks/a');
});

test('one tap writes support, and another marks it secret', async () => {
  const { card } = openCard(3);
  fireEvent.click(part('France'));
  fireEvent.click(screen.getByRole('button', { name: 'Write: French support level: -1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Secret' }));
  await settle();
  expect(card()?.national.France).toMatchObject({ secret: true, effects: [{ power: 'France', amount: -1 }] });
});

test('a general event may be empty only if the writer confirms it', async () => {
  const { card } = openCard(3);
  fireEvent.click(part('General'));
  enter();
  await settle();
  expect(card()?.general).toBeUndefined();
  fireEvent.click(part('General'));
  fireEvent.click(screen.getByRole('button', { name: 'It has none' }));
  await settle();
  expect(card()?.general).toEqual({ title: '', secret: false, effects: [] });
});

test('no card has a number that is none', () => {
  openCard(Number.NaN);
  expect(screen.getByRole('alert').textContent).toContain('1 to 999');
  expect(screen.queryByRole('textbox')).toBeNull();
});
