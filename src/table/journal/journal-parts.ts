import type { Entry } from '@/kernel/journal/entry';
import { movesHead } from '@/kernel/journal/journal';
import type { PublicRow } from '@/kernel/journal/views';

/** A part of the journal: one phase of one turn. */
export interface Part {
  heading: string;
  /** The step that led there, where nothing else came of it: it is the part’s head and no row of it. */
  begun: PublicRow | null;
  /** Oldest first. */
  rows: PublicRow[];
}

interface Reading {
  /** What heads the part that an entry was made in. */
  headingOf: (at: Entry['at']) => string;
  isStep: (entry: Entry) => boolean;
  /** Where the table stands now. */
  now: Entry['at'];
}

/** Where the table stood after each row: where the next one that stands was made. */
function placesAfter(rows: readonly PublicRow[], now: Entry['at']): Entry['at'][] {
  const places: Entry['at'][] = [];
  let next = now;
  for (const { entry, stands } of rows.toReversed()) {
    places.push(next);
    if (stands && movesHead(entry) === null) next = entry.at;
  }
  return places.reverse();
}

/** The journal in its parts, oldest first. A step that stands belongs to the phase that it leads to. */
export function partsOf(rows: readonly PublicRow[], { headingOf, isStep, now }: Reading): Part[] {
  const after = placesAfter(rows, now);
  const parts: Part[] = [];
  for (const [at, row] of rows.entries()) {
    const step = row.stands && isStep(row.entry);
    const here = headingOf(row.entry.at);
    const heading = step ? headingOf(after[at] as Entry['at']) : here;
    const last = parts.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else if (step && heading !== here) parts.push({ heading, begun: row, rows: [] });
    else parts.push({ heading, begun: null, rows: [row] });
  }
  return parts;
}

/** What of the parts is shown: the rows that pass, and heads of parts of which anything does. */
export function partsWith(parts: readonly Part[], passes: (row: PublicRow) => boolean): Part[] {
  return parts.flatMap((part) => {
    const rows = part.rows.filter(passes);
    return rows.length > 0 || (part.begun && passes(part.begun)) ? [{ ...part, rows }] : [];
  });
}
