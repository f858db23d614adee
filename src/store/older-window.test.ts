import { expect, it } from 'vitest';
import { NEWER_STORAGE } from '@/kernel/ports';
import { createBox } from './store';
import { createMemoryDevice } from './testing/memory-device';
import { playFile } from './testing/real-files';

const noPreferences = { read: () => null, write: () => undefined };
const barred = () => Promise.reject(new Error(NEWER_STORAGE));

it('an older window says that nothing is lost, and takes the device for no empty one', async () => {
  const device = createMemoryDevice();
  const box = createBox({ ...device, shelf: { ...device.shelf, list: barred } }, noPreferences);
  await box.actions.readShelf();
  expect(box.getState()).toMatchObject({ shelfFailed: NEWER_STORAGE, lostTables: 0 });
});

it('a table that is open in an older window says why its newest entries are not saved', async () => {
  const device = createMemoryDevice();
  const shelf = { ...device.shelf };
  const box = createBox({ ...device, shelf }, noPreferences);
  const file = await playFile('goss', { cards: 'app', kind: 'whole', entries: 8, seed: 5 });
  const read = await box.actions.readFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.refusal.message);
  expect(await box.actions.openTable(read.value)).toBeNull();
  shelf.append = barred;
  expect(await box.actions.dispatch({ type: 'note', words: 'Late' })).toBeNull();
  await expect.poll(() => box.getState()).toMatchObject({ saveStatus: 'failed', outdated: true });
});
