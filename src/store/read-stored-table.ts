import { freeze } from 'immer';
import { commitTo } from '@/kernel/chance';
import { fingerprint } from '@/kernel/file/fingerprint';
import { readEntry } from '@/kernel/file/saves';
import type { OpenBase } from '@/kernel/game';
import { findDamage } from '@/kernel/journal/compare';
import type { Entry } from '@/kernel/journal/entry';
import { append, createJournal, type Journal, kindOf, lineTo, movesHead } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { correctionOf } from '@/kernel/journal/standing';
import { publicEntries, publicRows } from '@/kernel/journal/views';
import type { Platform, StoredRecords, StoredTable, TableRecord, TableSummary } from '@/kernel/ports';
import type { System } from '@/kernel/system';
import { loadSystem } from './games';
import { initialSummary } from './initial-summary';
import { type CachedState, matchesEntries } from './snapshots';
import { isTableSummary } from './table-summary';
import { createYielder } from './yielder';

/** A table as far as it can be read. */
export interface ReadablePart {
  system: System;
  lying: StoredTable;
  /** Its entries, played again. */
  journal: Journal<OpenBase, unknown>;
  /** Public entries in it. */
  entries: number;
  /** Its summary as it would be made today, with the current state of the game. */
  tell(): TableSummary;
}

/** What is stored under a table's id. */
export interface TableFindings {
  name: string;
  /** What is damaged, one plain sentence each; empty if the table is undamaged. */
  wrong: string[];
  /** As far as it can be read, the best first. A table that is whole is the first. */
  parts: ReadablePart[];
}

type Known = {
  system: System;
  record: TableRecord;
  old: Partial<TableSummary>;
  /** What its first entries were folded to before. */
  begin: CachedState | null;
};

/** So many entries at a time. */
const AT_A_TIME = 200;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value, or null if damaged data makes the function throw. */
function tried<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}

/**
 * Reads the stored data of a table as far as possible, yielding in between.
 * @param now milliseconds, for a summary that is rebuilt
 * @param folded a state that its entries may have been folded to earlier
 */
export async function readStoredTable(
  rows: StoredRecords,
  now: number,
  folded: CachedState | null = null,
): Promise<TableFindings> {
  const record = isObject(rows.record) ? rows.record : {};
  const old: Partial<TableSummary> = isObject(rows.note) ? rows.note : {};
  const setup = isObject(record.setup) ? record.setup : {};
  const name = [old.name, setup.name].find((word) => typeof word === 'string' && word !== '');
  const found: TableFindings = {
    name: typeof name === 'string' ? name : 'A table without a name',
    wrong: [],
    parts: [],
  };
  if (rows.locked !== undefined) {
    found.wrong.push('The table is locked. Everyone who plays unlocks their seat first.');
    return found;
  }
  if (!isObject(rows.record)) {
    found.wrong.push('What the table began with is missing: its game, its seats and its settings.');
    return found;
  }
  const game = [record.game, old.game].find((word) => typeof word === 'string');
  const system = typeof game === 'string' ? await loadSystem(game) : null;
  if (!system) {
    found.wrong.push('Its game is none that this version of the app knows.');
    return found;
  }
  if (!tried(() => system.readSetup(record.setup))?.ok) {
    found.wrong.push('The set-up is damaged: nothing can be played again without it.');
    return found;
  }
  const read = { ...record, id: rows.id, game, kind: record.kind === 'public' ? 'public' : 'whole' };
  const sound = await soundRows(rows);
  const begin = folded && (await matchesEntries(folded, sound.entries)) ? folded : null;
  readParts({ system, old, record: read as unknown as TableRecord, begin }, rows, sound, { now, found });
  return found;
}

/** The entries as far as they go without a gap, and what ends them. */
interface Sound {
  entries: Entry[];
  wrong: string | null;
}

