import { useEffectEvent, useLayoutEffect } from 'react';

/** History state while something is open: Back closes it and stays on the page. */
const OPEN = { open: true };
const isOpen = () => (history.state as typeof OPEN | null)?.open === true;

interface Steps {
  currentEntry: { key: string; index: number } | null;
  entries(): { key: string }[];
}
/** The Navigation API of this window, if the browser has it. */
const steps = () => (window as { navigation?: Steps }).navigation;

/** The close functions of open overlays, topmost last. */
const open: (() => void)[] = [];
/** Where Back leads from the newest history entry: the key of the previous one, or at least the page. */
let before: { key: string | undefined; hash: string } | null = null;

/** Adds a history entry for an overlay. An overlay that replaces another one takes over its entry. */
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

/** Whether Back was used: links also lead away from the entry. */
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
    // If an overlay stays open, because it asks first or another one is below, it keeps a history entry.
    setTimeout(stepIn);
  }
  // Closed in another way, it left its history entry: skip it.
  else if (known) history.back();
}

/** Adds a history entry while an overlay is open, so that Back closes it. */
export function useBackNavigation(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const shut = () => back();
    // Never removed: it also skips history entries that were left earlier.
    addEventListener('popstate', moved);
    open.push(shut);
    stepIn();
    return () => {
      open.splice(open.indexOf(shut), 1);
    };
  }, []);
}
