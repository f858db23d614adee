import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, use, useState } from 'react';
import { expect, it } from 'vitest';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { researchSheetOf } from '@/games/gathering-storm/rules/state/state';
import { event, type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { DeckRecord, Platform } from '@/kernel/ports';
import { AppStoreContext } from '@/store/context';
import { createDeckStore, type DeckStore } from '@/store/deck-store';
import { BringPaper } from '../../research/bring-paper';
import { sitDown, tap, whole, write } from '../../testing/sit-down';
import { EnterCardSheet } from '../enter-card-sheet';
import { ShowEventSheet } from '../show-event-sheet';
import { LearnedNote } from './learned-note';

/** Paper cards by number, on a device with its own decks: the first time, the next time, and on failure. */

// Whole sheets are drawn here, several in one test.
/** An in-memory device; another window may write to its rows, and it may be full. */
function createDevice() {
  const rows = new Map<string, DeckRecord>();
  const memory = new Map<string, string>();
  const device = { rows, memory, full: false };
  let ids = 0;
  const platform = {
    decks: {
      list: async () => [...rows.values()].map((row) => structuredClone(row)),
      async put(record: DeckRecord) {
        if (device.full) throw new Error('full');
        if ((rows.get(record.id)?.version ?? 0) !== record.version - 1) return false;
        rows.set(record.id, structuredClone(record));
        return true;
      },
      remove: async (id: string) => void rows.delete(id),
    },
    entropy: (bytes: number) => Uint8Array.from({ length: bytes }, () => ids++ % 256),
    now: () => 1000,
    persist: async () => true,
  } as unknown as Platform;
  const preferences = {
    read: (name: string) => memory.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? memory.delete(name) : memory.set(name, value)),
  };
  return { ...device, device, box: createDeckStore(platform), preferences };
}

type Device = ReturnType<typeof createDevice>;

function WithDevice({ at, children }: { at: Device; children: ReactNode }) {
  const joined = use(AppStoreContext);
  const [decks] = useState<DeckStore>(at.box);
  return (
    joined && (
      <AppStoreContext value={{ ...joined, decks, preferences: at.preferences }}>{children}</AppStoreContext>
    )
  );
}

const close = () => undefined;
const deckOf = ({ rows }: Device) => [...rows.values()][0]?.deck as OwnDeck | undefined;
const show = (power: Power) => <ShowEventSheet power={power} onClose={close} />;

function sit(table: Play, at: Device, sheet: ReactNode) {
  const there = sitDown(
    table,
    <WithDevice at={at}>
      {sheet}
      <LearnedNote />
    </WithDevice>,
  );
  const sheets = document.querySelectorAll('dialog');
  const dialog = within(sheets[sheets.length - 1] as HTMLElement);
  const tap = (name: string | RegExp) =>
    act(async () => {
      fireEvent.click(dialog.getAllByRole('button', { name, hidden: true })[0] as HTMLElement);
    });
  return {
    ...there,
    dialog,
    tap,
    async type(number: string) {
      await act(async () => {
        fireEvent.change(dialog.getByRole('textbox', { name: 'Number of the card', hidden: true }), {
          target: { value: number },
        });
      });
    },
    amount: (label: string) => fireEvent.click(dialog.getByRole('radio', { name: label, hidden: true })),
    said: () => whole(document.body),
  };
}

/** Italy shows card 57 the first time: +1 support. */
async function first(at: Device) {
  const sheet = sit(paper().deal(), at, show('Italy'));
  await sheet.type('57');
  sheet.amount('+1');
  await sheet.tap('Done: Italian support +1');
  document.body.replaceChildren();
  return sheet;
}

