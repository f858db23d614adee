import type { AppState } from '../app-store';
import type { TableSession } from './table-session';

type Overlays = Pick<AppState, 'curtain' | 'papers'>;

/** Restores the overlays of a table: the curtain, or the papers of a person who plays alone. */
export function restoreOverlays(table: TableSession, person: unknown): Overlays {
  if (typeof person !== 'string') return { curtain: null, papers: null };
  const { viewers, curtain } = table.papersOf(person);
  if (curtain || viewers.length === 0) return { curtain: curtain ? person : null, papers: null };
  return { curtain: null, papers: { person, viewers, ...table.readPapers(viewers) } };
}

/** Keeps the overlays while a visible table is read again, so that a decision is not interrupted. */
export function keepOverlays(table: TableSession, { papers, curtain }: Overlays): Overlays {
  const theirs = papers ? table.papersOf(papers.person).viewers : [];
  if (!papers?.viewers.every((viewer) => theirs.includes(viewer))) return { curtain, papers: null };
  return { curtain, papers: { ...papers, ...table.readPapers(papers.viewers) } };
}
