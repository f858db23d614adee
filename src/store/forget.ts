import type { Preferences } from './app-store';
import { forgetForms } from './forms';
import { announcedKey, conflictKey, draftsKey, visitKey } from './remembered';

/** What was begun at a table goes with it. */
export function forget(preferences: Preferences, id: string): void {
  for (const place of [draftsKey(id), visitKey(id), announcedKey(id), conflictKey(id)])
    preferences.write(place, null);
  forgetForms(preferences, id);
}
