import { commitTo, SEED_BYTES } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import type { Command, OpenBase } from '@/kernel/game';
import { commit, createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import type { Platform, TableRecord } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';
import type { RecoveryKind, SecretKind } from '@/kernel/sealing/sealing';
import type { Keyring } from '@/kernel/sealing/unlock';
import { readFreshSetup, type System } from '@/kernel/system';
import type { FileRead } from '../files/read-file';
import { borrow, freshId } from '../fresh-id';
import { loadLesson, loadSystem } from '../games';
import { initialSummary, summaryOfNew } from '../initial-summary';

interface Beginning {
  game: string;
  setup: unknown;
  deck: unknown;
  /** Commands to enter when it begins; those that today's rules refuse are left out. */
  first?: readonly Command[] | undefined;
  /** The seed, if the people here were shown the commitment to it; otherwise one is drawn. */
  drawn?: Uint8Array | null;
  /** Who can read the hands on this device: everyone, if it is left out. */
  seal?: SealChoice | undefined;
}

/** The secrets of the people who play, and what helps when one is forgotten. */
export interface SealChoice {
  seats: readonly { person: string; how: SecretKind; secret: string }[];
  recovery: RecoveryKind;
}

/** A new table; a sealed one with its keys, and the words of its recovery sheet. */
export interface Begun extends FileRead {
  sealed: { keyring: Keyring; words: string | null } | null;
}

/** A new seed, or why there is none. */
export const drawSeed = (platform: Platform): Result<Uint8Array> =>
  borrow(() => platform.entropy(SEED_BYTES));

/** Creates a new table, ready to be stored. */
export async function beginTable(
  platform: Platform,
  { game, setup: input, deck, first = [], seal, drawn }: Beginning,
): Promise<Result<Begun>> {
  const system = await loadSystem(game);
  if (!system)
    return refuse(`This version of the app does not know the game "${game}".`, {
      allowed: 'Update this app, or choose another game.',
    });
  const lent = borrow(() => ({
    seed: deck || system.rolls ? (drawn ?? platform.entropy(SEED_BYTES)) : null,
    id: freshId(platform),
  }));
  if (!lent.ok) return lent;
  const { id, seed } = lent.value;
  const setup = readSetup(system, input, seed);
  if (!setup.ok) return setup;
  const now = platform.now();
  const table = recordOf(system, { id, game, setup: setup.value, deck }, now);
  const journal = createJournal(system.create(deck), setup.value);
  for (const command of first) {
    const decided = decide(journal, command, null);
    if (decided.ok) commit(journal, decided.value);
  }
  const note = { ...initialSummary(system, journal, { id, game, now }), copiedEntries: 0 };
  const sealed = seal ? await createLocks(platform, system, stateAt(journal).open, seal) : accept(null);
  return sealed.ok
    ? accept({ ...table, entries: journal.entries, note, seed, sealed: sealed.value })
    : sealed;
}

/** Each person who has papers has a lock of their own, and every one of them a secret. */
async function createLocks(
  platform: Platform,
  system: System,
  open: OpenBase,
  { seats, recovery }: SealChoice,
) {
  const { createSealing } = await import('@/kernel/sealing/create-sealing');
  const secrets = seats.flatMap((seat) => {
    const { viewers } = system.papers(open, seat.person);
    return viewers.length > 0 ? [{ ...seat, viewers }] : [];
  });
  return createSealing(secrets, recovery, platform.entropy);
}

/** Creates the table of a guided turn as if read from storage; null if there is none of that name. */
export async function createStoredTable(
  id: string,
  { game, kind }: { game: string; kind: string },
  now: number,
) {
  const lesson = await loadLesson(game, kind);
  const system = await loadSystem(game);
  if (!lesson || !system) return null;
  const { seed, deck } = lesson;
  return { id, seed, ...recordOf(system, { id, game, setup: setupOf(system, lesson), deck }, now) };
}

/** The set-up of a guided turn, as today’s tables have theirs. */
export function setupOf(
  system: System,
  { setup, seed }: { setup: unknown; seed: Uint8Array | null },
): unknown {
  const read = readSetup(system, setup, seed);
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
}

function readSetup(system: System, setup: unknown, seed: Uint8Array | null): Result<unknown> {
  return readFreshSetup(system, { ...(setup as object), commitment: seed ? commitTo(seed) : null });
}

function recordOf(system: System, { id, game, setup, deck }: Beginning & { id: string }, now: number) {
  const { rules } = system.create(deck);
  const record: TableRecord = { id, game, rules, setup, deck: deck ?? null, kind: 'whole' };
  return { record, entries: [], note: summaryOfNew(system, record, now), snapshot: null };
}