it('GS 9.12: the first number typed creates the deck, with only what is public', async () => {
  const at = createDevice();
  const sheet = sit(paper().deal(), at, show('Italy'));
  expect(sheet.said()).not.toContain('Paper deck');
  await sheet.type('57');
  expect(sheet.said()).toContain('New to Paper deck: what is shown is saved as card 57.');
  sheet.amount('+1');
  await sheet.tap('Done: Italian support +1');
  expect(sheet.sent).toMatchObject([{ type: 'show-event', power: 'Italy', number: 57 }]);
  const deck = deckOf(at) as OwnDeck;
  expect(deck).toMatchObject({ name: 'Paper deck', size: 144 });
  expect(deck.cards.map(({ number }) => number)).toEqual([57]);
  expect(Object.keys(deck.cards[0]?.national ?? {})).toEqual(['Italy']);
  expect(deck.cards[0]).not.toHaveProperty('general');
  expect(at.memory.get('paper-deck/gathering-storm')).toBe([...at.rows.keys()][0]);
  expect(sheet.said()).toContain(
    'Card 57 is saved in Paper deck as far as it was shown. The rest can come whenever it is drawn again: the trend, the general event and four powers’ events.',
  );
});

it('GS 9.12: saves no card without a number', async () => {
  const at = createDevice();
  const sheet = sit(paper().deal(), at, show('Italy'));
  sheet.amount('+1');
  await sheet.tap('Done: Italian support +1');
  expect(sheet.sent).toHaveLength(1);
  expect(sheet.sent[0]).not.toHaveProperty('number');
  expect(at.rows.size).toBe(0);
  expect(sheet.said()).not.toContain('Kept as');
});

it('GS 9.41: the next time its number is enough; another power’s half is still asked for', async () => {
  const at = createDevice();
  await first(at);
  const next = sit(paper().deal(), at, show('Italy'));
  await next.type('57');
  expect(next.said()).toContain('Card 57 of Paper deck.');
  await next.tap('Done: Italian support +1');
  expect(next.sent).toMatchObject([
    { number: 57, event: { effects: [{ kind: 'support', power: 'Italy', amount: 1 }] } },
  ]);
  document.body.replaceChildren();
  const other = sit(paper().deal(), at, show('France'));
  await other.type('57');
  expect(other.said()).toContain('New to Paper deck');
});

it('GS 9.12, 9.21: the general half is its trend and its event', async () => {
  const at = createDevice();
  const sheet = sit(paper(), at, <EnterCardSheet onClose={close} />);
  await sheet.type('7');
  sheet.amount('−1');
  sheet.amount('Support');
  await sheet.tap('Germany');
  fireEvent.click(sheet.dialog.getAllByRole('radio', { name: '+1', hidden: true }).at(-1) as HTMLElement);
  await sheet.tap('Apply the card');
  expect(sheet.sent).toMatchObject([{ type: 'enter-card', number: 7, trend: -1 }, { type: 'apply-card' }]);
  expect(deckOf(at)?.cards[0]).toMatchObject({ number: 7, trend: -1, national: {} });
  document.body.replaceChildren();
  const table = paper();
  const next = sit(table, at, <EnterCardSheet onClose={close} />);
  await next.type('7');
  expect(next.said()).toContain('German support rises by one this turn.');
  await next.tap('Apply the card');
  expect(table.open.card).toMatchObject({ number: 7, trend: -1 });
});

it('a known half is amended at this table; the deck changes by a second tap, and no earlier entry', async () => {
  const at = createDevice();
  await first(at);
  const table = paper().deal().plays('Italy', { kind: 'support', power: 'Italy', amount: 1 });
  const sheet = sit(table, at, show('Italy'));
  await sheet.type('57');
  await sheet.tap('Amend');
  sheet.amount('−2');
  await sheet.tap('Done: Italian support −2');
  expect(sheet.said()).toContain('Card 57 reads differently in Paper deck, which stays as it is.');
  expect(deckOf(at)?.cards[0]?.national.Italy?.effects).toMatchObject([{ amount: 1 }]);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Also in my deck', hidden: true }));
  });
  expect(sheet.said()).toContain('Card 57 is saved in Paper deck');
  expect(deckOf(at)?.cards[0]?.national.Italy?.effects).toMatchObject([{ amount: -2 }]);
  expect(table.open.shown.map(({ event: { effects } }) => effects[0])).toMatchObject([
    { amount: 1 },
    { amount: -2 },
  ]);
});

it('GS 9.13: a card discarded unplayed adds nothing to the deck', async () => {
  const at = createDevice();
  const table = paper({ season: 'Summer' });
  table.run('aggression', { power: 'Italy', target: 'Ethiopia', value: 1, completed: 1 });
  const sheet = sit(table.deal(), at, show('Italy'));
  await sheet.type('57');
  await sheet.tap('Discarded unplayed');
  expect(sheet.sent).toMatchObject([{ how: 'declined', number: 57 }]);
  expect(table.open.shown).toMatchObject([{ how: 'declined', number: 57 }]);
  expect(at.rows.size).toBe(0);
});

