import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { answerShape } from '@/kernel/link/messages';
import type { Channel } from '@/kernel/packets/channel';
import type { Preferences } from '../app-store';

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));

const recordShape = v.object({
  device: hex(8),
  table: v.pipe(v.string(), v.maxLength(80)),
  game: v.pipe(v.string(), v.maxLength(40)),
  tableName: v.pipe(v.string(), v.maxLength(200)),
  epoch: hex(8),
  person: v.pipe(v.string(), v.maxLength(80)),
  secret: hex(32),
  address: v.object({
    url: v.pipe(v.string(), v.regex(/^wss?:\/\/[^\s]{1,200}$/)),
    user: v.optional(v.string()),
    password: v.optional(v.string()),
  }),
  /** The answer that the host has not played yet. */
  answer: v.optional(v.nullable(answerShape), null),
  /** How many answers were made here. */
  answers: v.optional(v.number(), 0),
  /** The number of the newest update that came without a connection, or that a later one was said to follow. */
  posted: v.optional(v.number(), 0),
  /** The last time at which the papers were opened at the table, of which the owner has read. */
  opened: v.optional(v.number(), 0),
});

/** What a phone keeps of its link to a table. */
export type HandRecord = v.InferOutput<typeof recordShape>;

const seenShape = v.object({
  setup: v.unknown(),
  rows: v.array(v.looseObject({})),
  views: v.record(v.string(), v.unknown()),
  heardAt: v.number(),
  /** What the table asked then. */
  moment: v.nullable(v.string()),
  /** What was decided on the phone and is not played, sent or not. */
  commands: v.array(v.looseObject({ type: v.string() })),
});

/** What a phone saw last, to be read while the table cannot be reached. */
export type HandSeen = v.InferOutput<typeof seenShape>;

/** The channel to the table. */
export const channelOf = ({ table, epoch, device, secret }: HandRecord): Channel => ({
  table,
  epoch,
  device,
  secret: hexToBytes(secret),
});

/** The phone’s own keys. */
export const handKey = (device: string) => `hand-link/${device}`;
export const seenKey = (device: string) => `hand-seen/${device}`;
/** The devices that are linked here, newest first. */
const HANDS = 'hand-links';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const idsShape = v.array(hex(8));

/** The links of this device, newest first. */
export function readHands(preferences: Preferences): HandRecord[] {
  const ids = v.safeParse(idsShape, parse(preferences.read(HANDS)));
  return ids.success ? ids.output.flatMap((id) => readHand(preferences, id) ?? []) : [];
}

export function readHand(preferences: Preferences, device: string): HandRecord | null {
  const read = v.safeParse(recordShape, parse(preferences.read(handKey(device))));
  return read.success ? read.output : null;
}

export function writeHand(preferences: Preferences, record: HandRecord): void {
  preferences.write(handKey(record.device), JSON.stringify(record));
  const others = readHands(preferences).flatMap(({ device }) => (device === record.device ? [] : [device]));
  preferences.write(HANDS, JSON.stringify([record.device, ...others]));
}

export function removeHand(preferences: Preferences, device: string): void {
  const others = readHands(preferences).flatMap((hand) => (hand.device === device ? [] : [hand.device]));
  preferences.write(handKey(device), null);
  preferences.write(seenKey(device), null);
  preferences.write(HANDS, others.length > 0 ? JSON.stringify(others) : null);
}

export function readSeen(preferences: Preferences, device: string): HandSeen | null {
  const read = v.safeParse(seenShape, parse(preferences.read(seenKey(device))));
  return read.success ? read.output : null;
}

export const writeSeen = (preferences: Preferences, device: string, seen: HandSeen) =>
  preferences.write(seenKey(device), JSON.stringify(seen));
