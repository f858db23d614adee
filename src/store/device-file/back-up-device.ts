import { LIMITS } from '@/kernel/file/limits';
import type { DeckRecord } from '@/kernel/ports';
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

/** The open table; only its name if it is damaged, and null if it is gone. */
async function openOne({ platform, unsaved }: Device, id: string): Promise<TableSession | string | null> {
  const inMemory = await unsaved.find(id);
  if (inMemory) return inMemory;
  const rows = await platform.storage.read(id);
  if (!rows) return null;
  const { name, wrong, parts } = await readStoredTable(rows, platform.now());
  const whole = wrong.length === 0 ? parts[0] : undefined;
  return whole ? new TableSession(platform, whole.system, whole.lying, whole.journal, () => undefined) : name;
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
  const { whole: decks, damaged } = await checkDecks(await platform.decks.list());
  const names = carriedNames(
    tables.map(({ table }) => table.id),
    decks.map(({ id }) => id),
  );
  const now = platform.now();
  const text = printDeviceFile({
    tables: tables.map(({ table: { id }, file, note }) => ({
      id,
      playedAt: isTableSummary(note, id) ? note.playedAt : now,
      file: file.text,
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
    tables: tables.length,
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
