import type { OpenBase } from '@/kernel/game';
import type { Preferences } from './app-store';
import type { WriteConflict } from './table/table-session';

/** Whose curtain is down, or whose papers lie open. */
export const CURTAIN = 'curtain';
/** When a player last read where a table left off. */
export const WELCOMED = 'welcomed';

/** What this device remembers of one table under a name; nothing when it is of another table, or damaged. */
export function readRemembered(
  preferences: Preferences,
  name: string,
  id: string,
): Record<string, unknown> | null {
  try {
    const held = JSON.parse(preferences.read(name) ?? 'null') as Record<string, unknown> | null;
    return held?.id === id ? held : null;
  } catch {
    return null;
  }
}

/** Remembers one fact about one table, replacing the one about another table. */
export function remember(
  preferences: Preferences,
  name: string,
  what: { id: string } & Record<string, unknown>,
): void {
  preferences.write(name, JSON.stringify(what));
}

/** The key for the unrecorded input at a table. */
export const draftsKey = (id: string) => `begun/${id}`;

/** The unrecorded input at a table; empty if it is damaged. */
export const readDrafts = (preferences: Preferences, id: string) =>
  readObject(preferences.read(draftsKey(id)));

/** The values by name in a stored text; empty if it is damaged. */
export function readObject(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** The key for the phones that are linked to a table. */
export const linkKey = (id: string) => `link/${id}`;

/** The key for the open papers at a table. */
export const visitKey = (id: string) => `visit/${id}`;

/** The sheets of papers that were not closed; null if none are open. */
export function readVisit(preferences: Preferences, id: string): string[] | null {
  const viewers = readObject(preferences.read(visitKey(id))).viewers;
  return Array.isArray(viewers) ? viewers.filter((viewer) => typeof viewer === 'string') : null;
}

/** The key for the person whose visit to the papers was not ended by Hide. */
export const unfinishedKey = (id: string) => `unfinished/${id}`;

/** Whose visit in this step closed without Hide: by a reload, a closed tab, or by itself. */
export function readUnfinished(
  preferences: Preferences,
  id: string,
  { turn, step }: OpenBase,
): string | null {
  const visit = readObject(preferences.read(unfinishedKey(id)));
  return visit.turn === turn && visit.step === step && typeof visit.person === 'string' ? visit.person : null;
}

/** The key for entries that a write conflict kept out of a table, until a player has read about them. */
export const conflictKey = (id: string) => `overtaken/${id}`;

/** What a write conflict kept out of a table; null if there was none, or if a player has read about it. */
export function readConflict(preferences: Preferences, id: string): WriteConflict | null {
  const text = preferences.read(conflictKey(id));
  if (text === null) return null;
  const { last, others } = readObject(text);
  return {
    last: typeof last === 'string' ? last : null,
    others: Number.isSafeInteger(others) ? Number(others) : 0,
  };
}

/** The key for the number of public entries already announced. */
export const announcedKey = (id: string) => `told/${id}`;

/** The number of public entries already announced here; all of them if none is stored. */
export function readAnnounced(preferences: Preferences, id: string, rows: number): number {
  const announced = Number(preferences.read(announcedKey(id)) ?? rows);
  return Number.isInteger(announced) && announced >= 0 ? Math.min(announced, rows) : rows;
}
