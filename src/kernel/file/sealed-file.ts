import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Entry } from '../journal/entry';
import type { TableRecord } from '../ports';
import { accept, type Result, refuse } from '../result';
import { readSealing, type Sealing, sealedPartShape } from '../sealing/sealing';

/** The version of a file whose hands are sealed; all others stay as they are. */
export const SEALED_VERSION = 3;

/** A nonce, a seed and its tag. */
const SEALED_SEED = /^[0-9a-f]{208}$/;

const sealedFields = v.looseObject({
  seed: v.nullable(v.pipe(v.string(), v.regex(SEALED_SEED))),
  entries: v.array(v.looseObject({ sealed: sealedPartShape })),
});

export interface SealedParts {
  sealing: Sealing;
  /** As stored: each with its sealed part. */
  rows: Entry[];
  seed: Uint8Array | null;
}

/** The file of a sealed table. Nothing in it opens without the secrets of its seats, so it has no fingerprints of hands. */
export const exportSealed = (
  {
    format,
    kind,
    game,
    rules,
    setup,
    deck,
  }: Pick<TableRecord, 'kind' | 'game' | 'rules' | 'setup' | 'deck'> & {
    format: string;
  },
  { sealing, entries, seed }: { sealing: unknown; entries: readonly Entry[]; seed: Uint8Array | null },
) => ({
  format,
  version: SEALED_VERSION,
  kind,
  game,
  rules,
  setup,
  deck,
  sealing,
  seed: seed && bytesToHex(seed),
  entries,
});

/** What a sealed file looks like without anything sealed: as a file of today with its public parts alone. */
export function withoutSealedParts(data: object): object {
  const { sealing: _, seed: _seed, entries, ...file } = data as { [field: string]: unknown };
  const openOf = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const { sealed: _sealed, ...open } = entry as { sealed?: unknown };
    return open;
  };
  return { ...file, entries: Array.isArray(entries) ? entries.map(openOf) : entries };
}

/** The sealed parts of a file. Whether they open is known once all seats are unlocked. */
export function readSealedParts(data: object): Result<SealedParts> {
  const damaged = (at: string) =>
    refuse(`This table’s file is damaged at ${at}.`, { at, allowed: 'Open another copy.' });
  const sealing = readSealing((data as { sealing?: unknown }).sealing);
  if (!sealing.ok) return sealing;
  const read = v.safeParse(sealedFields, data);
  if (!read.success) return damaged(v.getDotPath(read.issues[0]) ?? 'its sealed parts');
  const { entries, seed } = read.output;
  for (const [at, { sealed }] of entries.entries()) {
    if (sealed.table !== sealing.value.id)
      return refuse(`The sealed part of entry ${at + 1} is of another table.`, {
        allowed: 'Open another copy.',
      });
    if (sealed.n !== at + 1)
      return refuse(`The sealed part of entry ${at + 1} is that of entry ${sealed.n}.`, {
        allowed: 'Open another copy.',
      });
  }
  const rows = entries as unknown as Entry[];
  return accept({ sealing: sealing.value, rows, seed: seed === null ? null : hexToBytes(seed) });
}
