import type { Preferences } from './box';
import { forgetForms } from './forms';
import { begunAt, overtakenAt, toldAt, visitAt } from './remembered';

/** What was begun at a table goes with it. */
export function forget(preferences: Preferences, id: string): void {
  for (const place of [begunAt(id), visitAt(id), toldAt(id), overtakenAt(id)]) preferences.write(place, null);
  forgetForms(preferences, id);
}
