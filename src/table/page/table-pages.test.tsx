import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type BoardMove, movesBetween, trackMarker, withoutMoves } from '@/kernel/board-moves';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { viewFor } from '@/kernel/journal/views';
import { add, attempt, type Notes, note, type Tally, tally } from '@/kernel/testing/tally';
import { tallyDescription } from '@/kernel/testing/tally-told';
import type { Papers } from '@/store/app-store';
import { createInertDevice } from '@/store/device';
import { DeviceContext } from '@/store/use-device';
import { createCorrections } from '../correct/corrections';
import { createGameUi, type TableBase } from '../game-ui';
import { AT_ONCE, atEntry, JournalPositionContext } from '../journal/journal-position';
import { JournalScreen } from '../journal/journal-screen';
import { sitAt, tap } from '../testing/sit-at';
import { PapersFrame } from './papers-frame';
import { TablePages } from './table-pages';

/** The smallest game as a table: everything on these pages comes from its `GameUi`. */

type Open = Tally & TableBase;

const FACE = createGameUi<Open>(
  { ...tallyDescription, handRule: 'T 1' },
  {
    marks: {
      A: { letter: 'A', shape: 'circle', ring: 'solid', ribbon: 'solid', tone: 'g' },
      B: { letter: 'B', shape: 'square', ring: 'solid', ribbon: 'bars', tone: 'i' },
    },
    blank: [],
    pages: [
      { id: 'table', name: 'Table' },
      { id: 'sums', name: 'Sums' },
      { id: 'journal', name: 'Journal' },
    ],
    boardNow: () => 'sums',
    extraFor: (_, { onOpen }) => (
      <button type="button" onClick={() => onOpen('sum')}>
        Which sum?
      </button>
    ),
    sheet: (name, { onClose }) => (
      <button type="button" onClick={onClose}>
        The sheet {name}
      </button>
    ),
  },
);

function play() {
  const table: Omit<Open, keyof Tally> = {
    name: 'Two sums',
    seats: [
      { person: 'Anna', powers: ['A'] },
      { person: 'Ben', powers: ['B'] },
    ],
    over: false,
    notes: [],
    commitment: null,
  };
  const start = (setup: never) => {
    const { open, hidden } = tally.start(setup);
    return { open: { ...open, ...table }, hidden };
  };
  const journal = createJournal<Open, Notes>({ ...tally, start } as never, 0);
  return {
    journal,
    get state() {
      return stateAt(journal);
    },
    attempt: (command: Parameters<typeof attempt>[1]) => attempt(journal as never, command),
  };
}

const TablePage = () => <p>The table</p>;
const CORRECTIONS = createCorrections({
  forgotten: () => [{ id: 'add', title: 'An addition', note: 'How much', begin: add(1) }],
});
const Journal = ({ go }: { go: (path: string) => void }) => (
  <JournalScreen go={go} corrections={CORRECTIONS} />
);
const page = () => within(document.body);
const Sums = () => <p>The sums</p>;

const Sheets = ({ papers }: { papers: Papers }) => (
  <PapersFrame<Open, Notes>
    papers={papers}
    tabOf={(_, viewer) => ({ name: `Power ${viewer}` })}
    seenOf={({ viewer }) => `Nothing of ${viewer} is seen.`}
  >
    {({ hidden }) => <p>{hidden.notes.join(', ')}</p>}
  </PapersFrame>
);

function open(address: { page?: string; moment?: string } = {}, shut = {}, table = play(), face = FACE) {
  const go = vi.fn();
  const pages = (
    <TablePages
      {...address}
      id="test"
      go={go}
      face={face}
      boards={{ table: TablePage, sums: Sums }}
      Journal={Journal}
      Papers={Sheets}
    />
  );
  return { go, table, ...sitAt(table, pages, { face, shut }) };
}

it('a game’s own guide, sheets, tabs and words are in the frame of every table', async () => {
  const { sent } = open();
  expect(await screen.findByText('The table')).toBeTruthy();
  expect(screen.getByText('Counting, sum 0')).toBeTruthy();
  await tap(page(), 'Add three');
  expect(sent).toEqual([add(3)]);
  expect(screen.getByText('It stands at 3.')).toBeTruthy();
  await tap(page(), 'Which sum?');
  await tap(page(), 'The sheet sum');
  expect(screen.queryByText('The sheet sum')).toBeNull();
});

/** Turns from page to page. */
let turnTo = (_: string) => {};

function Walk() {
  const [page, setPage] = useState('table');
  turnTo = (next) => act(() => setPage(next));
  return (
    <TablePages
      id="test"
      page={page}
      go={() => undefined}
      face={FACE}
      boards={{ table: TablePage, sums: Sums }}
      Journal={Journal}
      Papers={Sheets}
    />
  );
}

