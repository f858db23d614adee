import type { StoredRecords } from '@/kernel/ports';
import { accept, type Result } from '@/kernel/result';
import { readSealing } from '@/kernel/sealing/sealing';
import type { LockedTable, Preferences } from '../app-store';
import { readTries } from './tries';

/** What the unlock page shows of a locked table. */
export function describeLocked(
  preferences: Preferences,
  id: string,
  { locked, note, record }: StoredRecords,
): Result<LockedTable> {
  const read = readSealing(locked);
  if (!read.ok) return read;
  const { setup } = (record ?? {}) as { setup?: { name?: unknown } };
  const known = [(note as { name?: unknown } | null)?.name, setup?.name];
  const name = known.find((word): word is string => typeof word === 'string') ?? 'A table without a name';
  const seats = read.value.seats.map(({ person, how }) => {
    const { until } = readTries(preferences, id, person);
    return { person, how, open: false, until };
  });
  return accept({ id, name, recovery: read.value.recovery.kind, seats });
}
