import type { OpenBase } from '@/kernel/game';
import type { Preferences } from './app-store';
import type { WriteConflict } from './table/table-session';

/** Whose curtain is down, or whose papers lie open. */
export const CURTAIN = 'curtain';
/** When somebody read where a table was left. */
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

/** Remembers something of one table, in the place of what was remembered of another. */
export function remember(
  preferences: Preferences,
  name: string,
  what: { id: string } & Record<string, unknown>,
): void {
  preferences.write(name, JSON.stringify(what));
}

/** Where this device keeps what was begun at a table and is not recorded yet. */
export const draftsKey = (id: string) => `begun/${id}`;

/** What was begun at a table; nothing where it is damaged. */
export const readDrafts = (preferences: Preferences, id: string) =>
  readObject(preferences.read(draftsKey(id)));

/** What is kept by name in one text; nothing where it is damaged. */
export function readObject(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Where this device keeps whose papers lie open at a table. */
export const visitKey = (id: string) => `visit/${id}`;

/** The sheets of papers that nobody has shut yet; nothing where none lie open. */
export function readVisit(preferences: Preferences, id: string): string[] | null {
  const viewers = readObject(preferences.read(visitKey(id))).viewers;
  return Array.isArray(viewers) ? viewers.filter((viewer) => typeof viewer === 'string') : null;
}

/** Where this device keeps whose visit to the papers has not been ended by Hide. */
export const unfinishedAt = (id: string) => `unfinished/${id}`;

/** Whose visit in this step closed without Hide: by a reload, a closed tab, or by itself. */
export function readUnfinished(
  preferences: Preferences,
  id: string,
  { turn, step }: OpenBase,
): string | null {
  const visit = readObject(preferences.read(unfinishedAt(id)));
  return visit.turn === turn && visit.step === step && typeof visit.person === 'string' ? visit.person : null;
}

/** Where this device keeps what another window’s entries kept out of a table, until somebody has read it. */
export const conflictKey = (id: string) => `overtaken/${id}`;

/** What is not in a table since another window wrote first; nothing where everything is, or it was read. */
export function readConflict(preferences: Preferences, id: string): WriteConflict | null {
  const text = preferences.read(conflictKey(id));
  if (text === null) return null;
  const { last, others } = readObject(text);
  return {
    last: typeof last === 'string' ? last : null,
    others: Number.isSafeInteger(others) ? Number(others) : 0,
  };
}

/** Where this device keeps how many public entries of a table it has told. */
export const announcedKey = (id: string) => `told/${id}`;

/** How many of so many public entries were told here; all of them where nobody noted it. */
export function readAnnounced(preferences: Preferences, id: string, rows: number): number {
  const told = Number(preferences.read(announcedKey(id)) ?? rows);
  return Number.isInteger(told) && told >= 0 ? Math.min(told, rows) : rows;
}
