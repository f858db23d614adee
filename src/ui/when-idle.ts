/** A browser may never call itself idle, even where nothing happens; after so long it is done all the same. In ms. */
const LATEST = 2000;

/** Does something once nothing else is to do; where the browser does not say when that is, soon. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, 300);
}