it.each(['0', '-0', '1000', '1e9', '١٢', 'seven', '1.5', '__proto__'])(
  'GS 9.12: refuses “%s” as a card number: enters no event and saves no card',
  async (number) => {
    const at = createDevice();
    const sheet = sit(paper().deal(), at, show('Italy'));
    await sheet.type(number);
    sheet.amount('+1');
    await sheet.tap('Done: Italian support +1');
    expect(sheet.said()).toContain('A card’s number is a whole number from 1 to 999.');
    expect(sheet.sent).toEqual([]);
    expect(at.rows.size).toBe(0);
  },
);

it('GS 9.11: asks about a number above the deck’s size, and one tap sets the size', async () => {
  const at = createDevice();
  const table = paper().deal();
  const sheet = sit(table, at, show('Italy'));
  await sheet.type('150');
  expect(sheet.said()).toContain('The deck has 144 cards.');
  await sheet.tap('The deck has 150 cards');
  expect(sheet.sent).toEqual([{ type: 'count-pile', size: 150 }]);
  sheet.amount('+1');
  await sheet.tap('Done: Italian support +1');
  expect(table.open.shown).toMatchObject([{ number: 150 }]);
  expect(deckOf(at)?.size).toBe(150);
});

it('GS 9.12: refuses a number repeated in one turn at its field', async () => {
  const at = createDevice();
  const table = paper().deal();
  table.run('show-event', { power: 'France', number: 57, event: event({ kind: 'index', amount: 1 }) });
  const sheet = sit(table, at, show('Italy'));
  await sheet.type('57');
  expect(sheet.said()).toContain('Card 57 was shown by France this turn.');
  sheet.amount('+1');
  await sheet.tap('Done: Italian support +1');
  expect(table.open.shown).toHaveLength(1);
  expect(at.rows.size).toBe(0);
});

const SHEET_CARD = event({ kind: 'research-level', project: 'Axis/torpedoes' }, { title: 'Sea trials' });
/** The Axis sheet in Anna’s papers. */
const bringing = (table: Play) => (
  <BringPaper
    open={table.open}
    sheet={researchSheetOf(table.state, 'Axis')}
    send={async (command) => table.attempt(command) === null}
  />
);
const brought = (table: Play) => researchSheetOf(table.state, 'Axis').unshown;
/** Opens the form of a card in hand, in the page instead of a sheet over it. */
async function openBringing(at: Device, table: Play) {
  const there = sitDown(table, <WithDevice at={at}>{bringing(table)}</WithDevice>);
  const page = within(document.body);
  await tap(page, 'Italian event');
  return { ...there, page };
}

it('GS 9.12, 9.41B: a card in hand is saved by its number when shown, and offered the next time', async () => {
  const at = createDevice();
  const table = paper().deal().to('research');
  const { page } = await openBringing(at, table);
  await act(async () => write(page, 'Number of the card', '57'));
  fireEvent.click(page.getByRole('radio', { name: 'Axis torpedoes' }));
  await tap(page, 'Put it on this sheet');
  expect(brought(table)).toMatchObject([{ number: 57, event: { effects: SHEET_CARD.effects } }]);
  expect(at.rows.size).toBe(0);
  document.body.replaceChildren();
  const sheet = sit(table.to('construction'), at, show('Italy'));
  await sheet.tap('Show the card on the research sheet');
  expect(table.open.shown).toMatchObject([{ number: 57 }]);
  expect(deckOf(at)?.cards[0]?.national.Italy?.effects).toMatchObject(SHEET_CARD.effects);
  expect(sheet.said()).toContain('Card 57 is saved in Paper deck');
  document.body.replaceChildren();
  const another = paper().deal().to('research');
  const next = await openBringing(at, another);
  await act(async () => write(next.page, 'Number of the card', '57'));
  expect(whole(document.body)).toContain('Card 57 of Paper deck.');
  await tap(next.page, 'Put it on this sheet');
  expect(brought(another)).toMatchObject([{ number: 57, event: { effects: SHEET_CARD.effects } }]);
});

