import { expect, it, vi } from 'vitest';
import { createFileWorker } from './file-worker';

/** A worker that sends what the test tells it to. */
class FakeWorker extends EventTarget {
  ended = false;
  constructor(private readonly says: (worker: FakeWorker) => void) {
    super();
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  postMessage(): void {
    queueMicrotask(() => this.says(this));
  }
  terminate(): void {
    this.ended = true;
  }
}

const start = (says: (worker: FakeWorker) => void) => {
  const worker = new FakeWorker(says);
  return { worker, beside: createFileWorker(() => worker as unknown as Worker) };
};

it('returns what the worker read, reports its progress, and ends it', async () => {
  const { worker, beside: readInWorker } = start((fake) => fake.say({ part: 0.5 }));
  const parts: number[] = [];
  const progress = (part: number) => {
    parts.push(part);
    if (part === 0.5) worker.say({ read: 'a table' });
  };
  expect(await readInWorker('text', { progress })).toEqual({ done: true, cancelled: false, read: 'a table' });
  expect(parts.at(-1)).toBe(0.5);
  expect(worker.ended).toBe(true);
});

it('ends a cancelled worker, whatever it does', async () => {
  const { worker, beside: readInWorker } = start(() => undefined);
  const cancelled = vi.fn(() => true);
  expect(await readInWorker('text', { cancelled })).toEqual({ done: true, cancelled: true });
  expect(worker.ended).toBe(true);
});

it.each([
  ['breaks', (worker: FakeWorker) => void worker.dispatchEvent(new Event('error'))],
  ['says what nobody can read', (worker: FakeWorker) => void worker.dispatchEvent(new Event('messageerror'))],
  ['says that it failed', (worker: FakeWorker) => worker.say({ failed: true })],
])('nothing was done where the worker %s', async (_, says) => {
  const { worker, beside: readInWorker } = start(says);
  expect(await readInWorker('text', {})).toEqual({ done: false });
  expect(worker.ended).toBe(true);
});

it('does nothing if the browser has no workers, or cannot send to them', async () => {
  const none = createFileWorker(() => {
    throw new ReferenceError('Worker is not defined');
  });
  expect(await none('text', {})).toEqual({ done: false });
  const { worker, beside: readInWorker } = start(() => undefined);
  worker.postMessage = () => {
    throw new DOMException('It cannot be cloned.', 'DataCloneError');
  };
  expect(await readInWorker('text', {})).toEqual({ done: false });
});
