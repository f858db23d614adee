import { FREE_LOCK, type WriteLock, type WriteLocks } from '@/kernel/ports';

/** Connects the windows of one device; null if the browser cannot: windows then rely on storage alone. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** So many milliseconds another window has to write down what waits: one that sleeps never answers. */
const PATIENCE = 2000;

const nameOf = (id: string) => `dispatch-box/${id}`;

/** Lets one window at a time write a table, by Web Locks; without them every window gets the lock. */
export function createWebLocks(): WriteLocks {
  const channel = openChannel('dispatch-box/pens');
  /** Releases each lock that this window holds. */
  const held = new Map<string, () => Promise<void>>();
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: string }>) => void held.get(data.id)?.(),
  );

  function hold(
    locks: LockManager,
    { id, whenWritten, ...how }: LockOptions & { id: string; whenWritten: () => Promise<void> },
  ): Promise<WriteLock | null> {
    return new Promise((resolve, reject) => {
      let holds = false;
      const write = (lock: Lock | null) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => {
          holds = true;
          const giveUp = async () => {
            await whenWritten();
            letGo();
          };
          const letGo = () => {
            holds = false;
            if (held.get(id) === giveUp) held.delete(id);
            release();
          };
          held.set(id, giveUp);
          resolve({ isHeld: () => holds, release: letGo });
        });
      };
      locks.request(nameOf(id), how, write).catch((error) => {
        // Another window took it.
        holds = false;
        reject(error);
      });
    });
  }

  return {
    async acquire(id, whenWritten, waits) {
      try {
        const { locks } = navigator;
        if (!locks) return FREE_LOCK;
        const free = await hold(locks, { id, whenWritten, ifAvailable: true });
        if (free || !waits) return free;
        channel?.postMessage({ id });
        const patience = AbortSignal.timeout(PATIENCE);
        return await hold(locks, { id, whenWritten, signal: patience }).catch(() =>
          hold(locks, { id, whenWritten, steal: true }),
        );
      } catch {
        return FREE_LOCK;
      }
    },
  };
}