function readParts(
  known: Known,
  rows: StoredRecords,
  { entries, wrong }: Sound,
  { now, found }: { now: number; found: TableFindings },
): void {
  const { record } = known;
  const deck = isDeck(record);
  const seed = readSeed(record, rows.seed);
  if (!deck) found.wrong.push('The deck is damaged: no hand can be read without it.');
  if (seed === false)
    found.wrong.push('The seed is damaged: the app can draw no more cards and roll no more dice here.');
  if (wrong) found.wrong.push(wrong);
  const lost = seed === false ? { lost: 'seed' as const } : {};
  const whole = deck ? fold({ ...known, record: { ...record, ...lost } }, entries, found.wrong) : null;
  if (whole) found.parts.push(partOf(known, whole, seed || null, now));
  if (found.wrong.length === 0 || record.kind === 'public') return;
  const shared = { ...known, begin: null, record: { ...record, deck: null, kind: 'public' as const } };
  const published = tried(() => publicEntries(begin(shared, openRows(rows))));
  const folded = published && fold(shared, published, []);
  const further = folded && folded.journal.published.length > (found.parts[0]?.entries ?? -1);
  if (further) found.parts.push(partOf(shared, folded, null, now));
}

/** The deck is the one that the table named before its first card. */
function isDeck({ kind, deck, setup }: TableRecord): boolean {
  const named = (setup as { deck?: { fingerprint?: unknown } | null }).deck?.fingerprint;
  if (kind === 'public' || typeof named !== 'string') return true;
  return tried(() => fingerprint(deck)) === named;
}

/** The seed; null if there should be none, false if it is not the one that the table committed to. */
function readSeed({ kind, lost, setup }: TableRecord, seed: unknown): Uint8Array | null | false {
  const named = (setup as { commitment?: unknown }).commitment;
  if (kind === 'public' || typeof named !== 'string') return (seed as Uint8Array | undefined) ?? null;
  if (lost === 'seed' && !seed) return null;
  return tried(() => commitTo(seed as Uint8Array)) === named ? (seed as Uint8Array) : false;
}

/** The entries from the first on without a gap; what ends them is named. */
async function soundRows({ entries, faults = {} }: StoredRecords): Promise<Sound> {
  const breathe = createYielder();
  const sound: Entry[] = [];
  const byKey = new Map(entries.map(({ key, value }) => [key, value]));
  for (let n = 1; byKey.has(n); n += 1) {
    const value = byKey.get(n);
    const fault = faults[n];
    const entry = fault ? null : readEntry(value, n - 1);
    if (!entry) {
      if (fault) return { entries: sound, wrong: fault };
      const wrong = openOf(value, n) ? `A hand in entry ${n} is damaged.` : `Entry ${n} is damaged.`;
      return { entries: sound, wrong };
    }
    sound.push(entry);
    if (n % AT_A_TIME === 0) await breathe();
  }
  const n = sound.length + 1;
  if (entries.some(({ key }) => Number(key) > n)) return { entries: sound, wrong: `Entry ${n} is missing.` };
  const odd = entries.length >= n ? 'Something lies among the entries that is none of them.' : null;
  return { entries: sound, wrong: odd };
}

/** The public part of an entry; a private entry is returned whole. */
function openOf(value: unknown, n: number): Entry | null {
  if (!isObject(value)) return null;
  const { hidden, ...rest } = value;
  return readEntry(rest.open ? rest : value, n - 1);
}

/** The public parts of the entries, which can be read even if hands are damaged. */
function openRows({ entries }: StoredRecords): Entry[] {
  const byKey = new Map(entries.map(({ key, value }) => [key, value]));
  const open: Entry[] = [];
  for (let n = 1; ; n += 1) {
    const entry = openOf(byKey.get(n), n);
    if (!entry) return open;
    open.push(entry);
  }
}

const begin = ({ system, record }: Known, entries: readonly Entry[]) =>
  createJournal(system.create(record.deck), record.setup, entries);

interface Folded {
  record: TableRecord;
  journal: Journal<OpenBase, unknown>;
}

