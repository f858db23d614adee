import { readRoomCode } from '@/kernel/packets/room-code';
import { BROKER_NEEDS_RELOAD, type CarrierAddress, type Platform } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { Preferences } from '../app-store';
import { loadSystem } from '../games';
import { ENDED, RoomLink } from './room-link';
import { type RoomRecord, readRoom, removeRoom, writeRoom } from './room-record';
import { createRoomStore, type RoomStore } from './room-store';

const CANNOT: Refusal = {
  message: 'This browser cannot watch a table.',
  allowed: 'Try another browser.',
};
const OTHER_GAME: Refusal = {
  message: 'This app does not know the game of that table.',
  allowed: 'Reload this page, or open the app that the table uses.',
};
const NO_ADDRESS: Refusal = {
  message: 'The broker in this address is none that the page may reach.',
  allowed: 'Open the address that the table shows again.',
};
const NEEDS_RELOAD: Refusal = {
  message: 'The page may reach this broker once it is loaded again.',
  allowed: 'Reload this page; it goes on by itself then.',
};

/** Remembers the table of an address; the page that is open next watches it. */
export function watchByCode(preferences: Preferences, code: string, address: CarrierAddress): Refusal | null {
  const read = readRoomCode(code);
  if (!read.ok) return read.refusal;
  writeRoom(preferences, { ...read.value, address });
  return null;
}

/** The page of a screen that watches, while it is open. */
export interface OpenRoom extends RoomStore {
  game: string;
  preferences: Preferences;
  /** Forgets the table. */
  forget(): void;
  close(): void;
}

/** Watches the table that this device remembers: null if there is none, or why it cannot. */
export async function openRoom(
  platform: Platform,
  preferences: Preferences,
): Promise<OpenRoom | Refusal | null> {
  const record = readRoom(preferences);
  if (!record) return null;
  if (!platform.connect) return CANNOT;
  const system = await loadSystem(record.game);
  if (!system) return OTHER_GAME;
  const carrier = await platform.connect(record.address).catch((error: unknown) => error as Error);
  if (carrier instanceof Error) return whyNot(carrier, record, preferences);
  let room: RoomStore | null = null;
  const { entropy, now } = platform;
  const onChange = () => {
    room?.refresh();
    if (link.ended === ENDED) removeRoom(preferences);
  };
  const link = new RoomLink({ record, system, entropy, now, onChange });
  room = createRoomStore(platform, preferences, link, `watched.${record.table}`);
  link.connect(carrier);
  return {
    ...room,
    game: record.game,
    preferences,
    forget: () => removeRoom(preferences),
    close: () => link.close(),
  };
}

/** A broker that the page may not reach yet is remembered: the next page may. */
function whyNot({ message }: Error, { address }: RoomRecord, preferences: Preferences): Refusal {
  if (message !== BROKER_NEEDS_RELOAD) return NO_ADDRESS;
  preferences.write('broker', new URL(address.url).origin);
  return NEEDS_RELOAD;
}
