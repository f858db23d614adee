/** The maximum milliseconds of work at a time, so that the page stays responsive. */
const STRETCH = 40;

/** Yields once enough time has passed; resolves to false if it has not. */
export function createYielder(): () => Promise<boolean> {
  let began = Date.now();
  return async () => {
    if (Date.now() - began < STRETCH) return false;
    await new Promise((resolve) => setTimeout(resolve));
    began = Date.now();
    return true;
  };
}
