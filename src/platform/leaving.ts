const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();

/** Has the browser ask before this page is left or read anew, while something in it is not on the device. */
export function askBeforeLeaving(unsaved: boolean): void {
  if (unsaved) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
