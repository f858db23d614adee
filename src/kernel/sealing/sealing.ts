import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { fingerprint } from '../file/fingerprint';
import type { Viewer } from '../game';
import { isInheritedName } from '../own';
import { accept, type Result, refuse } from '../result';

/** How a seat is unlocked. A PIN holds against a glance on this device; a passphrase also protects a file. */
export const SECRETS = ['pin', 'passphrase'] as const;
export type SecretKind = (typeof SECRETS)[number];

/** What helps when a secret is forgotten: nothing, a printed sheet, or all other seats together. */
export const RECOVERIES = ['none', 'paper', 'others'] as const;
export type RecoveryKind = (typeof RECOVERIES)[number];

/** A file names its own cost: a higher one would stop the device, a lower one protects nothing. */
const COSTS = [2 ** 15, 2 ** 16, 2 ** 17] as const;

const hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/), v.maxLength(100_000));
const hexOf = (bytes: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]+$/), v.length(bytes * 2));
const name = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(80),
  v.check((one) => !isInheritedName(one)),
);

const seatShape = v.strictObject({
  person: name,
  viewers: v.pipe(v.array(name), v.minLength(1), v.maxLength(20)),
  how: v.picklist(SECRETS),
  kdf: v.strictObject({ salt: hexOf(16), N: v.picklist(COSTS), r: v.literal(8), p: v.literal(1) }),
  wrapped: hex,
});
export type SealedSeat = v.InferOutput<typeof seatShape>;

const sealingShape = v.strictObject({
  version: v.literal(1),
  /** Random: a sealed part names the table that it belongs to. */
  id: hexOf(16),
  seats: v.pipe(
    v.array(seatShape),
    v.minLength(1),
    v.maxLength(12),
    v.check((seats) => new Set(seats.map(({ person }) => person)).size === seats.length),
  ),
  /** The keys of the seed and of what no person reads, wrapped under the shares of all seats. */
  rest: hex,
  recovery: v.variant('kind', [
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({ kind: v.literal('paper'), wrapped: hex }),
    v.strictObject({ kind: v.literal('others'), wrapped: v.array(hex) }),
  ]),
  /** The fingerprint of all the above, so that a damaged header is not taken for a wrong secret. */
  print: hexOf(8),
});

/** How a table is sealed: everything that may lie in the open. */
export type Sealing = v.InferOutput<typeof sealingShape>;

export const printOfSealing = ({
  print: _,
  ...sealing
}: Omit<Sealing, 'print'> & { print?: string }): string => fingerprint(sealing).slice(0, 16);

/** Every viewer with a key of its own, each once. */
export const viewersOf = ({ seats }: Pick<Sealing, 'seats'>): Viewer[] => [
  ...new Set(seats.flatMap(({ viewers }) => viewers)),
];

const DAMAGED = refuse('The locks of this table are damaged.', { allowed: 'Open a copy of the table.' });

/** Reads the sealing of a stored table or a file. */
export function readSealing(input: unknown): Result<Sealing> {
  const version = (input as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > 1)
    return refuse('This table was sealed by a newer Dispatch Box.', { allowed: 'Update this app.' });
  const read = v.safeParse(sealingShape, input);
  if (!read.success) return DAMAGED;
  const { output } = read;
  const { recovery, seats } = output;
  const fits = recovery.kind !== 'others' || recovery.wrapped.length === seats.length;
  return fits && printOfSealing(output) === output.print ? accept(output) : DAMAGED;
}

/** The shape of the sealed part of a row. */
export const sealedPartShape = v.strictObject({
  /** The sealing that it belongs to, the number of its entry, and the fingerprint of the public part. */
  table: hexOf(16),
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  of: hexOf(8),
  /** By viewer; `*` holds what belongs to no seat. */
  parts: v.pipe(
    v.custom<object>(
      (input) =>
        typeof input === 'object' &&
        input !== null &&
        !Array.isArray(input) &&
        Object.keys(input).length <= 250 &&
        !Object.keys(input).some(isInheritedName),
    ),
    v.record(v.string(), v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/))),
  ),
});
export type SealedPart = v.InferOutput<typeof sealedPartShape>;

export const randomHex = (entropy: (bytes: number) => Uint8Array, bytes: number): string =>
  bytesToHex(entropy(bytes));
