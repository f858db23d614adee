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
let offered: (() => string | null)[] = [];
let why: string | null = null;

beforeEach(() => {
  offered = [];
  why = null;
  registered.activated = 0;
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  watchForUpdates(
    (update) => offered.push(update),
    () => why,
  );
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

it('a window that did not ask stays as it is, and offers the new version', () => {
  registered.options.onNeedRefresh?.();
  registered.options.onNeedReload?.();
  expect(reload).not.toHaveBeenCalled();
  offered.at(-1)?.();
  expect(reload).toHaveBeenCalledOnce();
  expect(registered.activated).toBe(0);
});

it('a window that would lose something says so, and neither activates nor reloads', () => {
  registered.options.onNeedRefresh?.();
  why = 'Papers are open.';
  expect(offered[0]?.()).toBe('Papers are open.');
  expect(registered.activated).toBe(0);
  why = null;
  expect(offered[0]?.()).toBeNull();
  // Papers were opened while the new version was made ready.
  why = 'Papers are open.';
  registered.options.onNeedReload?.();
  expect(reload).not.toHaveBeenCalled();
  expect(offered.at(-1)?.()).toBe('Papers are open.');
  expect(reload).not.toHaveBeenCalled();
  why = null;
  expect(offered.at(-1)?.()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});
