import { useEffectEvent, useLayoutEffect } from 'react';

/** What stands in the browser’s history while something lies open: the way back shuts it, and leaves the page where it is. */
const OPEN = { papers: true };
const isOpen = () => (history.state as typeof OPEN | null)?.papers === true;

/** How many lie open; what comes in the place of another takes over its step. */
let open = 0;

/** One step more, back from which the page is not moved. */
function push(): void {
  history.scrollRestoration = 'manual';
  history.pushState(OPEN, '');
  const settle = () => setTimeout(() => (history.scrollRestoration = 'auto'));
  addEventListener('popstate', settle, { once: true });
}

/** Gives the browser’s way back a step of its own while something lies open. */
export function useWayBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => {
    open += 1;
    if (!isOpen()) push();
    const leave = () => back();
    addEventListener('popstate', leave);
    return () => {
      open -= 1;
      removeEventListener('popstate', leave);
      // Shut otherwise: its step goes, unless something else took it over or the page is another by now.
      setTimeout(() => open === 0 && isOpen() && history.back());
    };
  }, []);
}
