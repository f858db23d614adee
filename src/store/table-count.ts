import type { Preferences } from './app-store';

const PLACE = 'tables';

/** How many tables this device had when it was last looked: it lies apart from them, and stays where they are lost. */
export const readTableCount = (preferences: Preferences): number => Number(preferences.read(PLACE)) || 0;

export function writeTableCount(preferences: Preferences, tables: number): void {
  preferences.write(PLACE, tables > 0 ? String(tables) : null);
}
