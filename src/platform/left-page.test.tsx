import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { createTableStorage } from './table-storage';
import { entry, note, precondition, record } from './testing/rows';

afterEach(() => void vi.restoreAllMocks());

const leave = (persisted: boolean) => {
  const event = Object.assign(new Event('pagehide'), { persisted });
  dispatchEvent(event);
};
const vendor = (name: string) => vi.stubGlobal('navigator', { vendor: name });
afterEach(() => vi.unstubAllGlobals());

/** Leaves the page while an entry is being written; whether it was, and what was done to the transaction. */
async function leaveWhileWriting(id: string, persisted: boolean) {
  const storage = createTableStorage();
  await storage.create(record(id), null, note(id, 3), []);
  const aborted = vi.spyOn(IDBTransaction.prototype, 'abort');
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  const { getKey } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getKey').mockImplementationOnce(function (this: IDBObjectStore, key) {
    queueMicrotask(() => leave(persisted));
    return getKey.call(this, key);
  });
  const written = await storage.append(id, entry(1), precondition(null)).catch(() => 'aborted');
  return { shelf: storage, written, aborted: aborted.mock.calls.length, closed: closed.mock.calls.length };
}

// WebKit caches the page with its open transaction, and every later one on the device waits for it.
it('WebKit: a cached page releases the database, and writes again when it is shown again', async () => {
  vendor('Apple Computer, Inc.');
  const { shelf: storage, ...left } = await leaveWhileWriting('kept', true);
  expect(left).toEqual({ written: 'aborted', aborted: 1, closed: 1 });
  expect((await storage.read('kept'))?.entries).toEqual([]);
  expect(await storage.append('kept', entry(1), precondition(null))).toBe('written');
});

it.each([
  ['another engine', 'Google Inc.', true],
  ['a page that is closed', 'Apple Computer, Inc.', false],
])('%s: the write is finished', async (what, name, persisted) => {
  vendor(name);
  const { shelf: storage, ...left } = await leaveWhileWriting(what, persisted);
  expect(left).toEqual({ written: 'written', aborted: 0, closed: 0 });
  expect((await storage.read(what))?.entries).toHaveLength(1);
});
