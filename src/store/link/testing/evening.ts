import { deckInTable } from '@/games/gathering-storm/rules/cards/decks';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { createPick } from '@/games/gathering-storm/rules/testing/pick';
import { OPEN_DECK } from '@/games/storm-over-asia/rules/cards/head';
import { fingerprint } from '@/kernel/file/fingerprint';
import type { Command } from '@/kernel/game';
import { readPairingSecret } from '@/kernel/packets/pairing-secret';
import { readRoomCode } from '@/kernel/packets/room-code';
import type { Carrier, CarrierState } from '@/kernel/ports';
import type { Entropy } from '@/kernel/sealing/box';
import { createHub, type HubCarrier, type HubFaults } from '@/kernel/testing/hub';
import type { AppStore, Preferences } from '../../app-store';
import { loadSystem } from '../../games';
import { createAppStore } from '../../store';
import type { SealChoice } from '../../table/begin-table';
import { createMemoryLocks } from '../../testing/in-memory-lock';
import { createMemoryDevice } from '../../testing/memory-device';
import type { HandLink } from '../hand-link';
import { type HandRecord, writeHand } from '../hand-record';
import { type OpenHand, openHand } from '../open-hand';
import { askHost } from '../pairing';
import { RoomLink } from '../room-link';
import type { RoomRecord } from '../room-record';
import { createRoomStore } from '../room-store';

/** For tests only: a table with three people, and phones linked to it over a carrier in memory. */

export const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France'] },
  { person: 'Cleo', powers: ['Russia'] },
];

type Packet = { topic: string; bytes: Uint8Array };

/** Bytes of one seed, always the same. */
export function predictable(seed: number): Entropy {
  const pick = createPick(seed);
  return (bytes) => Uint8Array.from({ length: bytes }, () => pick(256));
}

