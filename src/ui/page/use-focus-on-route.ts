import { useLayoutEffect, useRef } from 'react';

let arrived = false;

/**
 * When a screen takes the place of another, the focus went with the old one, or is on what led here: it goes to the
 * new screen's heading, so that the next Tab begins there and the heading is read aloud. The first screen of a visit
 * leaves the focus where the browser has it.
 * @param page which of several screens in one frame; leaving one for another is an arrival as well
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
    // What has come may have taken it; a key of the frame stays and has it still.
    const left = activeElement === document.body || (changed && !activeElement?.closest('main, dialog'));
    if (first || !left) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page]);
}
