import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fourWords } from '@/kernel/fairness/four-words';
import { createMemoryDevice, type StoredTable } from '@/store/testing/memory-device';
import { openApp, press } from './testing/open-app';

/** Four words of the list, as they stand alone in an element. */
const FOUR_WORDS = /^[a-z]+( [a-z]+){3}$/;
const LARGE = { selector: '[class*="words"]' };

/** A blank device whose chance numbers are the same each time. */
function createDevice() {
  const tables = new Map<string, StoredTable>();
  const given: string[] = [];
  let drawn = 0;
  const entropy = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + ++drawn) % 256);
  return { tables, given, platform: { ...createMemoryDevice(tables, given), entropy } };
}

type Opened = ReturnType<typeof openApp>;
const sheet = async () => within(await screen.findByRole('dialog'));

async function openCheck(app: Opened) {
  await press(app, 'Menu');
  await press(app, /^Check the deal/);
  await screen.findByRole('heading', { name: 'Check the deal' });
  await screen.findByText(FOUR_WORDS, LARGE);
  return sheet();
}

async function openTable(game: string, platform = createDevice().platform) {
  const app = openApp(`#/new/${game}`, platform);
  await press(app, 'Open the table');
  await screen.findByRole('button', { name: 'Menu' });
  return app;
}

it.each(['gathering-storm', 'storm-over-asia', 'goss'])(
  'words typed at set-up are hidden, mixed in, and shown together afterwards: %s',
  async (game) => {
    const { platform, tables } = createDevice();
    const app = openApp(`#/new/${game}`, platform);
    if (game === 'storm-over-asia') await press(app, /^Open deck/, 'radio');
    await press(app, 'Add words of your own');
    const words = (await screen.findByText(FOUR_WORDS, LARGE)).textContent ?? '';
    const [field] = screen.getAllByRole('textbox', { name: /’s words$/ });
    fireEvent.change(field as HTMLElement, { target: { value: 'green boots' } });
    // Enter adds the words; it does not open the table.
    fireEvent.keyDown(field as HTMLElement, { key: 'Enter' });
    expect(document.body.innerHTML).not.toContain('green boots');
    expect(JSON.stringify([...tables])).not.toContain('green boots');
    await press(app, 'Open the table');
    await screen.findByRole('button', { name: 'Menu' });
    const [stored] = tables.values();
    const { words: added = [] } = (stored?.record.setup ?? {}) as {
      words?: { person: string; words: string }[];
    };
    expect(added.map((one) => one.words)).toEqual(['green boots']);
    const deal = await openCheck(app);
    expect(deal.getByText(words)).toBeTruthy();
    expect(deal.getByText('green boots')).toBeTruthy();
    expect(deal.getByText(added[0]?.person ?? '')).toBeTruthy();
  },
);

it('a table opened without the words has none, and draws its seed as before', async () => {
  const { platform, tables } = createDevice();
  await openTable('gathering-storm', platform);
  const [stored] = tables.values();
  expect(stored?.record.setup).not.toHaveProperty('words');
  expect(stored?.seed).toHaveLength(64);
});

it('paper cards have no shuffle to add to, and no deal to check', async () => {
  const app = openApp('#/new/gathering-storm');
  await press(app, /^Paper/, 'radio');
  expect(screen.queryByRole('group', { name: 'Shuffle' })).toBeNull();
  await press(app, 'Open the table');
  await press(app, 'Menu');
  await screen.findByRole('button', { name: /^Print/ });
  expect(screen.queryByRole('button', { name: /^Check the deal/ })).toBeNull();
});

it('the full value and its QR code are behind a tap', async () => {
  const app = await openTable('goss');
  const deal = await openCheck(app);
  expect(deal.queryByText(/^[0-9a-f]{64}$/)).toBeNull();
  await press(app, 'The full value and its QR code');
  expect(deal.getByText(/^[0-9a-f]{64}$/)).toBeTruthy();
  expect(await deal.findByRole('img', { name: 'The full value as a QR code' })).toBeTruthy();
});

