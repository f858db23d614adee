import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForUpdates } from './updates';

const registered = vi.hoisted(() => ({
  options: {} as { onNeedRefresh?: () => void; onNeedReload?: () => void },
  activated: 0,
}));
vi.mock('virtual:pwa-register', () => ({
  registerSW: (options: typeof registered.options) => {
    registered.options = options;
    return async () => {
      registered.activated += 1;
    };
  },
}));

const reload = vi.fn();
let offered: (() => void)[] = [];

beforeEach(() => {
  offered = [];
  registered.activated = 0;
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  watchForUpdates((update) => offered.push(update));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the window that asks for a new version reloads once it is active', () => {
  registered.options.onNeedRefresh?.();
  offered[0]?.();
  expect(registered.activated).toBe(1);
  expect(reload).not.toHaveBeenCalled();
  registered.options.onNeedReload?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('a window in which nobody asked stays as it is, and offers the new version', () => {
  registered.options.onNeedRefresh?.();
  registered.options.onNeedReload?.();
  expect(reload).not.toHaveBeenCalled();
  offered.at(-1)?.();
  expect(reload).toHaveBeenCalledOnce();
  expect(registered.activated).toBe(0);
});
