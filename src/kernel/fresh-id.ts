/** A fresh id, for what a table keeps: a line, an obligation, a marker, a note. */
export function freshId(draft: { nextId: number }, prefix: string): string {
  return `${prefix}${draft.nextId++}`;
}
