import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { HOUSE_RESULTS } from '@/games/goss/rules/results/house';
import type { ResultRow, ResultsTable } from '@/games/goss/rules/results/table';
import type { AppStore } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import type { DeckStore } from '@/store/deck-store';
import { ResultsForm } from './results-form';
import { DRAFT } from './use-draft';

const row = (from: number, to: number, words: string): ResultRow => ({
  from,
  to,
  combat: `${words} in combat`,
  movement: `${words} in movement`,
  keeps: false,
});
const tableOf = (...rows: ResultRow[]): ResultsTable => ({
  name: 'Our card',
  ours: false,
  rows,
  modifiers: [],
});
const BLANK = tableOf();

/** Renders the editor with these saved values on the device. */
function write(begin: ResultsTable, stored: Record<string, string> = {}, fresh = false) {
  const device = new Map(Object.entries(stored));
  const preferences = {
    read: (name: string) => device.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? device.delete(name) : device.set(name, value)),
  };
  const store = createStore(() => ({}));
  const onDone = vi.fn();
  const onLeave = vi.fn();
  const { unmount } = render(
    <AppStoreContext
      value={{ store: store as unknown as AppStore, decks: store as unknown as DeckStore, preferences }}
    >
      <ResultsForm begin={begin} fresh={fresh} onDone={onDone} doneLabel="Use this table" onLeave={onLeave} />
    </AppStoreContext>,
  );
  return { device, onDone, onLeave, unmount };
}

const toMend = () => within(screen.getByRole('region', { name: 'To fix' }));
const wrongWords = () =>
  toMend()
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const tap = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(place.getByRole('button', { name }));
const lines = () =>
  screen
    .getAllByRole('button', { name: /^Row \d+/ })
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => /\d\d–\d\d|\d+–…|…–…/.exec(button.textContent ?? '')?.[0] ?? button.textContent);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const enter = (name: string) => fireEvent.keyDown(field(name), { key: 'Enter' });
const keep = () => screen.getByRole('button', { name: 'Use this table' });
const press = async () => act(async () => void fireEvent.click(keep()));

test('GOSS 23.1.1a: shows a gap at the top and next to the row before it; one tap adds the row', async () => {
  const { onDone } = write(tableOf(row(0, 39, 'Low'), row(45, 99, 'High')));
  expect(keep().getAttribute('aria-disabled')).toBe('true');
  expect(keep().title).toContain('No row covers 40 to 44.');
  expect(toMend().getByRole('button', { name: 'No row covers 40 to 44.' })).toBeTruthy();
  const firstRow = screen.getByRole('button', { name: /^Row 1/ }).closest('li') as HTMLElement;
  expect(firstRow.textContent).toContain('No row covers 40 to 44.');

  tap('Add a row 40–44', within(firstRow));
  expect(field('From').value).toBe('40');
  expect(field('To').value).toBe('44');
  expect(document.activeElement).toBe(field('In combat'));
  type('In combat', 'Middle in combat');
  type('In movement', 'Middle in movement');
  expect(wrongWords()).toEqual([]);
  await press();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    tableOf(row(0, 39, 'Low'), row(40, 44, 'Middle'), row(45, 99, 'High')),
  );
});

test('GOSS 23.1.1a: an overlap names its rows and numbers; its words lead to the row, one tap mends it', async () => {
  const { onDone } = write(tableOf(row(0, 50, 'Low'), row(44, 99, 'High')));
  const words = 'Rows 1 and 2 both cover 44 to 50.';
  tap(words, toMend());
  expect(screen.getByRole('button', { name: /^Row 2/ }).getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(field('From'));
  expect(keep().title).toContain(words);
  tap('Begin row 2 at 51', toMend());
  expect(lines()).toEqual(['00–50', '51–99']);
  expect(toMend().getByRole('status').textContent).toBe('No mistakes');
  await press();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(tableOf(row(0, 50, 'Low'), row(51, 99, 'High')));
});

test('an overlap can be mended from the other side, too', () => {
  write(tableOf(row(0, 50, 'Low'), row(44, 99, 'High')));
  tap('End row 1 at 43', toMend());
  expect(lines()).toEqual(['00–43', '44–99']);
});

test('a row within another cannot begin after it: the longer one ends before it, or the row goes', () => {
  write(tableOf(row(0, 9, 'Low'), row(10, 99, 'Long'), row(20, 25, 'Inner')));
  expect(toMend().queryByRole('button', { name: /^Begin/ })).toBeNull();
  expect(toMend().getByRole('button', { name: 'End row 2 at 19' })).toBeTruthy();
  expect(toMend().getByRole('button', { name: 'Take row 3 away' })).toBeTruthy();
  expect(toMend().getByRole('button', { name: 'Rows 2 and 3 both cover 20 to 25.' })).toBeTruthy();
});

test('GOSS 23.1.1a: an empty column is named, and its words lead to it', () => {
  write(tableOf(row(0, 49, 'Low'), { ...row(50, 99, 'High'), movement: '  ' }));
  tap('Row 2, movement, is empty: write what happens.', toMend());
  expect(document.activeElement).toBe(field('In movement'));
  expect(field('In movement').getAttribute('aria-invalid')).toBe('true');
  type('In movement', 'x'.repeat(201));
  expect(wrongWords()[0]).toContain('too long: at most 200 letters');
  type('In movement', 'Lost on the way');
  expect(wrongWords()).toEqual([]);
});

test('GOSS 23.1.1a: rows can be entered by keyboard alone, and a new one starts where the last one ends', async () => {
  const { onDone } = write(BLANK);
  // The first row is open with its start filled in; unwritten parts are not mistakes.
  expect(document.activeElement).toBe(field('To'));
  expect(toMend().getByRole('status').textContent).toBe('No mistakes so far');
  type('To', '4');
  type('To', '49');
  expect(document.activeElement).toBe(field('In combat'));
  expect(wrongWords()[0]).toContain('No row covers 50 to 99.');
  type('In combat', 'Low in combat');
  enter('In combat');
  expect(document.activeElement).toBe(field('In movement'));
  type('In movement', 'Low in movement');
  enter('In movement');
  expect(field('From').value).toBe('50');
  expect(document.activeElement).toBe(field('To'));
  type('To', '99');
  type('In combat', 'High in combat');
  type('In movement', 'High in movement');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stays to the end of the phase' }));
  enter('In movement');
  expect(document.activeElement).toBe(keep());
  await press();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    tableOf(row(0, 49, 'Low'), { ...row(50, 99, 'High'), keeps: true }),
  );
});

