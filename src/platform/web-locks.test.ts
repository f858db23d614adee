import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWebLocks } from './web-locks';

/** The part of Web Locks that write locks use, for one device. */
class Locks {
  readonly #held = new Map<string, { steal: () => void }>();
  readonly #waiting: (() => void)[] = [];

  async request(
    name: string,
    { ifAvailable, steal, signal }: LockOptions,
    use: (lock: object | null) => unknown,
  ): Promise<unknown> {
    if (this.#held.has(name)) {
      if (ifAvailable) return use(null);
      if (steal) this.#held.get(name)?.steal();
      else
        await new Promise<void>((go, stop) => {
          this.#waiting.push(go);
          signal?.addEventListener('abort', () => stop(signal.reason));
        });
    }
    let mine: { steal: () => void } | undefined;
    const stolen = new Promise<never>((_, fail) => {
      mine = { steal: () => fail(new DOMException('taken', 'AbortError')) };
      this.#held.set(name, mine);
    });
    try {
      return await Promise.race([use({}), stolen]);
    } finally {
      if (this.#held.get(name) === mine) this.#held.delete(name);
      this.#waiting.shift()?.();
    }
  }
}

/** Windows of one device hear each other at once. */
class Channel extends EventTarget {
  static all = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const written = async () => undefined;

beforeEach(() => {
  Channel.all.clear();
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('one window holds the write lock of a table, and each table has its own', async () => {
  const [here, there] = [createWebLocks(), createWebLocks()];
  const writeLock = await here.acquire('a', written, false);
  expect(writeLock?.isHeld()).toBe(true);
  expect(await there.acquire('a', written, false)).toBeNull();
  expect((await there.acquire('b', written, false))?.isHeld()).toBe(true);
  writeLock?.release();
  await new Promise(setImmediate);
  expect((await there.acquire('a', written, false))?.isHeld()).toBe(true);
});

it('a waiting window gets it once the other window has written what it decided', async () => {
  const [here, there] = [createWebLocks(), createWebLocks()];
  let write: () => void = () => undefined;
  const writeLock = await here.acquire('a', () => new Promise<void>((done) => (write = done)), false);
  const asked = there.acquire('a', written, true);
  let got = false;
  void asked.then(() => (got = true));
  await vi.waitFor(() => expect(write).not.toBe(undefined));
  expect([got, writeLock?.isHeld()]).toEqual([false, true]);
  await new Promise(setImmediate);
  write();
  expect((await asked)?.isHeld()).toBe(true);
  expect(writeLock?.isHeld()).toBe(false);
});

it('a window that sleeps and never answers loses it', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const [here, there] = [createWebLocks(), createWebLocks()];
  const writeLock = await here.acquire('a', () => new Promise(() => undefined), false);
  const asked = there.acquire('a', written, true);
  await new Promise(setImmediate);
  patience.abort();
  expect((await asked)?.isHeld()).toBe(true);
  expect(writeLock?.isHeld()).toBe(false);
});

it('without Web Locks, or if they are barred, every window has a write lock', async () => {
  vi.stubGlobal('navigator', {});
  expect((await createWebLocks().acquire('a', written, false))?.isHeld()).toBe(true);
  const barred = {};
  Object.defineProperty(barred, 'locks', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  vi.stubGlobal('navigator', barred);
  expect((await createWebLocks().acquire('a', written, true))?.isHeld()).toBe(true);
});
