import { expect, it, vi } from 'vitest';
import type { Device } from '@/kernel/ports';
import { createDeviceStore } from './device';

function setUp(kept: Record<string, string> = {}, lent: Partial<Device> = {}) {
  const memory = new Map(Object.entries(kept));
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
  const box = createDeviceStore(device, preferences, () => clock.now);
  return { box, memory, call, clock, goOffline: () => offline() };
}

it('has the defaults until something is chosen, and stores none of them', () => {
  const { box, memory } = setUp();
  expect(box.getState().settings).toEqual({
    theme: 'system',
    text: '1',
    labels: 'usual',
    hand: 'right',
    awake: 'yes',
    call: 'none',
  });
  box.actions.choose('text', '4');
  box.actions.choose('hand', 'left');
  box.actions.choose('text', '1');
  expect([...memory]).toEqual([['hand', 'left']]);
});

it('uses the default for a damaged value, or one of another version', () => {
  const { settings } = setUp({ theme: 'mauve', text: '9', hand: 'left' }).box.getState();
  expect([settings.theme, settings.text, settings.hand]).toEqual(['system', '1', 'left']);
});

it('reads again what another window chose', () => {
  const { box, memory } = setUp();
  memory.set('labels', 'big');
  box.actions.read();
  expect(box.getState().settings.labels).toBe('big');
});

it('calls no player unless it was set to, and then in the chosen way', () => {
  const { box, call } = setUp();
  box.actions.call();
  expect(call).not.toHaveBeenCalled();
  box.actions.choose('call', 'buzz');
  box.actions.call();
  expect(call.mock.calls).toEqual([['buzz']]);
});

it('works without a network since the first day on which it did; no longer once that is gone', async () => {
  const state = { offline: true };
  const { box, clock, goOffline } = setUp({}, { isOffline: async () => state.offline });
  expect(box.getState().offlineSince).toBeNull();
  goOffline();
  clock.now = 2_000;
  await box.actions.look();
  expect(box.getState().offlineSince).toBe(1_000);
  state.offline = false;
  await box.actions.look();
  expect(box.getState().offlineSince).toBeNull();
  clock.now = 3_000;
  goOffline();
  expect(box.getState().offlineSince).toBe(3_000);
});