it('the frame stays from page to page: the heading has the focus, and sheets over a page close with it', async () => {
  sitAt(play(), <Walk />, { face: FACE });
  await screen.findByText('The table');
  const menu = screen.getByRole('button', { name: 'Menu' });
  await tap(page(), 'Which sum?');
  menu.focus();
  turnTo('sums');
  expect(screen.getByText('The sums')).toBeTruthy();
  expect(screen.queryByText('The table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sums' }).getAttribute('aria-current')).toBe('page');
  expect(menu.isConnected).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText('The sheet sum')).toBeNull();
  await tap(page(), 'Which sum?');
  expect(screen.getByText('The sheet sum')).toBeTruthy();
  turnTo('table');
  expect(screen.queryByText('The sheet sum')).toBeNull();
  // The journal has its own header, and leads back to the frame.
  turnTo('journal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Journal' })).toBeTruthy();
  turnTo('table');
  expect(screen.getByText('The table')).toBeTruthy();
});

it('a game’s board has its address', async () => {
  const { go } = open({ page: 'sums' });
  expect(await screen.findByText('The sums')).toBeTruthy();
  expect(go).not.toHaveBeenCalled();
});

it.each(['toString', 'research'])('an address of no page leads to the table: %s', async (page) => {
  const { go } = open({ page });
  expect(await screen.findByText('The table')).toBeTruthy();
  expect(go).toHaveBeenCalledWith('/table/test');
});

it('the curtain replaces the page, and the papers replace both', async () => {
  open({}, { curtain: 'Ben' });
  expect(screen.queryByText('The table')).toBeNull();
  expect(screen.getByText('Round 1, Counting')).toBeTruthy();
});

it('papers show one sheet at a time, take back for its viewer, and hide to whom is next', async () => {
  const table = play();
  for (const command of [add(3), note('A', 'a first'), note('B', 'a second')]) table.attempt(command);
  const views = { A: viewFor(table.state, 'A'), B: viewFor(table.state, 'B') };
  const { sent, passed } = open(
    {},
    { papers: { person: 'Anna', viewers: ['A', 'B'], views, decided: ['B'] } },
    table,
  );
  expect(screen.getByText('a first')).toBeTruthy();
  expect(screen.getByText('Nothing of A is seen.')).toBeTruthy();
  // No decision was made on this sheet.
  expect(screen.getByRole('button', { name: 'Take back' })).toHaveProperty('disabled', true);
  screen.getByRole('tab', { name: 'Power B' }).click();
  await waitFor(() => expect(screen.getByText('a second')).toBeTruthy());
  await waitFor(() => expect(screen.queryByText('a first')).toBeNull());
  await tap(page(), 'Take back');
  await waitFor(() => expect(sent).toEqual([{ type: 'undo', viewer: 'B' }]));
  await tap(page(), 'Hide now');
  await waitFor(() => expect(passed).toEqual(['Ben']));
  await waitFor(() => expect(screen.queryByText('a second')).toBeNull());
});

/** A game whose sum is a marker on a track. */
const MARKER = trackMarker('the marker');
const lying = ({ sum }: Open) => [{ piece: MARKER, at: String(sum), count: 1 }];
const ON_BOARD = {
  ...FACE,
  boardActs: (before: TableBase, after: TableBase, undone: readonly BoardMove[]) =>
    movesBetween(withoutMoves(lying(before as Open), undone), lying(after as Open)),
};
const toDo = () =>
  screen.queryAllByRole('checkbox').map((checkbox) => checkbox.closest('label')?.textContent);

it('an undo lists the board moves, several as one list; what moves nothing on the board lists none', async () => {
  const table = play();
  for (const command of [add(3), add(2), add(0)]) table.attempt(command);
  open({}, {}, table, ON_BOARD);
  await screen.findByText('The table');
  await tap(page(), 'Add three');
  expect(toDo()).toEqual([]);
  await tap(page(), /^Undo/);
  expect(toDo()).toEqual(['Move the marker from 8 to 5.']);
  // Undoing an addition of zero leaves the board list unchanged.
  await tap(page(), /^Undo/);
  expect(toDo()).toEqual(['Move the marker from 8 to 5.']);
  await tap(page(), /^Undo/);
  expect(toDo()).toEqual(['Move the marker from 8 to 3.']);
  // Two quick taps on Undo: the second does not act on an unread list.
  const quick = { detail: 2 };
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'All put right' }), quick);
    fireEvent.click(screen.getByRole('checkbox'), quick);
  });
  expect(toDo()).toEqual(['Move the marker from 8 to 3.']);
  // The table advances: the marker now moves to its new place.
  await tap(page(), 'Add three');
  expect(toDo()).toEqual(['Move the marker from 8 to 6.']);
  await act(async () => screen.getByRole('checkbox').click());
  expect(toDo()).toEqual([]);
});

