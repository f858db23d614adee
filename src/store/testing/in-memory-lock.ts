import { FREE_LOCK, type WriteLock, type WriteLocks } from '@/kernel/ports';

/** Locks of a device that cannot coordinate windows. */
export const FREE_LOCKS: WriteLocks = { acquire: async () => FREE_LOCK };

/** One lock per table for all windows; a waiting window gets it once the other's entries are written. */
export function createMemoryLocks(): WriteLocks {
  const holding = new Map<string, { lock: WriteLock; whenWritten: () => Promise<void> }>();
  return {
    async acquire(id, whenWritten, waits) {
      const other = holding.get(id);
      if (other?.lock.isHeld()) {
        if (!waits) return null;
        await other.whenWritten();
        other.lock.release();
      }
      let holds = true;
      const lock: WriteLock = {
        isHeld: () => holds,
        release() {
          holds = false;
        },
      };
      holding.set(id, { lock, whenWritten });
      return lock;
    },
  };
}
