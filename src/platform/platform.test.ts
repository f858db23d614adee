import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from './platform';

afterEach(() => vi.unstubAllGlobals());

const barred = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('windows that cannot hear each other are windows all the same', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const without = createPlatform();
  without.announce('a', 1);
  without.onAnnounce(barred)();
  vi.stubGlobal('BroadcastChannel', barred);
  createPlatform().announce('a', 1);
  class Closed extends EventTarget {
    postMessage = barred;
  }
  vi.stubGlobal('BroadcastChannel', Closed);
  expect(() => createPlatform().announce('a', 1)).not.toThrow();
});

it('a browser that promises no storage, or throws, counts as no promise', async () => {
  vi.stubGlobal('navigator', {});
  expect(await createPlatform().persist()).toBe(false);
  vi.stubGlobal('navigator', { storage: { persist: barred } });
  expect(await createPlatform().persist()).toBe(false);
  const closed = {};
  Object.defineProperty(closed, 'storage', { get: barred });
  vi.stubGlobal('navigator', closed);
  expect(await createPlatform().persist()).toBe(false);
});

it('a browser without IndexedDB, or one that bars it, rejects instead of throwing at once', async () => {
  // One that no test has opened yet.
  vi.resetModules();
  const { createPlatform } = await import('./platform');
  vi.stubGlobal('indexedDB', undefined);
  await expect(createPlatform().storage.list()).rejects.toThrow();
  vi.stubGlobal('indexedDB', { open: barred });
  await expect(createPlatform().storage.read('a')).rejects.toThrow();
});
