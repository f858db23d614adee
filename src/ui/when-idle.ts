/** Does something once nothing else is to do; where the browser does not say when that is, soon. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 300);
}
