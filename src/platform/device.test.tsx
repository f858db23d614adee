import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDevice } from './device';

/** A fake screen wake lock that counts requests and releases. */
function lendScreen(request?: () => Promise<unknown>) {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const lend = async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { ...navigatorHere, wakeLock: { request: request ?? lend } });
  return { held: () => locks.filter(({ released }) => !released).length, locks };
}

const navigatorHere = { userAgent: 'Test', maxTouchPoints: 0 };
const settled = () =>
  new Promise((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => done(0)))));

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigatorHere });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('reports what a browser lacks, and throws nothing', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const device = createDevice();
  expect(device.can).toEqual({ stayAwake: false, sound: false, buzz: false });
  expect(device.install()).toBe('none');
  device.stayAwake()();
  device.notify('sound');
  device.notify('buzz');
  device.onOffline(() => expect.unreachable());
  expect(await device.isOffline()).toBe(false);
  expect(await device.storage()).toBeNull();
  expect(await device.askInstall()).toBe(false);
});

test('reports that a browser refuses everything, and throws nothing', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('navigator', {
    ...navigatorHere,
    wakeLock: { request: refuse },
    serviceWorker: { ready: refuse(), getRegistration: refuse },
    storage: { estimate: refuse, persisted: refuse },
    vibrate: () => {
      throw new Error('no');
    },
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('no');
      }
    },
  );
  const device = createDevice();
  const stop = device.stayAwake();
  await settled();
  stop();
  device.notify('sound');
  device.notify('buzz');
  device.onOffline(() => expect.unreachable());
  expect(await device.isOffline()).toBe(false);
  expect(await device.storage()).toBeNull();
});

test('keeps the screen on while the page is visible, asks again when it returns, and releases it at the end', async () => {
  const screen = lendScreen();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const stop = createDevice().stayAwake();
  await settled();
  expect(screen.held()).toBe(1);
  // The browser releases the lock when the page is hidden.
  sight.mockReturnValue('hidden');
  await screen.locks[0]?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(screen.held()).toBe(0);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(screen.held()).toBe(1);
  // Further taps request nothing.
  for (let tap = 0; tap < 3; tap += 1) dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(screen.locks).toHaveLength(2);
  stop();
  await settled();
  expect(screen.held()).toBe(0);
  dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(screen.held()).toBe(0);
});

test('a tablet that was forgotten goes dark an hour after the last touch, and wakes with the next', async () => {
  vi.useFakeTimers();
  const screen = lendScreen();
  const stop = createDevice().stayAwake();
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(screen.held()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(screen.held()).toBe(0);
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.held()).toBe(1);
  stop();
});

test('a screen that was lent too late is let go at once', async () => {
  let lend = (_: unknown) => {};
  const late = { released: false, release: vi.fn(async () => undefined) };
  lendScreen(() => new Promise((done) => (lend = done)));
  const stop = createDevice().stayAwake();
  stop();
  lend(late);
  await settled();
  expect(late.release).toHaveBeenCalled();
});

test('the app is installed if the browser offers it, once, and by hand on an iPad', async () => {
  const device = createDevice();
  const listener = vi.fn();
  device.onInstall(listener);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect([device.install(), listener.mock.calls.length]).toEqual(['offered', 1]);
  expect(await device.askInstall()).toBe(true);
  expect(device.install()).toBe('none');
  dispatchEvent(new Event('appinstalled'));
  expect(device.install()).toBe('done');

  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 });
  expect(createDevice().install()).toBe('by-hand');
});

test.each([
  ['Version/17.4 Safari/605.1.15', 'by-dock'],
  ['Chrome/126.0.0.0 Safari/537.36', 'none'],
  ['Version/17.4 Safari/605.1.15', 'done', true],
])('a Mac with %s: %s', (browser, install, standalone = false) => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, standalone });
  expect(createDevice().install()).toBe(install);
});

test.each([
  ['in a private window of Firefox', () => Promise.reject(new DOMException('no', 'SecurityError')), true],
  ['where it fails for another reason', () => Promise.reject(new DOMException('no', 'UnknownError')), false],
  ['elsewhere', () => Promise.resolve({}), false],
])('whether the window is private, %s: %s', async (_, getDirectory, is) => {
  vi.stubGlobal('navigator', { ...navigatorHere, storage: { getDirectory } });
  expect(await createDevice().isPrivate()).toBe(is);
});
