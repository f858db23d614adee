import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newTable } from './testing/new-table';
import { openApp, press } from './testing/open-app';

const SOLO = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
];

/** A table after these commands. */
async function openAfter(game: string, types: string[], more: object = {}) {
  const app = openApp('#/');
  await act(async () => {
    location.hash = `#/table/${await newTable(app.store, game, more)}`;
  });
  await screen.findByRole('button', { name: 'Menu' });
  for (const type of types) await act(async () => void (await app.store.actions.dispatch({ type })));
  const standing = () => app.store.getState().table?.standing.map(({ entry }) => entry.open?.command.type);
  return { app, standing };
}

it.each([
  ['gathering-storm', 'Anna, Ben and Cleo'],
  ['storm-over-asia', 'Anna and Ben'],
])('those who saw dealt cards agree before an undo takes them back: %s', async (game, people) => {
  const { app, standing } = await openAfter(game, ['turn-card', 'apply-card', 'deal']);
  await press(app, /^Undo: /);
  const sheet = await screen.findByRole('dialog', { name: 'Undo what was seen?' });
  expect(sheet.textContent).toContain(`${people} saw this: `);
  await press(app, 'Cancel');
  expect(standing()).toEqual(['turn-card', 'apply-card', 'deal']);
  await press(app, /^Undo: /);
  await press(app, `${people} agree: undo`);
  expect(standing()).toEqual(['turn-card', 'apply-card']);
  expect(screen.queryByRole('dialog')).toBeNull();
  // The cards stay in the journal, struck through.
  expect(
    app.store.getState().table?.rows.find(({ entry }) => entry.open?.command.type === 'deal')?.stands,
  ).toBe(false);
});

it('an undo of what showed nothing asks nobody', async () => {
  const { app, standing } = await openAfter('gathering-storm', ['turn-card', 'apply-card']);
  await press(app, /^Undo: /);
  expect(standing()).toEqual(['turn-card']);
  await press(app, /^Undo: /);
  await press(app, 'Anna, Ben and Cleo agree: undo');
  expect(standing()).toEqual([]);
});

it('at a table for one nobody is asked', async () => {
  const { app, standing } = await openAfter('gathering-storm', ['turn-card'], { seats: SOLO });
  await press(app, /^Undo: /);
  expect(standing()).toEqual([]);
});

it('all that is taken back at once is named on one sheet', async () => {
  const { app, standing } = await openAfter('gathering-storm', ['turn-card', 'apply-card', 'deal']);
  await press(app, 'Menu');
  await press(app, /^Undo something earlier/);
  const [applied] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /applied/ });
  await act(async () => applied?.click());
  await press(app, /^Take back \d+ entries$/);
  expect(standing()).toEqual(['turn-card', 'apply-card', 'deal']);
  await press(app, 'Anna, Ben and Cleo agree: undo');
  expect(standing()).toEqual(['turn-card']);
});

it('the page in place of a broken screen asks, too', async () => {
  const { app, standing } = await openAfter('gathering-storm', ['turn-card', 'apply-card', 'deal']);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    app.store.setState(({ table }) => {
      const { seats, commitment } = (table as NonNullable<typeof table>).view.open as never;
      // Nothing that a screen can draw.
      return { table: table && { ...table, view: { ...table.view, open: { seats, commitment } as never } } };
    }),
  );
  await screen.findByRole('heading', { name: 'This page cannot be shown' });
  await press(app, 'Take the last entry back');
  expect(screen.getByText(/^Anna, Ben and Cleo may have seen/)).toBeTruthy();
  await press(app, 'Cancel');
  await press(app, 'Take the last entry back');
  expect(standing()).toEqual(['turn-card', 'apply-card', 'deal']);
  await press(app, 'Anna, Ben and Cleo agree: undo');
  vi.restoreAllMocks();
  await screen.findByRole('button', { name: 'Menu' });
  expect(standing()).toEqual(['turn-card', 'apply-card']);
});
