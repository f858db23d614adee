import { expect, it } from 'vitest';
import { NEWER_STORAGE } from '@/kernel/ports';
import { createAppStore } from './store';
import { createMemoryDevice } from './testing/memory-device';
import { playFile } from './testing/real-files';

const noPreferences = { read: () => null, write: () => undefined };
const barred = () => Promise.reject(new Error(NEWER_STORAGE));

it('an older window says that nothing is lost, and does not take the device for an empty one', async () => {
  const device = createMemoryDevice();
  const store = createAppStore({ ...device, storage: { ...device.storage, list: barred } }, noPreferences);
  await store.actions.loadTables();
  expect(store.getState()).toMatchObject({ storageError: NEWER_STORAGE, lostTables: 0 });
});

it('a table open in an older window says why its newest entries are not saved', async () => {
  const device = createMemoryDevice();
  const storage = { ...device.storage };
  const store = createAppStore({ ...device, storage }, noPreferences);
  const file = await playFile('goss', { cards: 'app', kind: 'whole', entries: 8, seed: 5 });
  const read = await store.actions.readFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.refusal.message);
  expect(await store.actions.openTable(read.value)).toBeNull();
  storage.append = barred;
  expect(await store.actions.dispatch({ type: 'note', words: 'Late' })).toBeNull();
  await expect.poll(() => store.getState()).toMatchObject({ saveStatus: 'failed', outdated: true });
});
