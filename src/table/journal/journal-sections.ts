import type { Entry } from '@/kernel/journal/entry';
import { movesHead } from '@/kernel/journal/journal';
import type { PublicRow } from '@/kernel/journal/views';

/** A section of the journal: one phase of one turn. */
export interface JournalSection {
  heading: string;
  /** The step that began the section, if it produced no other row; it is the section’s head, not a row. */
  begun: PublicRow | null;
  /** Oldest first. */
  rows: PublicRow[];
}

interface SectionReader {
  /** What heads the section that an entry was made in. */
  headingOf: (at: Entry['at']) => string;
  isStep: (entry: Entry) => boolean;
  /** The table's current position. */
  now: Entry['at'];
}

/**
 * The journal in its sections, oldest first. A step that stands belongs to the phase that it leads to.
 * @param from the number of the oldest row that is wanted: no section is read that has none as new as it
 */
export function sectionsOf(
  rows: readonly PublicRow[],
  { headingOf, isStep, now }: SectionReader,
  from = 0,
): JournalSection[] {
  const sections: JournalSection[] = [];
  // Many rows are of one step, and each heading is made once.
  const headings = new Map<string, string>();
  const headingAt = (at: Entry['at']) => {
    const key = `${at.turn} ${at.step}`;
    const heading = headings.get(key) ?? headingOf(at);
    headings.set(key, heading);
    return heading;
  };
  // Newest row first: the position after a row is the position where the next standing row was made.
  let after = now;
  let leads = false;
  /** The row that was read last is the oldest of its section: where it leads there it is its head. */
  const close = () => {
    const section = sections[0];
    if (section && leads) section.begun = section.rows.pop() ?? null;
    section?.rows.reverse();
  };
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as PublicRow;
    const step = row.stands && isStep(row.entry);
    const here = headingAt(row.entry.at);
    const heading = step ? headingAt(after) : here;
    if (sections[0]?.heading !== heading) {
      close();
      if (row.no < from) return sections;
      sections.unshift({ heading, begun: null, rows: [] });
    }
    sections[0]?.rows.push(row);
    leads = step && heading !== here;
    if (row.stands && movesHead(row.entry) === null) after = row.entry.at;
  }
  close();
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
