import { canonicalJson } from '@/kernel/file/canonical';
import { LIMITS } from '@/kernel/file/limits';
import { readJson } from '@/kernel/file/read-json';
import { printOf } from '@/kernel/file/saves';
import type { Entry } from '@/kernel/journal/entry';
import type { StoredRecords, TableRecord } from '@/kernel/ports';
import { accept, type Result, refusalText, refuse } from '@/kernel/result';
import { openPartOf, type SealedRow } from '@/kernel/sealing/seal-entry';
import type { Preferences } from '../app-store';
import { readSetUp } from '../files/find-here';
import { readTableFile } from '../files/read-beside';
import type { FileRead } from '../files/read-file';
import { freshId } from '../fresh-id';
import { loadSystem } from '../games';
import type { Waiting } from '../opening';
import { readAsStored } from '../sealing/sealed-storage';
import type { OpenTable } from '../table/open-table';
import { carriedNames, DAMAGED, type DeviceContent, readDeviceFile } from './device-file';
import type { DeckStep, PreferenceStep, RestorePlan, TableStep } from './plans';

export type Device = Pick<OpenTable, 'platform' | 'preferences'>;

/** Reads a file of a whole device, every table and deck by its own reader, and compares it with what is here. */
export async function planRestore(
  device: Device,
  text: string,
  waiting: Waiting = {},
): Promise<Result<RestorePlan>> {
  const read = readDeviceFile(text);
  if (!read.ok) return read;
  const content = read.value;
  const tables = await readTables(device, content, waiting);
  if (!tables.ok) return tables;
  const decks = await readDecks(device, content);
  if (!decks.ok) return decks;
  // A table added next to its other version gets a new id, and so does the input typed at it.
  const moved = new Map(
    tables.value.map(({ table }, at) => [content.tables[at]?.id as string, table.record.id]),
  );
  return accept({
    tables: tables.value,
    decks: decks.value,
    preferences: comparePreferences(device.preferences, content, moved),
  });
}

async function readTables(
  { platform }: Device,
  { tables }: DeviceContent,
  waiting: Waiting,
): Promise<Result<TableStep[]>> {
  const steps: TableStep[] = [];
  for (const [at, { id, playedAt, file }] of tables.entries()) {
    const within = {
      ...waiting,
      progress: (part: number) => waiting.progress?.((at + part) / tables.length),
    };
    const read = await readTableFile(platform, { text: file, id, now: platform.now() }, within);
    if (!read.ok)
      return waiting.cancelled?.()
        ? read
        : refuse(`Table ${at + 1} of ${tables.length} in this file: ${refusalText(read.refusal)}`, {
            allowed: 'Open another copy. Nothing was changed here.',
          });
    const table = { ...read.value, note: { ...read.value.note, playedAt } };
    const step = await compareTable(table, await readAsStored(platform, id));
    steps.push(step.is === 'parted' ? await findExistingCopy(platform, step) : step);
  }
  return accept(steps);
}

/** Adds a table that continued differently here as a separate one, unless a restore has already added it. */
async function findExistingCopy(platform: Device['platform'], parted: TableStep): Promise<TableStep> {
  for (const { id } of await platform.storage.list()) {
    const table = withId(parted.table, id);
    const step = await compareTable(table, await readAsStored(platform, id));
    if (step.is === 'here') return step;
  }
  return { ...parted, table: withId(parted.table, freshId(platform)) };
}

function withId({ record, note, snapshot, ...rest }: FileRead, id: string): FileRead {
  // The snapshot names the table, and is made again.
  return { ...rest, record: { ...record, id }, note: { ...note, id }, snapshot: null };
}

/** The initial data of a table; null if it is damaged. */
async function beginningOf(record: Partial<TableRecord>): Promise<string | null> {
  const setup = await readSetUp(record);
  return setup === null ? null : canonicalJson([record.game, record.kind, setup, record.deck]);
}

/** The line that reports a copy is sealed once in the file and once here: without anything hidden both are the same. */
function printRow(row: Entry): string {
  const { sealed } = row as Partial<SealedRow>;
  return printOf(sealed && Object.keys(sealed.parts).length === 1 ? openPartOf(row) : row);
}

async function compareTable(table: FileRead, here: StoredRecords | null): Promise<TableStep> {
  if (!here) return { is: 'new', table, more: 0 };
  const began = await beginningOf((here.record ?? {}) as Partial<TableRecord>);
  const { entries } = table;
  const there = here.entries.map(({ value }) => value);
  const common = Math.min(entries.length, there.length);
  const isSame =
    began === (await beginningOf(table.record)) &&
    entries.slice(0, common).every((entry, at) => printRow(entry) === printRow(there[at] as typeof entry));
  if (!isSame) return { is: 'parted', table, more: 0 };
  const newer = entries.slice(common);
  return newer.length === 0
    ? { is: 'here', table, more: 0 }
    : { is: 'longer', table, more: newer.filter(({ open }) => open).length };
}

async function readDecks({ platform }: Device, { decks }: DeviceContent): Promise<Result<DeckStep[]>> {
  const there = await platform.decks.list();
  const steps: DeckStep[] = [];
  for (const [at, { id, game, changedAt, file }] of decks.entries()) {
    const system = await loadSystem(game);
    const json = readJson(file, { megabytes: LIMITS.tableMegabytes, unread: DAMAGED });
    const deck = json.ok ? system?.readOwnDeck?.(json.value) : json;
    if (!deck?.ok)
      return refuse(`Deck ${at + 1} of ${decks.length} in this file is damaged or of another version.`, {
        allowed: 'Open another copy. Nothing was changed here.',
      });
    const here = there.find((record) => record.id === id);
    const is = !here ? 'new' : canonicalJson(here.deck) === canonicalJson(deck.value) ? 'here' : 'other';
    steps.push({ is, record: { id, game, changedAt, version: 1, deck: deck.value }, here });
  }
  return accept(steps);
}

function comparePreferences(
  preferences: Preferences,
  { tables, decks, preferences: carried }: DeviceContent,
  moved: ReadonlyMap<string, string>,
): PreferenceStep[] {
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
  return carriedNames(ids(tables), ids(decks)).flatMap((named): PreferenceStep[] => {
    if (!Object.hasOwn(carried, named)) return [];
    const value = carried[named] as string;
    const [kind, id = ''] = named.split('/');
    const name = moved.has(id) ? `${kind}/${moved.get(id)}` : named;
    const here = preferences.read(name);
    return [{ is: here === null ? 'new' : here === value ? 'here' : 'other', name, value }];
  });
}