it('the list shows what the board must show now, whoever changed the table since', async () => {
  const table = play();
  for (const command of [add(3), add(2)]) table.attempt(command);
  const { follow } = open({}, {}, table, ON_BOARD);
  await screen.findByText('The table');
  await tap(page(), /^Undo/);
  expect(toDo()).toEqual(['Move the marker from 5 to 3.']);
  // The app plays two things at once.
  for (const command of [add(3), add(1)]) table.attempt(command);
  await follow();
  expect(toDo()).toEqual(['Move the marker from 5 to 7.']);
  // Another window moves the marker to where it already is on the board: no board move remains.
  table.attempt(add(-2));
  await follow();
  expect(toDo()).toEqual([]);
});

it('a game without a board has no such list, nor does an undo in papers', async () => {
  const table = play();
  for (const command of [add(3), note('A', 'a first')]) table.attempt(command);
  const views = { A: viewFor(table.state, 'A') };
  open({}, { papers: { person: 'Anna', viewers: ['A'], views, decided: ['A'] } }, table, ON_BOARD);
  await tap(page(), 'Take back');
  await tap(page(), 'Hide now');
  expect(toDo()).toEqual([]);
  cleanup();
  open({}, {}, table);
  await tap(page(), /^Undo/);
  expect(toDo()).toEqual([]);
});

it('the journal works for every game: an entry is explained, corrected in a form read from its shape, and leads to the table then', async () => {
  const table = play();
  table.attempt(add(1));
  const { go, sent } = open({ page: 'journal' }, {}, table);
  (await screen.findByRole('button', { name: /Told: add/ })).click();
  const panel = within(await screen.findByRole('region', { name: 'Told: add' }));
  expect(panel.getByText('A note')).toBeTruthy();
  expect(panel.getByText('T 2')).toBeTruthy();
  expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Told: add' }));
  await tap(panel, 'The table then');
  expect(go).toHaveBeenCalledWith('/table/test/table/1');
  await tap(panel, 'Correct');
  await tap(page(), 'One more');
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2']);
  await tap(page(), 'Apply the correction');
  expect(sent).toEqual([{ type: 'correct', entry: 1, how: 'change', command: add(2) }]);
});

it('shows the open entry in the journal, however far back it is', async () => {
  const table = play();
  const entries = 2 * AT_ONCE;
  for (let at = 0; at < entries; at += 1) table.attempt(add(1));
  const journal = (picked: number | null) => (
    <JournalPositionContext value={{ current: atEntry(picked, entries) }}>
      <Journal go={() => undefined} />
    </JournalPositionContext>
  );
  const rowsIn = () => screen.getAllByRole('button', { name: /Told: add/ }).length;
  sitAt(table, journal(null), { face: FACE });
  expect(rowsIn()).toBe(AT_ONCE);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  cleanup();
  sitAt(table, journal(10), { face: FACE });
  expect(rowsIn()).toBe(entries - 9);
  await tap(page(), 'Show earlier entries: 9 more');
  expect(rowsIn()).toBe(entries);
});

it('a new entry removes none of the others from the page, not even for one frame', async () => {
  const table = play();
  for (let at = 0; at < 3; at += 1) table.attempt(add(1));
  open({ page: 'journal' }, {}, table);
  const [, , first] = await screen.findAllByRole('button', { name: /Told: add/ });
  first?.click();
  await screen.findByRole('region', { name: 'Told: add' });
  const gone: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof Element && node.querySelector('[id^="entry-"]'))
          gone.push(node.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await tap(page(), 'Correct');
  await tap(page(), 'One more');
  await tap(page(), 'Apply the correction');
  await waitFor(() => expect(document.querySelectorAll('[id^="entry-"]')).toHaveLength(4));
  expect(gone).toEqual([]);
  watch.disconnect();
});

it('adds a forgotten entry before an entry', async () => {
  const table = play();
  table.attempt(add(1));
  const { sent } = open({ page: 'journal' }, {}, table);
  (await screen.findByRole('button', { name: /Told: add/ })).click();
  await screen.findByRole('region', { name: 'Told: add' });
  await tap(page(), 'Something was forgotten before it');
  await tap(page(), /An addition/);
  await tap(page(), 'Put it in');
  expect(sent).toEqual([{ type: 'correct', entry: 1, how: 'insert', command: add(1) }]);
});

it.each(['by-hand', 'none'] as const)(
  'the first reminder says where a browser deletes tables: %s',
  (install) => {
    const table = play();
    for (let count = 0; count < 80; count += 1) table.attempt(add(1));
    const device = createInertDevice();
    device.setState({ install });
    const pages = (
      <DeviceContext value={device}>
        <TablePages
          id="test"
          go={vi.fn()}
          face={FACE}
          boards={{ table: TablePage }}
          Journal={Journal}
          Papers={Sheets}
        />
      </DeviceContext>
    );
    sitAt(table, pages, { face: FACE });
    expect(screen.getByText(/80 entries are only on this device\. A copy takes two taps\./)).toBeTruthy();
    expect(screen.queryAllByText(/After seven days/)).toHaveLength(install === 'none' ? 0 : 1);
  },
);
