import type { Preferences } from './app-store';
import { forgetForms } from './forms';
import { announcedKey, conflictKey, draftsKey, unfinishedKey, visitKey } from './remembered';

/** Deletes the unrecorded input of a table. */
export function forget(preferences: Preferences, id: string): void {
  for (const name of [draftsKey(id), visitKey(id), unfinishedKey(id), announcedKey(id), conflictKey(id)])
    preferences.write(name, null);
  forgetForms(preferences, id);
}