/** A broker in memory: `fate` says how often each packet arrives, usually once. */
export function createBroker(fate: (packet: Packet) => number = () => 1, entropy = predictable(516)) {
  const clock = { now: 1_000_000 };
  const listeners = new Map<string, Set<(bytes: Uint8Array) => void>>();
  const log: Packet[] = [];
  const lines = new Set<{ state: CarrierState; tell: (state: CarrierState) => void }>();
  const connect = async (): Promise<Carrier> => {
    const watchers = new Set<(state: CarrierState) => void>();
    const line = {
      state: 'open' as CarrierState,
      tell(state: CarrierState) {
        line.state = state;
        for (const watcher of [...watchers]) watcher(state);
      },
    };
    lines.add(line);
    return {
      get state() {
        return line.state;
      },
      listen(topic, listener) {
        const set = listeners.get(topic) ?? new Set();
        listeners.set(topic, set);
        const heard = (bytes: Uint8Array) => line.state === 'open' && listener(bytes);
        set.add(heard);
        return () => set.delete(heard);
      },
      send(topic, bytes) {
        if (line.state !== 'open') return;
        const packet = { topic, bytes };
        log.push(packet);
        for (let copies = fate(packet); copies > 0; copies -= 1)
          for (const listener of [...(listeners.get(topic) ?? [])]) queueMicrotask(() => listener(bytes));
      },
      onState(listener) {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
      close: () => void lines.delete(line),
    };
  };
  return {
    connect,
    log,
    clock,
    entropy,
    /** Cuts or restores every connection. */
    tell: (state: CarrierState) => {
      for (const line of lines) line.tell(state);
    },
  };
}

export function memoryPreferences(): Preferences & { memory: Map<string, string> } {
  const memory = new Map<string, string>();
  return {
    memory,
    read: (name) => memory.get(name) ?? null,
    write: (name, value) => void (value === null ? memory.delete(name) : memory.set(name, value)),
  };
}

/** Lets everything run that is due: storage, packets, the app. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

/** What the devices of a test share: how they connect, their clock, their chance. */
export type Broker = Pick<ReturnType<typeof createBroker>, 'connect' | 'clock' | 'entropy'>;

/** A broker in memory that loses, repeats and reorders packets, as long as `faults` says so. */
export function createFaultyBroker(faults: HubFaults, entropy = predictable(516)) {
  const hub = createHub(faults);
  const clock = { now: 1_000_000 };
  const carriers: HubCarrier[] = [];
  const connect = async (): Promise<HubCarrier> => {
    const carrier = hub.connect();
    carriers.push(carrier);
    const send = carrier.send.bind(carrier);
    // Waits for whatever is sent in the same moment, so that it may be overtaken.
    return Object.assign(carrier, {
      send(topic: string, packet: Uint8Array) {
        send(topic, packet);
        setImmediate(hub.deliver);
      },
    });
  };
  return { connect, clock, entropy, hub, carriers };
}

const TABLES = {
  'gathering-storm': {
    setup: { seats: SEATS, deck: deckInTable(HOUSE_DECK) },
    deck: HOUSE_DECK as unknown,
  },
  'storm-over-asia': {
    setup: {
      seats: [
        { person: 'Anna', powers: ['Japan', 'Russia'] },
        { person: 'Ben', powers: ['China', 'Britain'] },
      ],
      cardsEach: 1,
      deck: { fingerprint: fingerprint(OPEN_DECK), numbers: OPEN_DECK.cards.map(({ number }) => number) },
    },
    deck: OPEN_DECK as unknown,
  },
};

/** A table at the point where its cards are dealt and not read. */
export async function createHost(
  broker: Broker,
  {
    game = 'gathering-storm',
    seats,
    seal,
  }: { game?: keyof typeof TABLES; seats?: typeof SEATS; seal?: SealChoice } = {},
) {
  const tables = new Map();
  const platform = {
    ...createMemoryDevice(tables),
    connect: broker.connect,
    entropy: broker.entropy,
    now: () => broker.clock.now,
    locks: createMemoryLocks(),
  };
  const preferences = memoryPreferences();
  const open = () => createAppStore(platform, preferences);
  const host = open();
  const { setup, deck } = TABLES[game];
  const asked = { name: 'Thursday', cards: 'app' as const, ...setup, ...(seats ? { seats } : {}) };
  const made = await host.actions.newTable(game, asked, deck, { seal });
  if (!made.ok) throw new Error(made.refusal.message);
  await host.actions.openTable(made.value);
  for (const type of ['turn-card', 'apply-card', 'deal']) await run(host, { type });
  await host.actions.startLink({ url: 'ws://table/mqtt' });
  await settle();
  return { host, id: made.value, platform, preferences, open, tables };
}

export async function run(store: AppStore, command: Command): Promise<void> {
  const refusal = await store.actions.dispatch(command);
  if (refusal) throw new Error(`${command.type}: ${refusal.message}`);
  await settle();
}

export interface Phone {
  link: HandLink;
  store: AppStore;
  /** What its screens read. */
  hand: OpenHand;
  /** What its browser keeps. */
  preferences: ReturnType<typeof memoryPreferences>;
  readonly record: HandRecord;
}

/** Opens a linked phone’s page: again after a reload, with what its browser kept. */
export async function openPhone(
  broker: Broker,
  record: HandRecord,
  preferences = memoryPreferences(),
): Promise<Phone> {
  const { connect, entropy, clock } = broker;
  clock.now += 5000;
  const platform = { ...createMemoryDevice(new Map()), connect, entropy, now: () => clock.now };
  writeHand(preferences, record);
  const hand = await openHand(platform, preferences, record.device);
  if (!hand) throw new Error('This phone is not linked.');
  await settle();
  const { link, store } = hand;
  return {
    link,
    store,
    hand,
    preferences,
    get record() {
      return link.record;
    },
  };
}

/** Links a phone to a seat as its owner does: by the code on the table’s screen. */
export async function linkPhone(broker: Broker, host: AppStore, person: string): Promise<Phone> {
  const refusal = await host.actions.pairPhone(person);
  if (refusal) throw new Error(refusal.message);
  const secret = readPairingSecret(host.getState().link?.pairing?.fragment ?? '');
  if (!secret.ok) throw new Error(secret.refusal.message);
  const carrier = await broker.connect();
  const granted = await askHost(carrier, secret.value, { app: '1', name: 'Phone' }, broker.entropy);
  carrier.close();
  if (!granted.ok) throw new Error(granted.refusal.message);
  const grant = granted.value;
  await settle();
  return openPhone(broker, {
    ...grant,
    address: { url: 'ws://table/mqtt' },
    answer: null,
    answers: 0,
    posted: 0,
    opened: 0,
  });
}

export interface Room {
  link: RoomLink;
  store: AppStore;
  record: RoomRecord;
}

/** What the address for the room holds. */
export function roomRecordOf(host: AppStore): RoomRecord {
  const ticket = readRoomCode(host.getState().link?.room ?? '');
  if (!ticket.ok) throw new Error(ticket.refusal.message);
  return { ...ticket.value, address: { url: 'ws://table/mqtt' } };
}

/** Opens a screen that watches the table. */
export async function watch(broker: Broker, record: RoomRecord): Promise<Room> {
  const system = await loadSystem(record.game);
  if (!system) throw new Error(`There is no ${record.game}.`);
  let room: ReturnType<typeof createRoomStore> | null = null;
  broker.clock.now += 5000;
  const link = new RoomLink({
    record,
    system,
    entropy: broker.entropy,
    now: () => broker.clock.now,
    onChange: () => room?.refresh(),
  });
  room = createRoomStore(createMemoryDevice(new Map()), memoryPreferences(), link, 'watched');
  link.connect(await broker.connect());
  await settle();
  return { link, store: room.store, record };
}
