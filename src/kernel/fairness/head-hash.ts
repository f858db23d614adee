import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../file/canonical';
import type { Entry } from '../journal/entry';

/** What a table is before its first entry. */
export interface TableHead {
  game: string;
  rules: number;
  setup: unknown;
}

/** Covers a table without a seed: what is hidden at it has no key that would keep a veil from being guessed. */
const NO_VEIL = new Uint8Array(32);

/** Head 0: SHA-256 of game, rules and set-up as canonical JSON, after "dispatch-box/head/". */
export function firstHead({ game, rules, setup }: TableHead): Uint8Array {
  const table = canonicalJson({ game, rules, setup });
  return sha256(utf8ToBytes(`dispatch-box/head/${table}`));
}

/** head(no) = SHA-256(head(no - 1), SHA-256 of the public entry as canonical JSON, veil(no)). */
export const nextHead = (before: Uint8Array, entry: Entry, veil: Uint8Array): Uint8Array =>
  sha256(concatBytes(before, sha256(utf8ToBytes(canonicalJson(entry))), veil));

/**
 * Makes the veil of each public entry from all hidden parts since the public entry before it. It is always 32 bytes,
 * under a key of the seed, so that it tells neither what was hidden nor how much.
 */
export function createVeils(seed: Uint8Array | null): (entry: Entry) => Uint8Array | null {
  const key = seed && hmac(sha256, seed, utf8ToBytes('dispatch-box/veil'));
  let since: Entry[] = [];
  let no = 0;
  return (entry) => {
    since.push(entry);
    if (!entry.open) return null;
    const hidden = since.map(({ n, parent, at, hidden = null, changes, open }) =>
      open ? { n, hidden } : { n, parent, at, hidden, changes },
    );
    since = [];
    no += 1;
    return key ? hmac(sha256, key, utf8ToBytes(`${no}/${canonicalJson(hidden)}`)) : NO_VEIL;
  };
}

/** The veils of a table's public entries, as a public copy carries them. */
export function veilsOf(entries: readonly Entry[], seed: Uint8Array | null): string[] {
  const veilOf = createVeils(seed);
  return entries.flatMap((entry) => {
    const veil = veilOf(entry);
    return veil ? [bytesToHex(veil)] : [];
  });
}

/** What the head of a journal is computed from, while it grows. */
export interface HeadSource {
  table: TableHead;
  entries: readonly Entry[];
  /** The public entries, as everyone numbers them. */
  published: readonly Entry[];
  seed: Uint8Array | null;
}

/** Reads the head after a public entry, 64 hexadecimal digits; each is computed once, when it is first asked for. */
export function createHeads({ table, entries, published, seed }: HeadSource): (no: number) => string | null {
  const heads: Uint8Array[] = [firstHead(table)];
  const veilOf = createVeils(seed);
  let read = 0;
  return (no) => {
    while (heads.length <= no && read < entries.length) {
      const veil = veilOf(entries[read] as Entry);
      read += 1;
      const at = heads.length;
      if (veil) heads.push(nextHead(heads[at - 1] as Uint8Array, published[at - 1] as Entry, veil));
    }
    const head = heads[no];
    return head ? bytesToHex(head) : null;
  };
}

/** Every head of a public copy, oldest first, by the veils that it carries. */
export function headsOfCopy(table: TableHead, entries: readonly Entry[], veils: readonly string[]): string[] {
  let head = firstHead(table);
  const heads = [bytesToHex(head)];
  for (const [at, entry] of entries.entries()) {
    head = nextHead(head, entry, hexToBytes(veils[at] as string));
    heads.push(bytesToHex(head));
  }
  return heads;
}
