import { FREE_LOCK, type Platform } from '@/kernel/ports';
import type { Preferences } from './app-store';

/** The prefix of the ids of guided turns; the rest says which. */
const MARK = 'first-turn.';

export const firstTurnId = (game: string, kind: string) => `${MARK}${game}.${kind}`;

/** Which guided turn a table is; null for any other table. */
export function firstTurnOf(id: string): { game: string; kind: string } | null {
  const [game, kind] = id.startsWith(MARK) ? id.slice(MARK.length).split('.') : [];
  return game && kind ? { game, kind } : null;
}

/** The platform with guided turns: each opens as if it lay on the storage, new each time, and is never written there. */
export function withFirstTurns(platform: Platform): Platform {
  const { storage } = platform;
  return {
    ...platform,
    storage: {
      ...storage,
      async read(id) {
        const asked = firstTurnOf(id);
        if (!asked) return storage.read(id);
        const { createStoredTable } = await import('./table/begin-table');
        return createStoredTable(id, asked, platform.now());
      },
      append: async (id, ...given) => (firstTurnOf(id) ? 'written' : storage.append(id, ...given)),
      hasAll: async (id, precondition) => firstTurnOf(id) !== null || storage.hasAll(id, precondition),
      hasGrown: async (id, entries) => firstTurnOf(id) === null && storage.hasGrown(id, entries),
      note: async (note) => (firstTurnOf(note.id) ? undefined : storage.note(note)),
    },
    // Each window has its own.
    locks: {
      acquire: async (id, ...given) => (firstTurnOf(id) ? FREE_LOCK : platform.locks.acquire(id, ...given)),
    },
    announce: (id, entries) => (firstTurnOf(id) ? undefined : platform.announce(id, entries)),
  };
}

/** Settings of the device, which apply wherever they were set. */
const OF_THE_DEVICE = /-seconds$/;

/** Whether an address is that of a guided turn. */
export const leadsToFirstTurn = (address: string): boolean => address.startsWith(`#/table/${MARK}`);

/**
 * Preferences that keep what belongs to a guided turn only as long as the page, and whatever is chosen while one is
 * played only until it is left.
 */
export function apartFromFirstTurns(preferences: Preferences, isPlayed: () => boolean): Preferences {
  const held = new Map<string, string | null>();
  const chosen = new Map<string, string | null>();
  return {
    read(name) {
      if (!isPlayed()) chosen.clear();
      const from = [chosen, held].find((map) => map.has(name));
      return from ? (from.get(name) ?? null) : preferences.read(name);
    },
    write(name, value) {
      if (!isPlayed()) chosen.clear();
      if (name.includes(MARK) || value?.includes(MARK)) held.set(name, value);
      else if (isPlayed() && !OF_THE_DEVICE.test(name)) chosen.set(name, value);
      else {
        held.delete(name);
        preferences.write(name, value);
      }
    },
  };
}
