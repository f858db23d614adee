import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('runs a waiting task even if the browser is never idle', () => {
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

test('runs the task soon if the browser does not report when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done = vi.fn();
  whenIdle(done);
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});
