import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what waits for an idle moment is done even where the browser never has one', () => {
  vi.useFakeTimers();
  // As Chromium does where several pages begin at once: it calls back only once the time is up.
  const never = (run: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : setTimeout(run, timeout);
  vi.stubGlobal('window', { requestIdleCallback: never });
  const done = vi.fn();
  whenIdle(done);
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});

test('where the browser does not tell when it is idle, it is done soon', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done = vi.fn();
  whenIdle(done);
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});
