import { useEffectEvent, useLayoutEffect } from 'react';

/** What stands in the browser’s history while something lies open: the way back shuts that, and leaves the page where it is. */
const OPEN = { open: true };
const isOpen = () => (history.state as typeof OPEN | null)?.open === true;

/** What lies open, the uppermost last. */
const open: (() => void)[] = [];
/** The page that the newest step led to. */
let here = '';

/** A step of its own, for what lies open; what comes in the place of another takes over its step. */
function stepIn(): void {
  if (open.length === 0 || isOpen()) return;
  // The page is not moved on the way back to it.
  history.scrollRestoration = 'manual';
  history.pushState(OPEN, '');
  history.scrollRestoration = 'auto';
}

function step(): void {
  const samePage = location.hash === here;
  here = location.hash;
  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
  if (!samePage || isOpen()) return;
  const shut = open.at(-1);
  if (shut) {
    shut();
    // What stays open, because it asks first or because something lies under it, keeps a step.
    setTimeout(stepIn);
  }
  // What was shut otherwise has left its step behind: the way back goes past it.
  else history.back();
}

const arrive = () => {
  here = location.hash;
};

/** Gives the browser’s way back a step of its own while something lies open. */
export function useWayBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const shut = () => back();
    // Listens from the first time on: a step that is left behind is gone past later.
    addEventListener('popstate', step);
    addEventListener('hashchange', arrive);
    if (open.length === 0) arrive();
    open.push(shut);
    stepIn();
    return () => {
      open.splice(open.indexOf(shut), 1);
    };
  }, []);
}
