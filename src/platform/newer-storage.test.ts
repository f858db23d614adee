import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEWER_STORAGE } from '@/kernel/ports';
import { note, record } from './testing/rows';

// A new database: other tests do not close theirs.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

it('a window older than the database says so, and removes nothing from it', async () => {
  (await openDB('dispatch-box', 4)).close();
  const { createDeckStorage, createTableStorage } = await import('./table-storage');
  await expect(createTableStorage().list()).rejects.toThrow(NEWER_STORAGE);
  await expect(createTableStorage().create(record('a'), null, note('a', 1), [])).rejects.toThrow(
    NEWER_STORAGE,
  );
  await expect(createDeckStorage().list()).rejects.toThrow(NEWER_STORAGE);
  expect((await openDB('dispatch-box')).version).toBe(4);
});
