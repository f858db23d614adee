import { bytesToHex } from '@noble/hashes/utils.js';
import type { AddedWords } from '@/kernel/fairness/added-words';
import { dealOf, fourWords } from '@/kernel/fairness/four-words';
import { createHeads, type HeadSource } from '@/kernel/fairness/head-hash';
import { type Verified, verify } from '@/kernel/fairness/verify';
import { RESEED } from '@/kernel/journal/journal';
import type { Platform } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import { loadSystem } from '../games';
import { drawSeed } from './begin-table';
import type { TableCopies } from './table-copies';
import type { TableSession } from './table-session';

/** A value that people compare: 64 hexadecimal digits, and their beginning as four words. */
export interface Compared {
  hex: string;
  words: string;
}

/** What the people at the open table can compare and note. */
export interface Fairness {
  /** What the table committed to before its first card. */
  deal: Compared;
  /** Words that people added to the shuffle at set-up. */
  added: AddedWords;
  /** Whether this device has the whole table: it can be reshuffled, and its deal be opened. */
  whole: boolean;
  /** The head after a public entry; null if this device cannot compute it. */
  headAfter(no: number): Compared | null;
}

interface Setup {
  commitment?: string | null;
  deck?: { fingerprint: string } | null;
  words?: AddedWords;
}

const compared = (hex: string): Compared => ({ hex, words: fourWords(hex) });

/** By the entries of the open table, which grow in place: each head is computed once. */
const known = new WeakMap<HeadSource['entries'], Fairness>();

/** What can be compared at a table; null if the app deals and rolls nothing there. */
export function readFairness(source: HeadSource & { whole: boolean }): Fairness | null {
  const { entries, seed, table, whole } = source;
  const { commitment, deck, words = [] } = table.setup as Setup;
  if (!commitment) return null;
  const found = known.get(entries);
  if (found) return found;
  const heads = createHeads(source);
  const fairness: Fairness = {
    deal: compared(dealOf(commitment, deck?.fingerprint)),
    added: words,
    whole,
    headAfter(no) {
      const head = seed && heads(no);
      return head ? compared(head) : null;
    },
  };
  known.set(entries, fairness);
  return fairness;
}

/** Reports a whole copy to everyone, since the seed tells all that one does, and checks the table in memory. */
export async function openDeal(copies: TableCopies): Promise<Verified> {
  await copies.announce();
  return verify(copies.wholeText(), [], loadSystem);
}

/** From here on the app draws by a new seed. */
export async function reshuffle(platform: Platform, table: TableSession): Promise<Refusal | null> {
  const seed = drawSeed(platform);
  return seed.ok ? table.dispatch({ type: RESEED, seed: bytesToHex(seed.value) }) : seed.refusal;
}
