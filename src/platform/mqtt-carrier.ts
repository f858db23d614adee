import mqtt, { type MqttClient } from 'mqtt';
import type { Carrier, CarrierAddress, CarrierState } from '@/kernel/ports';
import { checkReach } from './broker-reach';

/** Seconds between two questions whether the broker is still there. Timers of a hidden tab run once a minute. */
const PROBE = 20;
/** Seconds after which the broker may give up a silent device; it waits for half as long again. */
const KEEPALIVE = 60;
/** Milliseconds for an answer before the connection counts as lost. */
const PATIENCE = 5000;
/** Milliseconds before each new attempt, up to half as long again; the last one repeats. */
const PAUSES = [250, 1000, 2000, 4000, 8000, 15_000];
/** Milliseconds that a connection must last before the next attempt begins with the first pause. */
const LASTED = 10_000;
/** The broker asks for another protocol, client id, user or password; asking again changes nothing. */
const REFUSALS = [1, 2, 4, 5];
const NOT_GRANTED = 128;

/** At most 23 letters and digits, which every broker takes. */
const createClientId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A moment between a pause and half as long again, so that not all devices return at once. */
const stretch = (pause: number) =>
  pause * (1 + (crypto.getRandomValues(new Uint8Array(1))[0] as number) / 512);

/** One connection. It never reconnects by itself, so that nothing of it is sent again by a later one. */
const openClient = ({ url, user, password }: CarrierAddress, clientId: string) =>
  mqtt.connect(url, {
    // NATS and the embedded broker speak 3.1.1, not 5.
    protocolVersion: 4,
    clean: true,
    clientId,
    username: user,
    password,
    keepalive: KEEPALIVE,
    reconnectPeriod: 0,
    connectTimeout: 2 * PATIENCE,
    queueQoSZero: false,
    resubscribe: false,
    // The other kind is a worker from a blob, which the page's policy forbids.
    timerVariant: 'native',
  });

/** Connects over MQTT by WebSocket, and again whenever the connection is lost. */
class MqttCarrier implements Carrier {
  state: CarrierState = 'connecting';
  private readonly topics = new Map<string, Set<(packet: Uint8Array) => void>>();
  /** The topics that this connection has asked for. */
  private asked = new Set<string>();
  private readonly watchers = new Set<(state: CarrierState) => void>();
  private readonly clientId = createClientId();
  private client: MqttClient | null = null;
  private attempts = 0;
  private openedAt = 0;
  private isHeard = true;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly probing = setInterval(() => this.probe(), PROBE * 1000);

  constructor(private readonly to: CarrierAddress) {
    globalThis.document?.addEventListener('visibilitychange', this.wake);
    globalThis.addEventListener?.('online', this.wake);
    try {
      this.open();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  listen(topic: string, listener: (packet: Uint8Array) => void): () => void {
    const listeners = this.topics.get(topic) ?? new Set();
    if (listeners.size === 0) {
      this.topics.set(topic, listeners);
      if (this.state === 'open') this.subscribe([topic]);
    }
    listeners.add(listener);
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.topics.delete(topic);
      this.asked.delete(topic);
      if (this.state === 'open') this.client?.unsubscribe(topic);
    };
  }

  send(topic: string, packet: Uint8Array): void {
    // The types ask for a Buffer; any bytes are written.
    if (this.state === 'open') this.client?.publish(topic, packet as Buffer, { qos: 1 });
  }

  onState(listener: (state: CarrierState) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  close(): void {
    globalThis.document?.removeEventListener('visibilitychange', this.wake);
    globalThis.removeEventListener?.('online', this.wake);
    clearInterval(this.probing);
    clearTimeout(this.retry);
    clearTimeout(this.doubt);
    this.watchers.clear();
    this.topics.clear();
    const { client } = this;
    this.client = null;
    if (!client) return;
    // What was sent goes out first, unless the broker does not answer.
    const late = setTimeout(() => client.stream.destroy(), 1000);
    client.end(false, () => clearTimeout(late));
  }

  private open() {
    const client = openClient(this.to, this.clientId);
    this.client = client;
    this.asked = new Set();
    const ifCurrent =
      <T extends unknown[]>(run: (...given: T) => void) =>
      (...given: T) => {
        if (client === this.client) run(...given);
      };
    client.on(
      'connect',
      ifCurrent(() => this.subscribe([...this.topics.keys()])),
    );
    client.on(
      'message',
      ifCurrent((topic, payload, { retain }) => {
        // A broker may keep messages; what it kept says nothing about now.
        if (!retain)
          for (const listener of [...(this.topics.get(topic) ?? [])]) listener(new Uint8Array(payload));
      }),
    );
    client.on(
      'packetreceive',
      ifCurrent(() => {
        this.isHeard = true;
      }),
    );
    client.on(
      'error',
      ifCurrent((error) => this.drop('code' in error && REFUSALS.includes(error.code as number))),
    );
    client.on(
      'close',
      ifCurrent(() => this.drop(false)),
    );
  }

  /** The connection is open once the broker listens for everything that this device wants to hear. */
  private subscribe(topics: string[]) {
    const { client } = this;
    const ready = () => {
      if (client !== this.client || this.state === 'open') return;
      this.openedAt = performance.now();
      this.change('open');
    };
    if (topics.length === 0) return ready();
    for (const topic of topics) this.asked.add(topic);
    client?.subscribe(topics, { qos: 1 }, (error, granted) => {
      if (client !== this.client) return;
      if (granted?.some(({ qos }) => qos === NOT_GRANTED)) this.drop(true);
      else if (error) this.drop(false);
      // What somebody wanted to hear while the broker answered is asked for now.
      else this.subscribe([...this.topics.keys()].filter((topic) => !this.asked.has(topic)));
    });
  }

  /** Gives up the connection; tries again unless the broker refused. */
  private drop(isRefused: boolean) {
    const { client } = this;
    this.client = null;
    clearTimeout(this.doubt);
    client?.end(true);
    if (this.state === 'open' && performance.now() - this.openedAt > LASTED) this.attempts = 0;
    if (!isRefused) {
      const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)] as number;
      this.attempts += 1;
      this.retry = setTimeout(() => this.open(), stretch(pause));
    }
    this.change(isRefused ? 'refused' : 'lost');
  }

  /**
   * After sleep or in another network the old connection may be dead without anybody having said so, and so may an
   * attempt that began before.
   */
  private readonly wake = () => {
    if (globalThis.document?.hidden) return;
    if (this.state === 'open') this.probe();
    else if (this.state === 'lost') {
      clearTimeout(this.retry);
      this.client?.end(true);
      this.attempts = 0;
      this.open();
    }
  };

  private probe() {
    if (this.state !== 'open') return;
    this.isHeard = false;
    this.client?.sendPing();
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      if (!this.isHeard) this.drop(false);
    }, PATIENCE);
  }

  private change(state: CarrierState) {
    if (state === this.state) return;
    this.state = state;
    for (const watcher of [...this.watchers]) watcher(state);
  }
}

/** Throws where the address is none, or the page may not reach it. */
export function connectMqtt(to: CarrierAddress): Carrier {
  checkReach(to.url);
  return new MqttCarrier(to);
}
