import { expect, it, vi } from 'vitest';
import type { Device } from '@/kernel/ports';
import { createDeviceStore } from './device';

function setUp(saved: Record<string, string> = {}, lent: Partial<Device> = {}) {
  const memory = new Map(Object.entries(saved));
  let offline = () => {};
  const call = vi.fn();
  const device: Device = {
    can: { stayAwake: true, sound: true, buzz: true },
    stayAwake: () => () => undefined,
    notify: call,
    install: () => 'none',
    onInstall: () => undefined,
    askInstall: async () => false,
    isOffline: async () => true,
    onOffline: (listener) => {
      offline = listener;
    },
    storage: async () => ({ used: 5, kept: false }),
    isPrivate: async () => false,
    ...lent,
  };
  const preferences = {
    read: (name: string) => memory.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? memory.delete(name) : memory.set(name, value)),
  };
  const clock = { now: 1_000 };
  const store = createDeviceStore(device, preferences, () => clock.now);
  return { store, memory, call, clock, goOffline: () => offline() };
}

it('has the defaults until something is chosen, and stores none of them', () => {
  const { store, memory } = setUp();
  expect(store.getState().settings).toEqual({
    theme: 'system',
    text: '1',
    labels: 'usual',
    hand: 'right',
    hints: 'yes',
    awake: 'yes',
    call: 'none',
  });
  store.actions.choose('text', '4');
  store.actions.choose('hand', 'left');
  store.actions.choose('text', '1');
  expect([...memory]).toEqual([['hand', 'left']]);
});

it('uses the default for a damaged value, or one of another version', () => {
  const { settings } = setUp({ theme: 'mauve', text: '9', hand: 'left' }).store.getState();
  expect([settings.theme, settings.text, settings.hand]).toEqual(['system', '1', 'left']);
});

it('reads again what another window chose', () => {
  const { store, memory } = setUp();
  memory.set('labels', 'big');
  store.actions.read();
  expect(store.getState().settings.labels).toBe('big');
});

it('calls no player unless it was set to, and then in the chosen way', () => {
  const { store, call } = setUp();
  store.actions.call();
  expect(call).not.toHaveBeenCalled();
  store.actions.choose('call', 'buzz');
  store.actions.call();
  expect(call.mock.calls).toEqual([['buzz']]);
});

it('works without a network since the first day on which it did; no longer once that is gone', async () => {
  const state = { offline: true };
  const { store, clock, goOffline } = setUp({}, { isOffline: async () => state.offline });
  expect(store.getState().offlineSince).toBeNull();
  goOffline();
  clock.now = 2_000;
  await store.actions.look();
  expect(store.getState().offlineSince).toBe(1_000);
  state.offline = false;
  await store.actions.look();
  expect(store.getState().offlineSince).toBeNull();
  clock.now = 3_000;
  goOffline();
  expect(store.getState().offlineSince).toBe(3_000);
});
