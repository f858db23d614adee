import { useSyncExternalStore } from 'react';

/** As wide as a laptop or a landscape tablet: room for a sheet next to the list. */
const WIDE = '(min-width: 64rem)';

function listen(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The last value on screen: paper is narrow, but printing must not open or close anything. */
let onScreen = false;

function isWide(): boolean {
  if (!matchMedia('print').matches) onScreen = matchMedia(WIDE).matches;
  return onScreen;
}

/** Whether two sheets have room side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(listen, isWide);
}
