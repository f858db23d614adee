import { expect, it } from 'vitest';
import { NEWER_STORAGE } from '@/kernel/ports';
import { createBox } from './store';
import { createMemoryDevice } from './testing/memory-device';

it('an older window says that nothing is lost, and takes the device for no empty one', async () => {
  const device = createMemoryDevice();
  const shelf = { ...device.shelf, list: () => Promise.reject(new Error(NEWER_STORAGE)) };
  const box = createBox({ ...device, shelf }, { read: () => null, write: () => undefined });
  await box.actions.readShelf();
  expect(box.getState()).toMatchObject({ shelfFailed: NEWER_STORAGE, lostTables: 0 });
});
