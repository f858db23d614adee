import { useEffectEvent, useLayoutEffect } from 'react';

/** What stands in the browser’s history while something lies open: the way back shuts that, and leaves the page where it is. */
const OPEN = { open: true };
const isOpen = () => (history.state as typeof OPEN | null)?.open === true;

interface Steps {
  currentEntry: { key: string; index: number } | null;
  entries(): { key: string }[];
}
/** The steps of this window, in a browser that tells them. */
const steps = () => (window as { navigation?: Steps }).navigation;

/** What lies open, the uppermost last. */
const open: (() => void)[] = [];
/** Where the way back leads from the newest step: the step before it, or at least the page. */
let before: { key: string | undefined; hash: string } | null = null;

/** A step of its own, for what lies open; what comes in the place of another takes over its step. */
function stepIn(): void {
  if (open.length === 0) return;
  if (!isOpen()) {
    // The page is not moved on the way back to it.
    history.scrollRestoration = 'manual';
    history.pushState(OPEN, '');
    history.scrollRestoration = 'auto';
  }
  const now = steps()?.currentEntry;
  before = { key: now ? steps()?.entries()[now.index - 1]?.key : undefined, hash: location.hash };
}

/** The way back was taken from the step, and no other way: links lead on from it. */
function isBack(): boolean {
  if (!before || isOpen()) return false;
  return before.key === undefined ? location.hash === before.hash : before.key === steps()?.currentEntry?.key;
}

function moved(): void {
  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
  if (!isBack()) return;
  const known = before?.key !== undefined;
  before = null;
  const shut = open.at(-1);
  if (shut) {
    shut();
    // What stays open, because it asks first or because something lies under it, keeps a step.
    setTimeout(stepIn);
  }
  // What was shut otherwise has left its step behind: the way back goes past it.
  else if (known) history.back();
}

/** Gives the browser’s way back a step of its own while something lies open. */
export function useBackNavigation(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const shut = () => back();
    // Listens from the first time on: a step that is left behind is gone past later.
    addEventListener('popstate', moved);
    open.push(shut);
    stepIn();
    return () => {
      open.splice(open.indexOf(shut), 1);
    };
  }, []);
}
