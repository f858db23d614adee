import type { Preferences } from './app-store';
import { forgetForms } from './forms';
import { announcedKey, conflictKey, draftsKey, unfinishedAt, visitKey } from './remembered';

/** What was begun at a table goes with it. */
export function forget(preferences: Preferences, id: string): void {
  for (const placeOf of [draftsKey, visitKey, unfinishedAt, announcedKey, conflictKey])
    preferences.write(placeOf(id), null);
  forgetForms(preferences, id);
}
