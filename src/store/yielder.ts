/** Milliseconds at a stretch, so that the page answers in between. */
const STRETCH = 40;

/** Lets others go on, once enough has been done at a stretch; false where it was not. */
export function createYielder(): () => Promise<boolean> {
  let began = Date.now();
  return async () => {
    if (Date.now() - began < STRETCH) return false;
    await new Promise((resolve) => setTimeout(resolve));
    began = Date.now();
    return true;
  };
}
