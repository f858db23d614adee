import { allLoaded } from '../lazy-component';

let wanted: string | null = null;

/** Once the next picture is seen: a frame asks before it is painted. */
const seen = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Prints the page as it is once all of it has come, what lies over it is gone, and that is seen. */
export async function printSoon(): Promise<void> {
  const { hash } = location;
  await seen();
  await allLoaded();
  await document.fonts.ready;
  // Whoever has gone on meanwhile wants another page.
  if (location.hash === hash) window.print();
}

/** Prints the page of this address once it is there. */
export function printOnArrival(path: string): void {
  wanted = path;
}

/** For a page that has just come. */
export function arrived(): void {
  if (wanted === null) return;
  if (location.hash === `#${wanted}`) void printSoon();
  wanted = null;
}
