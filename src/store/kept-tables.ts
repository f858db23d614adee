import type { Preferences } from './box';

const PLACE = 'tables';

/** How many tables this device had when it was last looked: it lies apart from them, and stays where they are lost. */
export const tablesKept = (preferences: Preferences): number => Number(preferences.read(PLACE)) || 0;

export function rememberTables(preferences: Preferences, tables: number): void {
  preferences.write(PLACE, tables > 0 ? String(tables) : null);
}
