/**
 * Has the browser ask before this page is left or read anew, while something in it is not on the device.
 * @returns what ends that
 */
export function askBeforeLeaving(isUnsaved: () => boolean): () => void {
  const ask = (leaving: BeforeUnloadEvent) => {
    if (isUnsaved()) leaving.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
