import { useLayoutEffect, useState } from 'react';

/** The width of a phone in the page's own letters, as the container queries have it. */
const NARROW_REM = 37.5;

function isNarrow(): boolean {
  // Drawn without a browser a page has no width.
  if (typeof document === 'undefined') return false;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const { clientWidth } = document.body;
  return clientWidth > 0 && clientWidth <= NARROW_REM * rem;
}

/** Whether something holds for the size of the page; checked again whenever that changes. */
export function useSizeCheck(check: () => boolean): boolean {
  // Known at the first render, to render only once.
  const [holds, setHolds] = useState(check);
  useLayoutEffect(() => {
    // The observer reports the width at the first layout; reading it here would force another layout.
    const observer = new ResizeObserver(() => setHolds(check()));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [check]);
  return holds;
}

/** Whether the page is as narrow as a phone, for what must then stand elsewhere in it and not only look different. */
export const useNarrow = () => useSizeCheck(isNarrow);
