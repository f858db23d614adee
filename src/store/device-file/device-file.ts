import * as v from 'valibot';
import { fingerprint } from '@/kernel/file/fingerprint';
import { LIMITS } from '@/kernel/file/limits';
import { readJson } from '@/kernel/file/read-json';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { GAMES } from '../games';
import { DEVICE_FORMAT } from './is-device-file';

/** Preferences chosen in Settings or asked for at a table. */
const CHOSEN: readonly string[] = [
  'awake',
  'call',
  'hand',
  'hints',
  'labels',
  'papers-seconds',
  'pause-seconds',
  'stops-at-cards',
  'text',
  'theme',
];
/** Typed once, and offered again. */
const TYPED: readonly string[] = ['deck-list/new', 'forms/decks', 'forms/new-table', 'pair'];
const OF_TABLE = ['begun', 'forms'];
const OF_DECK = ['deck-drafts', 'deck-list'];
const POLICY = 'policy:';

/** What of this device’s preferences goes into its file, by name; the rest is of this browser alone. */
export function carriedNames(tables: readonly string[], decks: readonly string[]): string[] {
  return [
    ...CHOSEN,
    ...TYPED,
    ...GAMES.flatMap(({ id, remembers = [] }) => [POLICY + id, ...remembers]),
    ...tables.flatMap((id) => OF_TABLE.map((name) => `${name}/${id}`)),
    ...decks.flatMap((id) => OF_DECK.map((name) => `${name}/${id}`)),
  ];
}

export type KindOfName = 'setting' | 'policy' | 'typed';

export const kindOfName = (name: string): KindOfName =>
  CHOSEN.includes(name) ? 'setting' : name.startsWith(POLICY) ? 'policy' : 'typed';

const VERSION = 1;

/** An id as this app creates them; it becomes part of storage keys. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

const contentShape = v.strictObject({
  tables: v.array(v.strictObject({ id, playedAt: time, file: v.string() })),
  decks: v.array(
    v.strictObject({ id, game: v.pipe(v.string(), v.maxLength(40)), changedAt: time, file: v.string() }),
  ),
  preferences: v.record(v.string(), v.string()),
});

/** Everything of a device. Each `file` is the text that the table or the deck would be saved as by itself. */
export type DeviceContent = v.InferOutput<typeof contentShape>;

const fileShape = v.strictObject({
  format: v.literal(DEVICE_FORMAT),
  version: v.literal(VERSION),
  content: contentShape,
  /** Detects damage; typed input is not checked anywhere else. */
  fingerprint: v.string(),
});

export const printDeviceFile = (content: DeviceContent): string =>
  JSON.stringify({
    format: DEVICE_FORMAT,
    version: VERSION,
    content,
    fingerprint: fingerprint(content),
  } satisfies v.InferOutput<typeof fileShape>);

export const DAMAGED: Refusal = {
  message: 'This file of a whole device is damaged.',
  allowed: 'Open another copy. Nothing was changed here.',
};

/** Reads the envelope; the contents are read by their own readers. */
export function readDeviceFile(text: string): Result<DeviceContent> {
  const read = readJson(text, {
    megabytes: LIMITS.deviceMegabytes,
    unread: DAMAGED,
    bounds: { ...LIMITS, text: Number.POSITIVE_INFINITY },
  });
  if (!read.ok) return read;
  const { version } = (read.value ?? {}) as { version?: unknown };
  if (typeof version === 'number' && version > VERSION)
    return refuse('This file of a whole device was made by a newer Dispatch Box.', {
      allowed: 'Update this app, then open it again.',
    });
  const parsed = v.safeParse(fileShape, read.value);
  if (!parsed.success) return { ok: false, refusal: DAMAGED };
  const { content, fingerprint: print } = parsed.output;
  const twice = [content.tables, content.decks].some(
    (all) => new Set(all.map((one) => one.id)).size < all.length,
  );
  return twice || print !== fingerprint(content) ? { ok: false, refusal: DAMAGED } : accept(content);
}