it('GS 9.12: an invalid number for a card in hand puts no card on the sheet', async () => {
  const at = createDevice();
  const table = paper().deal().to('research');
  const { page } = await openBringing(at, table);
  await act(async () => write(page, 'Number of the card', 'seven'));
  fireEvent.click(page.getByRole('radio', { name: 'Axis torpedoes' }));
  await tap(page, 'Put it on this sheet');
  expect(whole(document.body)).toContain('A card’s number is a whole number from 1 to 999.');
  expect(brought(table)).toBeUndefined();
});

it('full storage: enters the event, and reports that the deck could not be saved', async () => {
  const at = createDevice();
  at.device.full = true;
  const table = paper().deal();
  const sheet = sit(table, at, show('Italy'));
  await sheet.type('57');
  sheet.amount('+1');
  await sheet.tap('Done: Italian support +1');
  expect(table.open.shown).toMatchObject([{ number: 57 }]);
  expect(sheet.said()).toContain(
    'The event is entered. Card 57 is not saved in Paper deck: This device could not save the deck.',
  );
});

it('starts a new deck with this card if another window has removed the deck', async () => {
  const at = createDevice();
  await first(at);
  const sheet = sit(paper().deal(), at, show('France'));
  await sheet.type('58');
  at.rows.clear();
  sheet.amount('+1');
  await sheet.tap('Done: French support +1');
  expect(deckOf(at)?.cards.map(({ number }) => number)).toEqual([58]);
  expect(sheet.said()).toContain('Card 58 is saved in Paper deck');
});

it('keeps the changes of another window to the deck, and adds this card', async () => {
  const at = createDevice();
  await first(at);
  const sheet = sit(paper().deal(), at, show('France'));
  await sheet.type('58');
  const row = [...at.rows.values()][0] as DeckRecord;
  const deck = row.deck as OwnDeck;
  at.rows.set(row.id, {
    ...row,
    version: row.version + 1,
    deck: { ...deck, cards: [{ number: 3, national: {} }, ...deck.cards] },
  });
  sheet.amount('+1');
  await sheet.tap('Done: French support +1');
  expect(deckOf(at)?.cards.map(({ number }) => number)).toEqual([3, 57, 58]);
});

it('with no deck chosen saves no card and fills in none', async () => {
  const at = createDevice();
  await first(at);
  const sheet = sit(paper().deal(), at, show('Italy'));
  await sheet.type('57');
  await sheet.tap('Another deck');
  await act(async () => {
    fireEvent.change(sheet.dialog.getByRole('combobox', { hidden: true }), { target: { value: 'none' } });
  });
  expect(sheet.said()).toContain('What it says is not saved in a deck.');
  sheet.amount('−1');
  await sheet.tap('Done: Italian support −1');
  expect(sheet.sent).toMatchObject([{ number: 57, event: { effects: [{ amount: -1 }] } }]);
  expect(deckOf(at)?.cards[0]?.national.Italy?.effects).toMatchObject([{ amount: 1 }]);
});

it('GS 9.41: a recent card fills the form; a star stays on this device', async () => {
  const at = createDevice();
  const table = paper().deal();
  table.run('show-event', {
    power: 'Italy',
    event: event({ kind: 'support', power: 'Italy', amount: -3 }, { title: 'A strike in the yards' }),
  });
  const sheet = sit(table, at, show('Italy'));
  await sheet.tap('A strike in the yards');
  await sheet.tap('Done: Italian support −3');
  expect(table.open.shown).toHaveLength(2);
  await sheet.tap('All saved cards');
  await sheet.tap('Favorite: A strike in the yards');
  expect(JSON.parse(at.memory.get('favorites/gathering-storm') ?? '[]')).toMatchObject([
    { power: 'Italy', event: { title: 'A strike in the yards' } },
  ]);
  document.body.replaceChildren();
  const fresh = sit(paper().deal(), at, show('Italy'));
  expect(fresh.said()).toContain('A strike in the yards');
  document.body.replaceChildren();
  const other = sit(paper().deal(), at, show('France'));
  expect(other.said()).not.toContain('A strike in the yards');
});
