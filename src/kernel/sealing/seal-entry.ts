import { bytesToUtf8 } from '@noble/ciphers/utils.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { fingerprint } from '../file/fingerprint';
import type { Viewer } from '../game';
import type { Entry, EntryPart } from '../journal/entry';
import { accept, type Result, refuse } from '../result';
import { type Entropy, openBytes, pad, paddedSize, sealBytes, unpad } from './box';
import { type SealedPart, sealedPartShape } from './sealing';
import type { Keyring } from './unlock';

/** What belongs to no seat: the hands of the app, and whatever has a viewer without a key. */
const REST = '*';

/** An entry as it lies in storage: its hidden parts sealed. */
export type SealedRow = Omit<Entry, 'hidden'> & { sealed: SealedPart };

/** Without its hidden parts, sealed or not. */
export function openPartOf(row: object): Omit<Entry, 'hidden'> {
  const { hidden: _, sealed: _sealed, ...open } = row as Entry & { sealed?: unknown };
  return open;
}

const printOpen = (open: object) => fingerprint(JSON.parse(JSON.stringify(open))).slice(0, 16);

const bound = ({ table, n, of }: Omit<SealedPart, 'parts'>, slot: Viewer) => [table, n, of, slot];

/**
 * Seals an entry. With anything hidden it has a part of one size for every viewer, so that nobody sees whose decision
 * it was; without, it has one empty part, so that none can be cut off unseen.
 */
export function sealEntry({ keys, rest, sealing }: Keyring, entry: Entry, entropy: Entropy): SealedRow {
  const open = openPartOf(entry);
  const label = { table: sealing.id, n: entry.n, of: printOpen(open) };
  const hidden = Object.entries(entry.hidden ?? {}).map(([viewer, part], place) => ({ viewer, place, part }));
  const own = (viewer: Viewer) => hidden.filter((one) => one.viewer === viewer);
  const apart = hidden.filter(({ viewer }) => !Object.hasOwn(keys, viewer));
  const texts = entry.hidden
    ? [...Object.keys(keys).map((viewer) => [viewer, own(viewer)] as const), [REST, apart] as const]
    : [];
  const plain = texts.map(([slot, held]) => [slot, utf8ToBytes(JSON.stringify(held))] as const);
  const size = paddedSize(Math.max(0, ...plain.map(([, { length }]) => length)));
  const padded = plain.map(([slot, text]) => [slot, pad(text, size)] as const);
  const slots = padded.length > 0 ? padded : [[REST, new Uint8Array(0)] as const];
  const parts = Object.fromEntries(
    slots.map(([slot, data]) => [
      slot,
      bytesToHex(
        sealBytes(slot === REST ? rest : (keys[slot] as Uint8Array), data, bound(label, slot), entropy),
      ),
    ]),
  );
  return { ...open, sealed: { ...label, parts } };
}

const refused = (n: unknown, why: string) =>
  refuse(`The sealed part of entry ${n} ${why}.`, { allowed: 'Open another copy.' });

/** Opens an entry; a part that does not belong to it is refused with the reason. */
export function openEntry(keyring: Keyring, row: SealedRow): Result<Entry> {
  const { keys, rest, sealing } = keyring;
  const open = openPartOf(row);
  const read = v.safeParse(sealedPartShape, row.sealed);
  if (row.sealed === undefined) return refused(row.n, 'is missing');
  if (!read.success) return refused(row.n, 'is damaged');
  const { parts, ...label } = read.output;
  if (label.table !== sealing.id) return refused(row.n, 'is of another table');
  if (label.n !== row.n) return refused(row.n, `is that of entry ${label.n}`);
  if (label.of !== printOpen(open)) return refused(row.n, 'is of another state of the journal');
  const slots = Object.keys(parts);
  const expected = slots.length === 1 ? [REST] : [...Object.keys(keys), REST];
  if (slots.length !== expected.length || expected.some((slot) => !Object.hasOwn(parts, slot)))
    return refused(row.n, 'is not complete');
  const held: { viewer: Viewer; place: number; part: EntryPart }[] = [];
  for (const slot of expected) {
    const key = slot === REST ? rest : (keys[slot] as Uint8Array);
    const data = openBytes(key, hexToBytes(parts[slot] as string), bound(label, slot));
    if (!data) {
      const swapped = slots.some(
        (other) => openBytes(key, hexToBytes(parts[other] as string), bound(label, slot)) !== null,
      );
      return refused(row.n, swapped ? 'is in another’s place' : 'is damaged');
    }
    if (data.length === 0 && expected.length === 1) return accept(open as Entry);
    const text = unpad(data);
    if (!text) return refused(row.n, 'is damaged');
    held.push(...(JSON.parse(bytesToUtf8(text)) as typeof held));
  }
  held.sort((one, other) => one.place - other.place);
  const hidden = Object.fromEntries(held.map(({ viewer, part }) => [viewer, part]));
  const { n, parent, at, open: shown, changes } = open;
  return accept({ n, parent, at, ...(shown ? { open: shown } : {}), hidden, changes });
}

export const sealSeed = ({ seed: key, sealing }: Keyring, seed: Uint8Array, entropy: Entropy): Uint8Array =>
  sealBytes(key, seed, [sealing.id, 'seed'], entropy);

/** Null if it is damaged, or of another table. */
export const openSeed = ({ seed: key, sealing }: Keyring, sealed: Uint8Array): Uint8Array | null =>
  openBytes(key, sealed, [sealing.id, 'seed']);
