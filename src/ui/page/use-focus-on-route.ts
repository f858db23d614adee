import { useLayoutEffect, useRef } from 'react';

let arrived = false;

/**
 * Moves the focus to the new screen's heading when a screen replaces another, so the next Tab starts there
 * and the heading is read aloud. Before that the focus is lost with the old screen, or on what led here. The
 * first screen of a visit leaves the focus to the browser.
 * @param page which of several screens in one frame; going from one to another counts as a new screen
 */
export function useFocusOnRoute(page?: string): void {
  /** The screen that this frame had before. */
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    const first = !arrived;
    const changed = before.current !== undefined && before.current !== page;
    arrived = true;
    before.current = page;
    const { activeElement } = document;
    // The new screen may have taken the focus; a focused button of the frame keeps the focus.
    const left = activeElement === document.body || (changed && !activeElement?.closest('main, dialog'));
    if (first || !left) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page]);
}
