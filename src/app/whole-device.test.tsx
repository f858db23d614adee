import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppStore } from '@/store/store';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { SETUPS } from '@/store/testing/real-files';
import { openApp, press } from './testing/open-app';

/** The file of a device with one table and one deck. */
async function backUp(deckName: string): Promise<string> {
  const given: string[] = [];
  const platform = createMemoryDevice(undefined, given);
  await platform.decks.put(deckRecord(deckName));
  const { actions } = createAppStore(platform, { read: () => null, write: () => undefined });
  await actions.newTable('goss', SETUPS.goss, null);
  const backup = await actions.planDeviceBackup();
  if (backup.ok) await backup.value.give();
  return given[0] as string;
}

const deckRecord = (name: string) => ({
  id: 'ours',
  game: 'gathering-storm',
  version: 1,
  changedAt: 1,
  deck: { name, size: 12, cards: [] },
});

const openFile = (text: string) =>
  fireEvent.change(screen.getByLabelText('Open a file'), {
    target: { files: [new File([text], 'everything.json')] },
  });

it('a file of a whole device is asked about before anything is added or replaced', async () => {
  const platform = createMemoryDevice();
  await platform.decks.put(deckRecord('Changed here'));
  const app = openApp('#/', platform);
  await screen.findByRole('button', { name: /^Open a file/ });
  openFile(await backUp('Ours'));
  await screen.findByRole('heading', { name: 'Restore from the file' });
  expect(screen.getByText('Added').parentElement?.textContent).toContain('River Line');
  expect(screen.getByText('Different here').parentElement?.textContent).toContain('deck Ours');
  expect(await platform.storage.list()).toEqual([]);
  await press(app, 'Take the file’s', 'radio');
  await press(app, 'Restore');
  await screen.findByText('Restored.');
  expect(await platform.decks.list()).toMatchObject([{ deck: { name: 'Ours' } }]);
  await press(app, 'Done');
  await screen.findByRole('button', { name: 'Resume River Line' });

  openFile(await backUp('Ours'));
  await screen.findByText('All of it is on this device already.');
});

it('refuses a damaged file on Home without asking anything', async () => {
  openApp('#/');
  await screen.findByRole('button', { name: /^Open a file/ });
  openFile((await backUp('Ours')).slice(0, -20));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('This file of a whole device is damaged.'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
