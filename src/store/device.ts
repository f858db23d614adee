import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device, Install } from '@/kernel/ports';
import type { Preferences } from './app-store';

/** The settings of this device with their values in order. The first is the default and is not stored. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  /** In four steps, of the size that the browser has. */
  text: ['1', '2', '3', '4'],
  labels: ['usual', 'big'],
  hand: ['right', 'left'],
  /** Whether the table warns of what is close to happening. */
  hints: ['yes', 'no'],
  awake: ['yes', 'no'],
  call: ['none', 'sound', 'buzz'],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Settings = { readonly [Name in Setting]: (typeof SETTINGS)[Name][number] };

export interface DeviceState {
  settings: Settings;
  can: Device['can'];
  install: Install;
  /** When the app was first fully stored here, in milliseconds since 1970; null if it is not, or unknown. */
  offlineSince: number | null;
  /** Null until requested, and if the browser does not report it. */
  storage: { used: number; kept: boolean } | null;
  /** A private window: everything stored is deleted when it closes. */
  isPrivate: boolean;
}

export type DeviceStore = StoreApi<DeviceState> & {
  actions: {
    choose<Name extends Setting>(name: Name, value: Settings[Name]): void;
    /** Reads the settings again: another window changed one. */
    read(): void;
    /** Reads the current state of the device. */
    look(): Promise<void>;
    install(): Promise<boolean>;
    stayAwake(): () => void;
    /** Alerts the players as configured for this device, or in this way if no alert is set. */
    call(otherwise?: 'buzz'): void;
  };
};

const OFFLINE = 'offline-since';

function readSettings(preferences: Preferences): Settings {
  const pairs = Object.entries(SETTINGS).map(([name, values]) => {
    const saved = preferences.read(name);
    return [name, (values as readonly string[]).find((value) => value === saved) ?? values[0]];
  });
  return Object.fromEntries(pairs) as Settings;
}

/** The store of this device: its settings, and what it can do. */
export function createDeviceStore(
  device: Device,
  preferences: Preferences,
  now: () => number = Date.now,
): DeviceStore {
  const readSince = () => Number(preferences.read(OFFLINE)) || null;
  const store = createStore<DeviceState>(() => ({
    settings: readSettings(preferences),
    can: device.can,
    install: device.install(),
    offlineSince: readSince(),
    storage: null,
    isPrivate: false,
  }));
  function sayOffline(is: boolean): void {
    const since = is ? (readSince() ?? now()) : null;
    preferences.write(OFFLINE, since === null ? null : String(since));
    store.setState({ offlineSince: since });
  }
  const read = () => store.setState({ settings: readSettings(preferences) });
  device.onInstall(() => store.setState({ install: device.install() }));
  device.onOffline(() => sayOffline(true));
  void device.isPrivate().then((is) => store.setState({ isPrivate: is }));
  return Object.assign(store, {
    actions: {
      choose<Name extends Setting>(name: Name, value: Settings[Name]) {
        preferences.write(name, value === SETTINGS[name][0] ? null : value);
        read();
      },
      read,
      async look() {
        const [offline, storage] = await Promise.all([device.isOffline(), device.storage()]);
        sayOffline(offline);
        store.setState({ storage, install: device.install() });
      },
      install: () => device.askInstall(),
      stayAwake: () => device.stayAwake(),
      call(otherwise?: 'buzz') {
        const { call } = store.getState().settings;
        const how = call === 'none' ? otherwise : call;
        if (how) device.notify(how);
      },
    },
  });
}

/** A device without features, for pages without one; settings last as long as the page. */
export function createInertDevice(): DeviceStore {
  const held = new Map<string, string>();
  return createDeviceStore(
    {
      can: { stayAwake: false, sound: false, buzz: false },
      stayAwake: () => () => undefined,
      notify: () => undefined,
      install: () => 'none',
      onInstall: () => undefined,
      askInstall: async () => false,
      isOffline: async () => false,
      onOffline: () => undefined,
      storage: async () => null,
      isPrivate: async () => false,
    },
    {
      read: (name) => held.get(name) ?? null,
      write: (name, value) => void (value === null ? held.delete(name) : held.set(name, value)),
    },
  );
}
