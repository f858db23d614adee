import * as v from 'valibot';
import { roomTicketShape } from '@/kernel/packets/room-code';
import type { Preferences } from '../app-store';

const recordShape = v.object({
  ...roomTicketShape.entries,
  address: v.object({
    url: v.pipe(v.string(), v.regex(/^wss?:\/\/[^\s]{1,200}$/)),
    user: v.optional(v.string()),
    password: v.optional(v.string()),
  }),
});

/** The table that this screen watches, and how it is reached. */
export type RoomRecord = v.InferOutput<typeof recordShape>;

/** One at a time: another address takes its place. */
const WATCHED = 'watched';

export function readRoom(preferences: Preferences): RoomRecord | null {
  try {
    const read = v.safeParse(recordShape, JSON.parse(preferences.read(WATCHED) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export const writeRoom = (preferences: Preferences, record: RoomRecord) =>
  preferences.write(WATCHED, JSON.stringify(record));

export const removeRoom = (preferences: Preferences) => preferences.write(WATCHED, null);
