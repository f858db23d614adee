/** Returns a new id for something that a table stores: a line, an obligation, a marker, a note. */
export function freshId(draft: { nextId: number }, prefix: string): string {
  return `${prefix}${draft.nextId++}`;
}
