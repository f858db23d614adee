/**
 * Makes the browser ask before this page is left or reloaded while something in it is not saved.
 * @returns a function that stops it
 */
export function askBeforeLeaving(isUnsaved: () => boolean): () => void {
  const ask = (leaving: BeforeUnloadEvent) => {
    if (isUnsaved()) leaving.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