test('numbers can also be entered by the on-screen keys; a third digit starts again', () => {
  write(BLANK);
  const keys = () => within(screen.getByRole('group', { name: /^Figures of the/ }));
  tap('0', keys());
  tap('4', keys());
  expect(field('To').value).toBe('04');
  expect(document.activeElement).toBe(field('In combat'));
  tap('1', keys());
  expect(field('To').value).toBe('1');
});

test.each(['105', '-1', '3.5', 'ten'])(
  'GOSS 23.1.1a: reports %s as impossible on two dice, and leaves it unchanged',
  (text) => {
    write(tableOf(row(0, 49, 'Low'), row(50, 99, 'High')));
    tap(/^Row 2/);
    type('To', text);
    expect(field('To').value).toBe(text);
    expect(wrongWords().join()).toContain('Row 2 is not on the dice: they show whole numbers, 00 to 99.');
    expect(keep().getAttribute('aria-disabled')).toBe('true');
  },
);

test('sorts rows by number, whatever the order of entry', () => {
  write(tableOf(row(50, 99, 'High'), row(0, 29, 'Low')));
  expect(lines()).toEqual(['00–29', '50–99']);
  tap('Add a row');
  expect(lines()).toEqual(['00–29', '30–49', '50–99']);
  tap(/^Row 1/);
  type('From', '95');
  type('To', '60');
  tap('Turn row 1 round: 60–95', toMend());
  expect(lines()).toEqual(['30–49', '50–99', '60–95']);
});

test('a row that is taken away can be put back', () => {
  write(tableOf(row(0, 49, 'Low'), row(50, 99, 'High')));
  tap(/^Row 2/);
  tap('Take the row away');
  expect(wrongWords()[0]).toContain('No row covers 50 to 99.');
  tap('Put it back');
  expect(lines()).toEqual(['00–49', '50–99']);
  expect(wrongWords()).toEqual([]);
});

test('a modifier of 0 or of none is named; a sign that is typed is taken', async () => {
  const { onDone } = write(tableOf(row(0, 99, 'Any')));
  tap('Add a modifier');
  const modifier = within(screen.getByRole('group', { name: 'Modifier 1' }));
  const put = (name: string, text: string) =>
    fireEvent.change(modifier.getByRole('textbox', { name }), { target: { value: text } });
  put('What for', 'At night');
  put('Amount', '0');
  expect(wrongWords()[0]).toContain('Modifier 1 is a whole number from −99 to 99, and not 0.');
  put('Amount', '-5');
  expect(modifier.getByRole<HTMLInputElement>('radio', { name: '−' }).checked).toBe(true);
  fireEvent.click(modifier.getByRole('radio', { name: 'Combat only' }));
  await press();
  expect(onDone.mock.calls[0]?.[0].modifiers).toEqual([
    { id: 'm2', words: 'At night', amount: -5, when: 'combat' },
  ]);
});

test('keeps a draft on the device when closed, and removes it once saved', async () => {
  const begun = write(BLANK);
  type('To', '99');
  type('In combat', 'Any in combat');
  begun.unmount();
  const again = write(HOUSE_RESULTS, Object.fromEntries(begun.device));
  expect(field('In combat').value).toBe('Any in combat');
  type('In movement', 'Any in movement');
  await press();
  expect(again.onDone).toHaveBeenCalledOnce();
  expect(again.device.has(DRAFT)).toBe(false);
});

test('a table that could not be saved stays a draft', async () => {
  const { device, onDone } = write(tableOf(row(0, 99, 'Any')));
  onDone.mockResolvedValue(false);
  type('Name of the table', 'Another name');
  await press();
  expect(device.has(DRAFT)).toBe(true);
});

test.each(['{', '0', '{"name":3}', '{"name":"a","next":1,"rows":[{}],"modifiers":[]}'])(
  'a damaged draft is ignored: %s',
  (damaged) => {
    write(tableOf(row(0, 99, 'Any')), { [DRAFT]: damaged });
    expect(lines()).toEqual(['00–99']);
  },
);

test('an imported list replaces a draft, which can be restored', () => {
  const begun = write(BLANK);
  type('To', '60');
  begun.unmount();
  write(tableOf(row(0, 99, 'Any')), Object.fromEntries(begun.device), true);
  expect(lines()).toEqual(['00–99']);
  tap('Put it back');
  expect(lines()).toEqual(['00–60']);
});

test('the house table is saved as ours only if unchanged', async () => {
  const { onDone } = write(HOUSE_RESULTS);
  await press();
  expect(onDone).toHaveBeenLastCalledWith(HOUSE_RESULTS);
  tap(/^Row 1 /);
  type('In combat', 'Otherwise');
  await press();
  expect(onDone.mock.lastCall?.[0]).toMatchObject({ ours: false, name: 'Our table of results' });
});
