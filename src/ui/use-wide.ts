import { useSyncExternalStore } from 'react';

/** As wide as a laptop or a tablet that lies: room for a sheet beside the list. */
const WIDE = '(min-width: 64rem)';

function listen(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether two sheets have room side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
}
