/** For tests only: sealed tables over IndexedDB. */
import 'fake-indexeddb/auto';
import { randomBytes } from '@noble/hashes/utils.js';
import { expect } from 'vitest';
import { deckInTable } from '../src/games/gathering-storm/rules/cards/decks.ts';
import { HOUSE_DECK } from '../src/games/gathering-storm/rules/cards/house-deck.ts';
import type { Platform } from '../src/kernel/ports.ts';
import { printRefusal, type Refusal } from '../src/kernel/result.ts';
import { createSnapshotStorage, createTableStorage } from '../src/platform/table-storage.ts';
import { createAppStore } from '../src/store/store.ts';
import type { SealChoice } from '../src/store/table/begin-table.ts';
import { FREE_LOCKS } from '../src/store/testing/in-memory-lock.ts';
import { createMemoryDevice } from '../src/store/testing/memory-device.ts';

const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France'] },
  { person: 'Clara', powers: ['Russia'] },
];
export const PINS: Record<string, string> = { Anna: '1111', Ben: '2222', Clara: '3333' };
export const SEAL: SealChoice = {
  seats: Object.entries(PINS).map(([person, secret]) => ({ person, how: 'pin', secret })),
  recovery: 'paper',
};

/** One device: its storage is IndexedDB, and a new window has only what is stored. */
export function createDevice() {
  const memory = new Map<string, string>();
  const given: string[] = [];
  const clock = { now: 1_000_000 };
  const storage = createTableStorage();
  const platform: Platform = {
    ...createMemoryDevice(new Map(), given),
    storage,
    snapshots: createSnapshotStorage(),
    locks: FREE_LOCKS,
    entropy: (bytes) => randomBytes(bytes),
    now: () => clock.now,
  };
  const preferences = {
    read: (name: string) => memory.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? memory.delete(name) : memory.set(name, value)),
  };
  const open = () => {
    const store = createAppStore(platform, preferences);
    windows.push(store);
    return store;
  };
  return { memory, given, clock, storage, open };
}
export type Store = ReturnType<typeof createAppStore>;
const windows: Store[] = [];

export const sentence = (refusal: Refusal | null) => (refusal ? printRefusal(refusal) : null);

export async function begin(store: Store, seal: SealChoice | null = SEAL): Promise<string> {
  const setup = { name: 'Sealed', seats: SEATS, cards: 'app', deck: deckInTable(HOUSE_DECK) };
  const made = await store.actions.newTable('gathering-storm', setup, HOUSE_DECK, seal ? { seal } : {});
  if (!made.ok) throw new Error(printRefusal(made.refusal));
  expect(await store.actions.openTable(made.value)).toBeNull();
  return made.value;
}

export async function deal(store: Store): Promise<void> {
  for (const type of ['turn-card', 'apply-card', 'advance', 'deal']) await store.actions.dispatch({ type });
  await store.actions.retry();
}

export async function unlockAll(store: Store): Promise<void> {
  for (const [person, secret] of Object.entries(PINS))
    expect(await store.actions.unlock(person, secret)).toBeNull();
}

export const text = (value: unknown) =>
  JSON.stringify(value, (_, one) => (one instanceof Uint8Array ? [...one].join() : one));

/** Test files share one database, and an open window stores its table again when others delete it. */
export async function clear(): Promise<void> {
  for (const { actions } of windows) actions.closeTable();
  const storage = createTableStorage();
  for (const { id } of await storage.list()) await storage.remove(id);
}
