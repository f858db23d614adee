let handed: File | null = null;

/** Passes a list opened on Home to the page that reads it, because a URL cannot contain a file. */
export function handFile(file: File): void {
  handed = file;
}

/** Returns the file that was passed, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
