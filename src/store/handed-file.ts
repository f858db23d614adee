let handed: File | null = null;

/** A list that was opened on Home goes to the page that reads it: no address holds a file. */
export function handFile(file: File): void {
  handed = file;
}

/** What was handed over, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