it('a reshuffle asks once, says what it does, and is in the journal with its commitment alone', async () => {
  const { platform, tables } = createDevice();
  const app = await openTable('gathering-storm', platform);
  const deal = await openCheck(app);
  await press(app, 'Reshuffle by agreement');
  expect(deal.getByText(/draws by a new seed/)).toBeTruthy();
  expect(app.store.getState().table?.entries).toBe(0);
  await press(app, 'Reshuffle');
  const { rows } = app.store.getState().table ?? { rows: [] };
  expect(rows.map(({ entry }) => entry.open?.command.type)).toEqual(['reseed']);
  const [stored] = tables.values();
  const [seed = ''] = /[0-9a-f]{128}/.exec(JSON.stringify(stored?.entries[0]?.hidden)) ?? [];
  expect(seed).toMatch(/^[0-9a-f]{128}$/);
  expect(JSON.stringify(app.store.getState())).not.toContain(seed);
});

it('opening the deal asks, is reported like a whole copy, and shows the seed and that all came as committed', async () => {
  const { platform, given } = createDevice();
  const app = await openTable('gathering-storm', platform);
  await act(async () => void (await app.store.actions.dispatch({ type: 'advance' })));
  const before = app.store.getState().table?.entries ?? 0;
  await openCheck(app);
  await press(app, 'Open the deal');
  expect(app.store.getState().table?.entries).toBe(before);
  await press(app, 'Open the deal');
  const opened = await sheet();
  await screen.findByRole('heading', { name: 'The deal is open' });
  expect(opened.getByText(/every card, tile and die came as committed/)).toBeTruthy();
  expect(opened.getByText(/^[0-9a-f]{128}$/)).toBeTruthy();
  expect(app.store.getState().table?.rows.at(-1)?.entry.open?.command.type).toBe('whole-copy');
  expect(given).toEqual([]);
});

it('each turn’s end has its head in the journal and, newest first, in Check the deal', async () => {
  const app = await openTable('goss');
  const { actions } = app.store;
  for (let step = 0; step < 40 && (app.store.getState().table?.view.open.turn ?? 9) < 3; step += 1)
    await act(async () => void (await actions.dispatch({ type: 'advance' })));
  expect(app.store.getState().table?.view.open.turn).toBe(3);
  const deal = await openCheck(app);
  const heads = within(deal.getByRole('region', { name: 'At each turn’s end' })).getAllByText(FOUR_WORDS);
  expect(heads).toHaveLength(2);
  const words = heads.map(({ textContent }) => textContent);
  expect(deal.queryByText(/^[0-9a-f]{64}$/)).toBeNull();
  await press(app, 'The full value of each turn');
  const full = deal.getAllByText(/^[0-9a-f]{64}$/).map(({ textContent }) => textContent ?? '');
  expect(full.map(fourWords)).toEqual(words);
  await press(app, 'Close');
  act(() => {
    location.hash += '/journal';
  });
  const lines = await screen.findAllByText(/^The deal up to here, in four words: /);
  expect(lines.map(({ textContent }) => textContent?.replace(/^.*: /, ''))).toEqual(words);
});

it('Check a file says whether all came as committed, and what somebody noted wrongly', async () => {
  const { platform, given } = createDevice();
  const app = await openTable('goss', platform);
  await act(async () => void (await app.store.actions.copy('whole')));
  const home = openApp('#/', platform);
  await press(home, /^Check a file/);
  const check = await sheet();
  const choose = async (text: string) =>
    act(
      async () =>
        void fireEvent.change(await check.findByLabelText('The file to check'), {
          target: { files: [new File([text], 'table.json')] },
        }),
    );
  const note = (value: string) => fireEvent.change(check.getByRole('textbox'), { target: { value } });
  await choose(given[0] ?? '');
  expect(await check.findByText(/^Nothing is wrong: every card/)).toBeTruthy();
  await choose('eggs, milk');
  expect(await check.findByRole('alert')).toBeTruthy();
  note('one two three');
  expect(check.getByText(/“one two three” is neither four words/)).toBeTruthy();
  expect(check.getByRole('button', { name: 'Choose a file' }).getAttribute('aria-disabled')).toBe('true');
  note('abandon abandon abandon abandon');
  await choose(given[0] ?? '');
  expect(await check.findByText(/was noted, and this table does not come to it/)).toBeTruthy();
});
