import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, press } from './testing/open-app';

/** A new table of a game. */
async function openTable(game: string, alone = false) {
  const app = openApp(`#/new/${game}`);
  if (alone) await press(app, /^One person/, 'radio');
  await press(app, 'Open the table');
  await screen.findByRole('button', { name: 'Menu' });
  return app;
}

async function openMenu(app: Awaited<ReturnType<typeof openTable>>) {
  await press(app, 'Menu');
  return within(await screen.findByRole('dialog'));
}

const textOf = ({ textContent }: Element) => textContent?.trim() ?? '';

it.each([
  ['gathering-storm', false],
  ['gathering-storm', true],
  ['storm-over-asia', false],
  ['goss', false],
] as const)(
  'the menu has groups and no duplicates, and ends with the evening: %s, alone: %s',
  async (game, alone) => {
    const app = await openTable(game, alone);
    const keys = within(screen.getByRole('banner')).getAllByRole('button').map(textOf);
    await press(app, 'Journal');
    const tabs = within(await screen.findByRole('navigation', { name: 'Pages of this table' }));
    const links = tabs.getAllByRole('link');
    const elsewhere = [...keys, ...links.map(textOf)];
    act(() => links[0]?.click());
    const menu = await openMenu(app);
    expect(menu.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Tonight',
      'Help',
      'Board',
      'Table',
      'This device',
    ]);
    // The first text of a line is its action; a note may follow.
    const lines = menu.getAllByRole('listitem');
    const titles = lines.map((line) => document.createTreeWalker(line, 4).nextNode()?.textContent ?? '');
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => elsewhere.includes(title))).toEqual([]);
    expect(titles.at(-1)).toBe('End the evening');
    for (const group of menu.getAllByRole('region'))
      expect(within(group).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
);

it.each(['storm-over-asia', 'goss'])(
  'the end of the game is asked before it is recorded: %s',
  async (game) => {
    const app = await openTable(game);
    const entries = () => app.store.getState().table?.entries ?? 0;
    const before = entries();
    await openMenu(app);
    await press(app, /^End the game/);
    await press(app, 'Not yet');
    expect(entries()).toBe(before);
    await openMenu(app);
    await press(app, /^End the game/);
    await press(app, 'End the game');
    expect(entries()).toBe(before + 1);
  },
);
