import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** Whether the stories are told on a slow device: `SLOW=100` has what an app waits for come so many milliseconds late. */
const LATE = Number(process.env.SLOW ?? 0);
export const isSlow = LATE > 0;

/**
 * Runs before every page: what is kept is kept later, and so comes all that a page puts off until the next picture is
 * drawn. What is asked for meanwhile is asked too early.
 */
function comeLate(late: number): void {
  // A story may hold the clock.
  const wait = setTimeout.bind(window);
  const transactions = IDBTransaction.prototype;
  const listen = transactions.addEventListener;
  transactions.addEventListener = function (
    this: IDBTransaction,
    type: string,
    listener: EventListenerOrEventListenerObject,
    ...rest: [(AddEventListenerOptions | boolean)?]
  ) {
    const tell = (event: Event) => {
      if (typeof listener === 'function') listener.call(this, event);
      else listener.handleEvent(event);
    };
    const heard = type === 'complete' ? (event: Event) => wait(tell, late, event) : listener;
    listen.call(this, type, heard, ...rest);
  } as typeof listen;
  const ports = MessagePort.prototype;
  const onmessage = Object.getOwnPropertyDescriptor(ports, 'onmessage');
  Object.defineProperty(ports, 'onmessage', {
    ...onmessage,
    set(this: MessagePort, heard: (event: MessageEvent) => void) {
      onmessage?.set?.call(this, (event: MessageEvent) => wait(() => heard.call(this, event), late));
    },
  });
}

/**
 * A slow device, while whoever tells the story is as quick as ever: what is asked for before the page is ready shows
 * there, and hardly ever on a machine that is busy as a whole.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (!isSlow) return;
  await context.addInitScript(comeLate, LATE);
  // And so does every piece of the app that is fetched when it is wanted.
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await sleep(LATE);
    // A story may be over before its last piece is here.
    await route.continue().catch(() => undefined);
  });
}
