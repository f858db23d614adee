import { allLoaded } from '../lazy-component';

let wanted: string | null = null;

/** Resolves after the next paint: an animation frame runs before it. */
const seen = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Prints the page once everything is loaded, overlays are closed, and the result is painted. */
export async function printSoon(): Promise<void> {
  const { hash } = location;
  await seen();
  await allLoaded();
  await document.fonts.ready;
  // Do not print if the player has gone to another page.
  if (location.hash === hash) window.print();
}

/** Prints the page of this address once it is there. */
export function printOnArrival(path: string): void {
  wanted = path;
}

/** Called when a page has rendered; prints it if it was waited for. */
export function arrived(): void {
  if (wanted === null) return;
  if (location.hash === `#${wanted}`) void printSoon();
  wanted = null;
}
