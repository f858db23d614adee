import type { Preferences } from './app-store';

const NAME = 'pair';

function read(preferences: Preferences): string[] {
  try {
    const held = JSON.parse(preferences.read(NAME) ?? 'null') as unknown;
    return Array.isArray(held) && held.length === 2 && held.every((id) => typeof id === 'string') ? held : [];
  } catch {
    return [];
  }
}

/** The table played together with this one, remembered on this device only and not in the journals. */
export function readLinkedTable(preferences: Preferences, id: string): string | null {
  const pair = read(preferences);
  return pair.includes(id) ? (pair.find((other) => other !== id) ?? null) : null;
}

/** Two tables are played in one evening from now on, or this one by itself. */
export function writeLinkedTable(preferences: Preferences, id: string, other: string | null): void {
  preferences.write(NAME, other === null ? null : JSON.stringify([id, other]));
}
