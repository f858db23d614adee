import type { AppState, Preferences } from './app-store';
import { forgetForms, formsOutlivePage } from './forms';
import { announcedKey, conflictKey, draftsKey, linkKey, unfinishedKey, visitKey } from './remembered';
import { triesKey } from './sealing/tries';

/** Deletes the unrecorded input of a table. */
export function forget(preferences: Preferences, id: string): void {
  const left = [
    draftsKey(id),
    visitKey(id),
    unfinishedKey(id),
    announcedKey(id),
    conflictKey(id),
    triesKey(id),
    linkKey(id),
  ];
  for (const name of left) preferences.write(name, null);
  forgetForms(preferences, id);
}

type Held = Pick<AppState, 'table' | 'saveStatus' | 'unsaved'>;

/** Whether something of the tables of this window is not on the device. */
export function holdsUnsaved({ table, saveStatus, unsaved }: Held): boolean {
  const writes = table !== null && (saveStatus === 'keeping' || saveStatus === 'failed');
  return writes || unsaved.length > 0;
}

/** Why a newer version does not open in this window now: a new page would lose something. */
export function whyNoReload(
  state: Held & Pick<AppState, 'papers' | 'curtain'>,
  decksUnsaved: boolean,
  preferences: Preferences,
): string | null {
  if (state.papers || state.curtain !== null) return 'Papers are open in this window. Hide them first.';
  if (decksUnsaved || holdsUnsaved(state))
    return 'Something in this window is not saved yet. Save it, then try again.';
  if (formsOutlivePage(preferences)) return null;
  return 'Papers were open in this window, and it keeps what was begun in them. Close Dispatch Box in every window, then open it again.';
}
