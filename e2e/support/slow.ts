import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** Simulates a slow device: `LATENCY_MS=100` delays everything that the app waits for by 100 ms. */
const LATE = Number(process.env.LATENCY_MS ?? 0);
export const isSlow = LATE > 0;

/** How a page begins and ceases to listen. */
type Listen = (this: EventTarget, type: string, heard: EventListener | null, ...rest: unknown[]) => void;

/**
 * Runs before every page: delays writes, reads, everything else that a page requests from the device, and
 * work deferred to the next frame. Requests made in the meantime come too early.
 */
function comeLate(late: number): void {
  // A test may freeze the clock.
  const wait = setTimeout.bind(window);
  const after = () => new Promise<void>((done) => void wait(done, late));

  /** Delays listeners of this kind, if the condition holds. */
  function delayListeners(
    target: { prototype: EventTarget },
    kind: string,
    when = (_target: EventTarget) => true,
  ) {
    const { prototype } = target;
    const listen = prototype.addEventListener as Listen;
    /** The wrapper of each listener, so that it can be removed again. */
    const given = new WeakMap<object, EventListener>();
    prototype.addEventListener = function (this: EventTarget, type, listener, ...rest) {
      if (type !== kind || !listener) return listen.call(this, type, listener as EventListener, ...rest);
      const delayed: EventListener = (event) => {
        const notify = () =>
          typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event);
        if (when(this)) wait(notify, late);
        else notify();
      };
      given.set(listener, delayed);
      listen.call(this, type, delayed, ...rest);
    } as EventTarget['addEventListener'];
    const leave = prototype.removeEventListener as Listen;
    prototype.removeEventListener = function (this: EventTarget, type, listener, ...rest) {
      leave.call(
        this,
        type,
        (listener && type === kind && given.get(listener)) || (listener as EventListener),
        ...rest,
      );
    } as EventTarget['removeEventListener'];
  }

  /** Delays an answer. */
  function answerLate<T extends object>(prototype: T, ...names: (keyof T)[]) {
    for (const name of names) {
      const ask = prototype[name] as ((...args: unknown[]) => Promise<unknown>) | undefined;
      if (ask)
        Object.defineProperty(prototype, name, {
          configurable: true,
          writable: true,
          async value(this: T, ...args: unknown[]) {
            const answer = await ask.apply(this, args);
            await after();
            return answer;
          },
        });
    }
  }

  delayListeners(IDBTransaction, 'complete');
  // Only reads in one go: a transaction that requests more would be over in the meantime, as in reading a
  // snapshot or 500 entries, after which more are requested.
  delayListeners(IDBRequest, 'success', (asked) => {
    const { transaction, source, result } = asked as IDBRequest;
    if (!transaction) return true;
    const more = source instanceof IDBObjectStore && source.name === 'snapshots';
    return transaction.mode === 'readonly' && !more && !(Array.isArray(result) && result.length >= 500);
  });
  delayListeners(Worker, 'message');
  delayListeners(BroadcastChannel, 'message');
  answerLate(Blob.prototype, 'text', 'arrayBuffer');
  if (navigator.storage) answerLate(StorageManager.prototype, 'persist', 'persisted', 'estimate');
  if (navigator.serviceWorker) answerLate(ServiceWorkerContainer.prototype, 'getRegistration');
  const ask = navigator.locks && LockManager.prototype.request;
  if (ask)
    LockManager.prototype.request = function (this: LockManager, name: string, ...rest: unknown[]) {
      const held = rest.pop() as (lock: Lock | null) => unknown;
      return ask.apply(this, [
        name,
        ...rest,
        async (lock: Lock | null) => {
          await after();
          return held(lock);
        },
      ] as never);
    } as typeof ask;
  const idle = window.requestIdleCallback;
  window.requestIdleCallback = (run, how) => wait(() => idle(run, how), late) as unknown as number;
  const ports = MessagePort.prototype;
  const onmessage = Object.getOwnPropertyDescriptor(ports, 'onmessage');
  Object.defineProperty(ports, 'onmessage', {
    ...onmessage,
    set(this: MessagePort, handler: (event: MessageEvent) => void) {
      onmessage?.set?.call(this, (event: MessageEvent) => wait(() => handler.call(this, event), late));
    },
  });
}

/**
 * A slow device, with the test as fast as ever: actions before the page is ready show up there, and hardly
 * ever on a machine that is busy as a whole.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (!isSlow) return;
  await context.addInitScript(comeLate, LATE);
  // And so does every piece of the app that is fetched when it is wanted.
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await sleep(LATE);
    // A test may end before its last chunk is loaded.
    await route.continue().catch(() => undefined);
  });
}
