import type { Preferences } from './app-store';

/**
 * Remembers whether this device has tables: without one Home is as it was drawn when the app was built, and is shown
 * before anything is asked; with one only its head is, since nobody shall see another shelf than her own.
 */
export function rememberPrerendered(preferences: Preferences, tables: number): void {
  preferences.write('home', tables === 0 ? 'as-drawn' : 'tables');
}
