import { LIMITS } from '@/kernel/file/limits';
import { readTableFile, TABLE_FORMAT } from '@/kernel/file/saves';
import { exportSealed } from '@/kernel/file/sealed-file';
import type { DeckRecord, Entry, StoredRecords, TableRecord } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';
import { fileName } from '../files/file-name';
import { loadSystem } from '../games';
import { readStoredTable } from '../read-stored-table';
import type { OpenTable } from '../table/open-table';
import { TableSession } from '../table/table-session';
import { isTableSummary } from '../table-summary';
import { carriedNames, printDeviceFile } from './device-file';
import type { DeviceBackup } from './plans';

type Device = Pick<OpenTable, 'platform' | 'preferences' | 'unsaved'>;

/** A locked table as its file: it leaves as it lies here, and no line can report it. */
interface LockedFile {
  id: string;
  text: string;
}

/** The open table; its file if it is locked, only its name if it is damaged, and null if it is gone. */
async function openOne(
  { platform, unsaved }: Device,
  id: string,
): Promise<TableSession | LockedFile | string | null> {
  const inMemory = await unsaved.find(id);
  if (inMemory) return inMemory;
  const rows = await platform.storage.read(id);
  if (!rows) return null;
  if (rows.locked !== undefined) return fileOfLocked(id, rows);
  const { name, wrong, parts } = await readStoredTable(rows, platform.now());
  const whole = wrong.length === 0 ? parts[0] : undefined;
  return whole ? new TableSession(platform, whole.system, whole.lying, whole.journal, () => undefined) : name;
}

/** Only a file that can be read back is a copy; otherwise the table is named as damaged. */
function fileOfLocked(id: string, { record, seed, entries }: StoredRecords): LockedFile | string {
  const held = record as TableRecord;
  const rows = entries.map(({ value }) => value as Entry);
  const sealed = { sealing: held.sealing, entries: rows, seed: seed instanceof Uint8Array ? seed : null };
  const text = JSON.stringify(exportSealed({ format: TABLE_FORMAT, ...held }, sealed));
  return readTableFile(text).ok ? { id, text } : String((held.setup as { name?: unknown } | null)?.name);
}

/** Decks that a restore can read, and names of the others: one of those in the file would keep all of it out. */
async function checkDecks(decks: readonly DeckRecord[]) {
  const whole: DeckRecord[] = [];
  const damaged: string[] = [];
  for (const record of decks) {
    const { name } = (record.deck ?? {}) as { name?: unknown };
    const read = (await loadSystem(record.game))?.readOwnDeck?.(record.deck);
    if (read?.ok) whole.push(record);
    else damaged.push(typeof name === 'string' ? `deck ${name}` : 'a deck');
  }
  return { whole, damaged };
}

/** Puts everything on this device into one file. Until `give`, no file is exported or recorded. */
export async function planDeviceBackup(device: Device): Promise<Result<DeviceBackup>> {
  const { platform, preferences } = device;
  const listed = await platform.storage.list();
  const opened = await Promise.all(
    listed.map(async ({ id, note }) => ({ table: await openOne(device, id), note })),
  );
  const tables = opened.flatMap(({ table, note }) =>
    table instanceof TableSession ? [{ table, file: table.copies.file(table.kind), note }] : [],
  );
  const locked = opened.flatMap(({ table, note }) =>
    table && typeof table === 'object' && 'text' in table ? [{ ...table, note }] : [],
  );
  const { whole: decks, damaged } = await checkDecks(await platform.decks.list());
  const names = carriedNames(
    [...tables.map(({ table }) => table.id), ...locked.map(({ id }) => id)],
    decks.map(({ id }) => id),
  );
  const now = platform.now();
  const text = printDeviceFile({
    tables: [
      ...tables.map(({ table: { id }, file, note }) => ({ id, text: file.text, note })),
      ...locked,
    ].map(({ id, text: file, note }) => ({
      id,
      playedAt: isTableSummary(note, id) ? note.playedAt : now,
      file,
    })),
    decks: decks.map(({ id, game, changedAt, deck }) => ({
      id,
      game,
      changedAt,
      file: JSON.stringify(deck),
    })),
    preferences: Object.fromEntries(
      names.flatMap((name) => {
        const value = preferences.read(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  });
  if (text.length > LIMITS.deviceMegabytes * 1024 * 1024)
    return refuse(`Everything of this device is more than ${LIMITS.deviceMegabytes} MB.`, {
      allowed: 'Back up each table by itself.',
    });
  const hands = tables.some(({ file }) => file.hands);
  const parts = { at: new Date(now), season: '', table: 'everything', hands, ending: 'json' };
  const name = fileName(parts);
  return accept({
    name,
    tables: tables.length + locked.length,
    decks: decks.length,
    hands,
    hides: tables.some(({ table }) => table.deck !== null),
    left: [...opened.flatMap(({ table }) => (typeof table === 'string' ? [table] : [])), ...damaged],
    async give() {
      const given = await platform.download(name, text);
      if (given === 'cancelled') return given;
      for (const { table } of tables) {
        await table.copies.record();
        await table.leave();
      }
      return given;
    },
  });
}
