import { useLayoutEffect } from 'react';

let arrived = false;

/**
 * When a screen takes the place of another, the focus went with the old one: it goes to the new
 * screen's heading, so that the next Tab begins there and the heading is read aloud. The first
 * screen of a visit leaves the focus where the browser has it.
 */
export function useArrival(): void {
  useLayoutEffect(() => {
    const first = !arrived;
    arrived = true;
    if (first || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
