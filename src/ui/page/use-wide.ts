import { useSyncExternalStore } from 'react';

/** As wide as a laptop or a tablet that lies: room for a sheet beside the list. */
const WIDE = '(min-width: 64rem)';

function listen(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** What the screen said last: a sheet of paper is narrow, and nothing opens or shuts because a page is printed. */
let onScreen = false;

function isWide(): boolean {
  if (!matchMedia('print').matches) onScreen = matchMedia(WIDE).matches;
  return onScreen;
}

/** Whether two sheets have room side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(listen, isWide);
}
