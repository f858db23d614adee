import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryDevice, type StoredTable } from '@/store/testing/memory-device';
import { openApp, press } from './testing/open-app';

/** Home of a device with one table, and a copy of that table with so many entries less. */
async function openHome(name: string, older: number) {
  const tables = new Map<string, StoredTable>();
  const given: string[] = [];
  let ids = 0;
  const platform = {
    ...createMemoryDevice(tables, given),
    entropy: (bytes: number) => new Uint8Array(bytes).fill(++ids),
  };
  const table = openApp('#/new/goss', platform);
  fireEvent.change(await screen.findByLabelText('Name of the table'), { target: { value: name } });
  await press(table, 'Open the table');
  await screen.findByRole('button', { name: 'Menu' });
  const { actions } = table.store;
  await act(async () => void (await actions.copy('whole')));
  for (let at = 0; at < older; at += 1)
    await act(async () => void (await actions.dispatch({ type: 'note', words: 'x' })));
  return { app: openApp('#/', platform), text: given[0] ?? '', tables, platform };
}

const choose = async (text: string) => {
  const file = new File([text], 'older.json', { type: 'application/json' });
  await act(
    async () =>
      void fireEvent.change(await screen.findByLabelText('Open a file', { selector: 'input' }), {
        target: { files: [file] },
      }),
  );
  return within(await screen.findByRole('dialog'));
};

it('asks before storing an older copy beside its table', async () => {
  const { app, text, tables } = await openHome('Winter', 3);
  await screen.findByRole('button', { name: /^Resume/ });
  const asked = await choose(text);
  expect(asked.getByText(/on this device is 3 entries newer than in/)).toBeTruthy();
  await press(app, 'Go on with it');
  await screen.findByRole('button', { name: 'Menu' });
  expect(location.hash).toBe(`#/table/${[...tables.keys()][0]}`);
  expect(tables.size).toBe(1);
});

it('distinguishes two tables of one name by their progress, and isolates names from the surrounding text', async () => {
  const { app, text, tables, platform } = await openHome('שולחן', 1);
  await choose(text);
  await press(app, 'Open the file beside it');
  expect(tables.size).toBe(2);
  openApp('#/', platform);
  const resume = await screen.findByRole('button', { name: 'Resume שולחן' });
  expect(resume.querySelector('bdi')?.textContent).toBe('שולחן');
  const other = screen.getByRole('button', { name: /^שולחן/ });
  expect(other.querySelector('bdi')?.textContent).toBe('שולחן');
  expect(new Set([...tables.values()].map(({ note }) => note.entries)).size).toBe(2);
  for (const { note } of tables.values())
    expect(document.body.textContent).toMatch(new RegExp(`${note.entries} entr(y|ies)`));
  // It is visible, however long the table's summary is.
  expect(
    resume.compareDocumentPosition(screen.getByText('Last copy')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
