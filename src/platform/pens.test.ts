import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPens } from './pens';

/** Web Locks of one device, as far as pens ask for them. */
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

it('one window holds the pen of a table, and each table has its own', async () => {
  const [here, there] = [createPens(), createPens()];
  const pen = await here.take('a', written, false);
  expect(pen?.held()).toBe(true);
  expect(await there.take('a', written, false)).toBeNull();
  expect((await there.take('b', written, false))?.held()).toBe(true);
  pen?.putDown();
  await new Promise(setImmediate);
  expect((await there.take('a', written, false))?.held()).toBe(true);
});

it('whoever waits for it gets it once the other window has written what it decided', async () => {
  const [here, there] = [createPens(), createPens()];
  let write: () => void = () => undefined;
  const pen = await here.take('a', () => new Promise<void>((done) => (write = done)), false);
  const asked = there.take('a', written, true);
  let got = false;
  void asked.then(() => (got = true));
  await vi.waitFor(() => expect(write).not.toBe(undefined));
  expect([got, pen?.held()]).toEqual([false, true]);
  await new Promise(setImmediate);
  write();
  expect((await asked)?.held()).toBe(true);
  expect(pen?.held()).toBe(false);
});

it('a window that sleeps and never answers loses it', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const [here, there] = [createPens(), createPens()];
  const pen = await here.take('a', () => new Promise(() => undefined), false);
  const asked = there.take('a', written, true);
  await new Promise(setImmediate);
  patience.abort();
  expect((await asked)?.held()).toBe(true);
  expect(pen?.held()).toBe(false);
});

it('without Web Locks, or where they are barred, every window has a pen', async () => {
  vi.stubGlobal('navigator', {});
  expect((await createPens().take('a', written, false))?.held()).toBe(true);
  const barred = {};
  Object.defineProperty(barred, 'locks', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  vi.stubGlobal('navigator', barred);
  expect((await createPens().take('a', written, true))?.held()).toBe(true);
});
