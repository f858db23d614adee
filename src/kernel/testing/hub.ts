import type { Carrier, CarrierState } from '../ports';

/** For tests only: a broker in memory. What is sent waits until the test delivers it. */
export interface Hub {
  connect(): HubCarrier;
  /** Publishes as a stranger would. */
  send(topic: string, packet: Uint8Array): void;
  /** Delivers what waits, and what is sent because of it, until nothing waits; returns how many packets. */
  deliver(): number;
  /** All that was ever sent: what somebody who reads along sees. */
  readonly sent: readonly { topic: string; packet: Uint8Array }[];
}

export interface HubCarrier extends Carrier {
  /** What is on its way to this device is lost, and so is what comes until it is restored. */
  cut(): void;
  restore(): void;
}

/** Shares of packets, from 0 to 1. */
export interface HubFaults {
  seed?: number;
  lost?: number;
  repeated?: number;
  reordered?: number;
}

/** More than any exchange needs: two devices that answer each other for ever. */
const ENDLESS = 20_000;

/** Numbers from 0 to 1, of one seed always the same (mulberry32). */
function createNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Device {
  topics: Map<string, Set<(packet: Uint8Array) => void>>;
  state: CarrierState;
}
interface Waiting {
  topic: string;
  packet: Uint8Array;
  to: Device;
}

/**
 * A device of a hub.
 * @param publish hands a packet to everybody who listens
 * @param forget drops what is on its way to this device
 */
function createCarrier(
  device: Device,
  publish: (topic: string, packet: Uint8Array) => void,
  forget: () => void,
): HubCarrier {
  const watchers = new Set<(state: CarrierState) => void>();
  const change = (state: CarrierState) => {
    if (state === device.state) return;
    device.state = state;
    for (const watcher of [...watchers]) watcher(state);
  };
  return {
    get state() {
      return device.state;
    },
    listen(topic, listener) {
      const listeners = device.topics.get(topic) ?? new Set();
      device.topics.set(topic, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    send(topic, packet) {
      if (device.state === 'open') publish(topic, packet);
    },
    onState(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    close() {
      watchers.clear();
      device.topics.clear();
      device.state = 'lost';
    },
    cut() {
      forget();
      change('lost');
    },
    restore: () => change('open'),
  };
}

/** Several carriers on one broker; without faults each packet arrives once, in the order of sending. Faults may change. */
export function createHub(faults: HubFaults = {}): Hub {
  const chance = createNumbers(faults.seed ?? 1);
  const devices: Device[] = [];
  const sent: { topic: string; packet: Uint8Array }[] = [];
  let waiting: Waiting[] = [];
  const put = (one: Waiting) => {
    const at =
      chance() < (faults.reordered ?? 0) ? Math.floor(chance() * (waiting.length + 1)) : waiting.length;
    waiting.splice(at, 0, one);
  };
  function publish(topic: string, packet: Uint8Array) {
    const { lost = 0, repeated = 0 } = faults;
    sent.push({ topic, packet: packet.slice() });
    for (const to of devices) {
      if (to.state !== 'open' || !to.topics.get(topic)?.size || chance() < lost) continue;
      const one = { topic, packet: packet.slice(), to };
      put(one);
      if (chance() < repeated) put(one);
    }
  }
  return {
    sent,
    send: publish,
    connect() {
      const device: Device = { topics: new Map(), state: 'open' };
      devices.push(device);
      return createCarrier(device, publish, () => {
        waiting = waiting.filter(({ to }) => to !== device);
      });
    },
    deliver() {
      let delivered = 0;
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        delivered += 1;
        if (delivered > ENDLESS) throw new Error('The devices answer each other for ever.');
        for (const listener of [...(one.to.topics.get(one.topic) ?? [])]) listener(one.packet.slice());
      }
      return delivered;
    },
  };
}
