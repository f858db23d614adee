import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import type { AppState, AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { ReadPage } from '../read-page';

const support = (title: string, amount: number) => ({
  title,
  secret: false,
  effects: [{ kind: 'support' as const, power: 'Germany' as const, amount }],
});
const DECK: OwnDeck = {
  name: 'Ours',
  size: 12,
  cards: [{ number: 1, trend: 0, national: { Germany: support('Rail', 1) } }],
};
const LIST = 'Card 1, trend 0\nGermany\nRail\nGerman support level: +2\n\nCard 2\nGermany\nOre\nTurky: 1';

/** The page for reading a list, over decks in memory. */
function openPage(id = 'new') {
  const store = createStore(() => ({
    decks: [{ id: 'a', game: 'gathering-storm', version: 1, changedAt: 1, deck: DECK as unknown }],
    failed: false,
  }));
  const added: OwnDeck[] = [];
  const actions = {
    readDecks: async () => undefined,
    async addDeck(_: string, deck: OwnDeck) {
      added.push(deck);
      return { ok: true, value: 'made' } as const;
    },
    async changeDeck(_: string, change: (deck: OwnDeck) => OwnDeck) {
      store.setState(({ decks }) => ({
        decks: decks.map((record) => ({ ...record, deck: change(record.deck as OwnDeck) })),
      }));
      return { ok: true, value: null } as const;
    },
  } as unknown as DeckStore['actions'];
  const saved = new Map<string, string>();
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
      <ReadPage id={id} go={go} />
    </AppStoreContext>,
  );
  return { go, added, kept: saved, deck: () => store.getState().decks[0]?.deck as OwnDeck };
}

const source = () => screen.getByRole('textbox', { name: 'The list as text' }) as HTMLTextAreaElement;
const paste = (text: string) => fireEvent.paste(source(), { clipboardData: { getData: () => text } });
const counts = () => screen.getByRole('region', { name: 'What was read' }).textContent;
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const drop = (...files: File[]) =>
  act(async () =>
    fireEvent.drop(screen.getByRole('main').firstChild as Element, { dataTransfer: { files } }),
  );

afterEach(cleanup);

test('counts a pasted list, and shows each mistake with its line, reason and fix', async () => {
  openPage();
  paste(LIST);
  expect(counts()).toContain('2 cards, 1 event, 1 mistake');
  expect(screen.getByText('Line 9')).toBeDefined();
  expect(screen.getByText('card 2, Germany')).toBeDefined();
  expect(screen.getByText(/“turky” is not understood here/)).toBeDefined();
  await press('Did you mean “Turkey”?');
  await waitFor(() => expect(counts()).toContain('2 cards, 2 events, no mistakes'));
  expect(source().value).toBe(LIST.replace('Turky', 'Turkey'));
});

test('rereads an edited line in place, keeps the focus, and keeps showing it once fixed', async () => {
  openPage();
  paste(LIST);
  const line = screen.getByRole('textbox', { name: 'Line 9 of the list' });
  line.focus();
  fireEvent.change(line, { target: { value: 'EAI: +1' } });
  await waitFor(() => expect(counts()).toContain('no mistakes'));
  expect(document.activeElement).toBe(line);
  expect(screen.getByText('It can be read now.')).toBeDefined();
});

test('removing a line keeps the numbers of all other lines', async () => {
  openPage();
  paste(LIST);
  await press('Take the line out');
  await waitFor(() => expect(source().value.split('\n')).toHaveLength(9));
  await waitFor(() => expect(screen.queryByText(/not understood here/)).toBeNull());
});

test('saves a list without its mistakes on request, as a new deck with a name and a size', async () => {
  const { added, go, kept: saved } = openPage();
  paste(LIST);
  fireEvent.change(screen.getByRole('textbox', { name: 'Its name' }), { target: { value: '' } });
  await press('Save 2 cards, leave 1 mistake out');
  expect(added).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('Give it a name.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Its name' }), { target: { value: '__proto__' } });
  await press('Save 2 cards, leave 1 mistake out');
  expect(added).toMatchObject([{ name: '__proto__', size: 6, cards: [{ number: 1 }, { number: 2 }] }]);
  expect(added[0]?.cards[1]?.national).toEqual({});
  expect(go).toHaveBeenCalledWith('/decks/made');
  expect(saved.size).toBe(0);
});

test('into a deck: shows differing cards, and keeps the existing ones unless the owner chooses otherwise', async () => {
  const { deck, go } = openPage('a');
  paste(LIST.replace('Turky', 'Turkey'));
  expect(screen.getByText(/1 new card, no missing parts|1 new card, 0 missing parts/)).toBeDefined();
  expect(screen.getByText('Card 1, Germany')).toBeDefined();
  await press('Save 2 cards');
  expect(deck().cards.map(({ number }) => number)).toEqual([1, 2]);
  expect(deck().cards[0]?.national.Germany).toEqual(support('Rail', 1));
  expect(go).toHaveBeenCalledWith('/decks/a');
  cleanup();
  const other = openPage('a');
  paste(LIST.replace('Turky', 'Turkey'));
  fireEvent.click(screen.getByRole('radio', { name: 'Use the list’s version' }));
  await press('Save 2 cards');
  expect(other.deck().cards[0]?.national.Germany).toEqual(support('Rail', 2));
});

test('into a deck: warns about a number above the deck’s size before it grows', () => {
  const { deck } = openPage('a');
  const { size } = deck();
  paste('Card 200, trend 1\n');
  expect(screen.getByText(`The deck had ${size} cards; with number 200 it has 200.`)).toBeDefined();
  expect(deck().size).toBe(size);
});

test('reports a file that is not a list and keeps the text; a replaced list can be restored', async () => {
  openPage();
  paste(LIST);
  await drop(new File(['{"format":"dispatch-box/table","entries":[]}'], 'table.json'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('a table of Dispatch Box'));
  expect(source().value).toBe(LIST);
  await drop(new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])], 'half.zip'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('packed'));
  expect(source().value).toBe(LIST);
  await drop(new File(['Card 7, trend 1\n'], 'seven.txt'));
  await waitFor(() => expect(counts()).toContain('1 card, no events, no mistakes'));
  await press('Put it back');
  expect(source().value).toBe(LIST);
});

test('scripts in a title are text', () => {
  openPage();
  paste('Card 1\nGermany\n<img src=x onerror=alert(1)>\nGerman support level: +1');
  fireEvent.click(screen.getByRole('button', { name: /^Card 1/ }));
  const row = screen.getByText('<img src=x onerror=alert(1)>', { selector: 'bdi' });
  expect(within(row).queryByRole('img')).toBeNull();
});

test('reads the first of several dropped files and reports the others', async () => {
  openPage();
  await drop(new File([LIST], 'list.txt'), new File([LIST], 'second.txt'));
  await waitFor(() => expect(counts()).toContain('2 cards'));
  expect(screen.getByRole('alert').textContent).toContain('second.txt: not read. One list is read at a time');
});
