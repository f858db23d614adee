import type { Entry } from '@/kernel/journal/entry';
import { accept, type Result, refuse } from '@/kernel/result';
import { forgetForms } from '../forms';
import { keepTable } from '../table/tables';
import type { RestorePlan, TableStep } from './plans';
import type { Device } from './read-device';

const AGAIN = 'Open the file again to restore the rest.';

/**
 * Restores what a plan says.
 * @param replace whether a deck or preference that is different here is replaced
 */
export async function restoreDevice(
  device: Device,
  { tables, decks, preferences }: RestorePlan,
  replace: boolean,
): Promise<Result<null>> {
  for (const step of tables) {
    const stored = await restoreTable(device, step);
    if (!stored.ok) return stored;
  }
  for (const { is, record, here } of decks) {
    if (is === 'here' || (is === 'other' && !replace)) continue;
    const version = (here?.version ?? 0) + 1;
    const written = await device.platform.decks.put({ ...record, version }).catch(() => false);
    if (!written) return refuse('This device could not save a deck of the file.', { allowed: AGAIN });
  }
  for (const { is, name, value } of preferences) {
    if (is === 'here' || (is === 'other' && !replace)) continue;
    // A form that was opened in this window remembers what it had.
    if (name.startsWith('forms/')) forgetForms(device.preferences, name.slice('forms/'.length));
    device.preferences.write(name, value);
  }
  return accept(null);
}

async function restoreTable(device: Device, { is, table }: TableStep): Promise<Result<unknown>> {
  if (is === 'here') return accept(null);
  if (is !== 'longer') return keepTable(device, table);
  const { storage } = device.platform;
  const { id } = table.record;
  try {
    const rows = await storage.read(id);
    const here = (rows?.entries ?? []).map(({ value }) => value as Entry);
    for (const entry of table.entries.slice(here.length)) {
      // As it lies here: in the file the same entry may be sealed under another nonce.
      const before = here[entry.n - 2] ?? table.entries[entry.n - 2] ?? null;
      const written = await storage.append(id, entry, { before, seed: table.seed !== null, durable: false });
      if (written !== 'written')
        return refuse(`Another window wrote in ${table.note.name} meanwhile.`, { allowed: AGAIN });
    }
    await storage.note(table.note);
  } catch {
    return refuse(`This device could not save all of ${table.note.name}.`, { allowed: AGAIN });
  }
  device.platform.announce(id, table.note.entries);
  return accept(null);
}
