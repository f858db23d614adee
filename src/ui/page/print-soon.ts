let wanted: string | null = null;

/** Prints the page as it is once what lies over it is gone, and that is seen: a frame asks before it is painted. */
export function printSoon(): void {
  requestAnimationFrame(() => setTimeout(() => void document.fonts.ready.then(() => window.print())));
}

/** Prints the page of this address once it is there. */
export function printOnArrival(path: string): void {
  wanted = path;
}

/** For a page that has just come. */
export function arrived(): void {
  if (wanted === null) return;
  if (location.hash === `#${wanted}`) printSoon();
  wanted = null;
}
