import type { Install } from '@/kernel/ports';

/** Where the app is installed manually, for browsers that delete a page's storage. */
const PLACES: Partial<Record<Install, string>> = {
  'by-hand': 'on the Home Screen',
  'by-dock': 'in the Dock',
};

/** What Safari, and every browser on an iPad, does with unvisited tables; null for other browsers. */
export function saySevenDays(install: Install): string | null {
  const place = PLACES[install];
  if (!place) return null;
  return `After seven days in which you use this browser and do not come here it deletes your tables. It keeps those of the app ${place}.`;
}

/** What to do before installing the app there; null for other browsers. */
export function sayOwnStorage(install: Install): string | null {
  const place = PLACES[install];
  if (!place) return null;
  return `The app ${place} has a storage of its own: back up your tables first, then open the files there.`;
}
