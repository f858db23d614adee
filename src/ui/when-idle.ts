/** The delay in milliseconds after which it runs anyway: a browser may never report being idle. */
const LATEST = 2000;

/** Runs a function when the browser is idle, or soon if it cannot tell. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, 300);
}
