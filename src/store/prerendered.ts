import type { Preferences } from './app-store';

/**
 * Remembers whether this device has tables. Without tables, the prerendered Home is shown at once. With
 * tables only its header is, so that nobody sees an empty Home that is not theirs.
 */
export function rememberPrerendered(preferences: Preferences, tables: number): void {
  preferences.write('home', tables === 0 ? 'as-drawn' : 'tables');
}
