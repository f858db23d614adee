import type { Entry } from '@/kernel/journal/entry';
import { movesHead } from '@/kernel/journal/journal';
import type { PublicRow } from '@/kernel/journal/views';

/** A section of the journal: one phase of one turn. */
export interface JournalSection {
  heading: string;
  /** The step that led there, where nothing else came of it: it is the section’s head and no row of it. */
  begun: PublicRow | null;
  /** Oldest first. */
  rows: PublicRow[];
}

interface SectionReader {
  /** What heads the section that an entry was made in. */
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

/** The journal in its sections, oldest first. A step that stands belongs to the phase that it leads to. */
export function sectionsOf(
  rows: readonly PublicRow[],
  { headingOf, isStep, now }: SectionReader,
): JournalSection[] {
  const after = placesAfter(rows, now);
  const sections: JournalSection[] = [];
  // Many rows are of one step, and each heading is made once.
  const headings = new Map<string, string>();
  const headingAt = (at: Entry['at']) => {
    const key = `${at.turn} ${at.step}`;
    const heading = headings.get(key) ?? headingOf(at);
    headings.set(key, heading);
    return heading;
  };
  for (const [at, row] of rows.entries()) {
    const step = row.stands && isStep(row.entry);
    const here = headingAt(row.entry.at);
    const heading = step ? headingAt(after[at] as Entry['at']) : here;
    const last = sections.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else if (step && heading !== here) sections.push({ heading, begun: row, rows: [] });
    else sections.push({ heading, begun: null, rows: [row] });
  }
  return sections;
}

/** What of the sections is shown: the rows that pass, and heads of sections of which anything does. */
export function sectionsWith(
  sections: readonly JournalSection[],
  passes: (row: PublicRow) => boolean,
): JournalSection[] {
  return sections.flatMap((section) => {
    const rows = section.rows.filter(passes);
    return rows.length > 0 || (section.begun && passes(section.begun)) ? [{ ...section, rows }] : [];
  });
}
