import type { Preferences } from './app-store';

/**
 * Remembers whether this device has tables. Without tables, the prerendered Home is shown at once. With
 * tables only its header is, so that Home does not look empty before they load.
 */
export function rememberPrerendered(preferences: Preferences, tables: number): void {
  preferences.write('home', tables === 0 ? 'as-drawn' : 'tables');
}
