import type {
  Entry,
  Platform,
  StoredRecords,
  StoredTable,
  TableRecord,
  TableStorage,
  UnlockedSealing,
  Vault,
} from '@/kernel/ports';

const sealingOf = (rows: StoredRecords | null): unknown =>
  (rows?.record as Partial<TableRecord> | null | undefined)?.sealing;

/** A table as it is stored: a sealed one stays sealed, whether or not its keys are here. */
export const readAsStored = (platform: Platform, id: string): Promise<StoredRecords | null> =>
  platform.vault ? platform.vault.readSealed(id) : platform.storage.read(id);

/** Repairs a table; the damaged rows that are set aside of a sealed one stay sealed. */
async function repairSealed(inner: TableStorage, table: UnlockedSealing | undefined, whole: StoredTable) {
  const { aside } = whole.record;
  const rows = aside && (await inner.read(whole.record.id));
  const record = aside && rows ? { ...whole.record, aside: { ...aside, rows } } : whole.record;
  await inner.repair(table ? table.sealTable({ ...whole, record }) : { ...whole, record });
}

/**
 * The platform with sealed tables. Whatever is written of one is sealed at this edge, and whatever is read is opened
 * here; while it is locked, its rows are returned sealed and say so.
 */
export function withVault(platform: Platform): Platform & { vault: Vault } {
  const { storage: inner } = platform;
  const unlocked = new Map<string, UnlockedSealing>();
  const sealed = (id: string, entry: Entry) => unlocked.get(id)?.rowOf(entry) ?? entry;
  const vault: Vault = {
    readSealed: (id) => inner.read(id),
    putRecord: async (record) => (await inner.putRecord?.(record)) ?? false,
    unlock: (id, table) => void unlocked.set(id, table),
    find: (id) => unlocked.get(id) ?? null,
  };
  const changed: Partial<TableStorage> = {
    async create(record, seed, note, entries) {
      const table = unlocked.get(record.id)?.sealTable({ record, seed, note, entries });
      if (!table) return inner.create(record, seed, note, entries);
      return inner.create(table.record, table.seed, table.note, table.entries);
    },
    async read(id) {
      const rows = await inner.read(id);
      const sealing = sealingOf(rows);
      if (!rows || sealing === undefined) return rows;
      return unlocked.get(id)?.openRows(rows) ?? { ...rows, locked: sealing };
    },
    repair: (table) => repairSealed(inner, unlocked.get(table.record.id), table),
    append: (id, entry, { before, ...upon }) =>
      inner.append(id, sealed(id, entry), { ...upon, before: before && sealed(id, before) }),
    restore: (table) => inner.restore(unlocked.get(table.record.id)?.sealTable(table) ?? table),
    hasAll: (id, { before, ...upon }) => inner.hasAll(id, { ...upon, before: before && sealed(id, before) }),
    async remove(id) {
      await inner.remove(id);
      unlocked.delete(id);
    },
  };
  return { ...platform, storage: Object.assign(Object.create(inner) as TableStorage, changed), vault };
}