/** The entries that can be replayed; null if even the set-up cannot. */
function fold(known: Known, entries: Entry[], wrong: string[]): Folded | null {
  const journal = tried(() => begin(known, entries));
  if (journal && known.begin) journal.roots.set(known.begin.head, freeze(known.begin.state, true));
  if (journal && entries.every((entry) => isKnown(journal.game, entry)) && isDescribable(known, journal))
    return { record: known.record, journal };
  const sound = foldable(known, entries);
  if (!sound) {
    wrong.push('The set-up is damaged: nothing can be played again without it.');
    return null;
  }
  const n = sound.entries.length + 1;
  const damage = tried(() => findDamage(begin(known, entries.slice(0, n))));
  wrong.push(damage ?? `Entry ${n} is damaged: it cannot be played again.`);
  return { record: known.record, journal: sound };
}

/** The longest part of the journal that can be replayed. */
function foldable(known: Known, entries: Entry[]): Journal<OpenBase, unknown> | null {
  const journal = tried(() => begin(known, []));
  if (!journal) return null;
  let sound = 0;
  for (const [place, entry] of entries.entries()) {
    const added = isKnown(journal.game, entry) && tried(() => append(journal, entry) ?? true) !== null;
    if (!added) break;
    // A bad entry that was undone later does not end the table.
    if (tried(() => journal.game.measure(stateAt(journal).open))) sound = place + 1;
  }
  for (; sound >= 0; sound -= 1) {
    const shorter = tried(() => begin(known, entries.slice(0, sound)));
    if (shorter && isDescribable(known, shorter)) return shorter;
  }
  return null;
}

function isKnown(game: Journal<OpenBase, unknown>['game'], entry: Entry): boolean {
  if (movesHead(entry) !== null || correctionOf(entry)) return true;
  const parts = [entry.open, ...Object.values(entry.hidden ?? {})];
  return parts.every((part) => !part?.command || kindOf(game, part.command.type) !== undefined);
}

/** Whether everything that Home and a screen need of the table can be described. */
function isDescribable({ system, record }: Known, journal: Journal<OpenBase, unknown>): boolean {
  const description = tried(() => {
    const { open } = stateAt(journal);
    journal.game.measure(open);
    system.describeRows?.(record.setup, publicRows(journal));
    return system.describe(open, lineTo(journal));
  });
  return description !== null;
}

function partOf({ system, old }: Known, folded: Folded, seed: Uint8Array | null, now: number): ReadablePart {
  const { record, journal } = folded;
  const playedAt = Number.isFinite(old.playedAt) ? Number(old.playedAt) : now;
  const freshNote = () => createNote(system, folded, playedAt);
  const note = isTableSummary(old, record.id) ? old : freshNote();
  const lying = { record, entries: [...journal.entries], seed, note };
  return { system, journal, lying, entries: journal.published.length, tell: freshNote };
}

/** No copy is known of it. */
const createNote = (system: System, { record, journal }: Folded, playedAt: number): TableSummary => ({
  ...initialSummary(system, journal, { ...record, now: playedAt }),
  copiedEntries: 0,
});

/** Replaces a damaged table with one readable part of it, and sets all of the original data aside. */
export async function repair(platform: Platform, id: string, kind: TableRecord['kind']): Promise<boolean> {
  const rows = await platform.storage.read(id);
  const found = rows && (await readStoredTable(rows, platform.now()));
  const part = found?.parts.find(({ lying }) => lying.record.kind === kind);
  if (!rows || !part) return false;
  const { lying, system, journal } = part;
  const record: TableRecord = { ...lying.record, aside: { at: platform.now(), rows } };
  const { playedAt, copiedAt } = lying.note;
  const note = { ...createNote(system, { record, journal }, playedAt), copiedAt };
  await platform.storage.repair({ ...lying, record, note });
  return true;
}

/** The open part of a stored table; null if it cannot be read completely. */
export async function readOpen(platform: Platform, id: string): Promise<OpenBase | null> {
  const rows = await platform.storage.read(id);
  const found = rows && (await readStoredTable(rows, platform.now()));
  const whole = found?.wrong.length === 0 ? found.parts[0] : undefined;
  return whole ? stateAt(whole.journal).open : null;
}
