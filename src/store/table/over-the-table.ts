import type { BoxState } from '../box';
import type { LiveTable } from './live-table';

type Over = Pick<BoxState, 'curtain' | 'papers'>;

/** What lay over the table: the curtain again, or the papers of who plays alone. */
export function afterReload(table: LiveTable, person: unknown): Over {
  if (typeof person !== 'string') return { curtain: null, papers: null };
  const { viewers, curtain } = table.papersOf(person);
  if (curtain || viewers.length === 0) return { curtain: curtain ? person : null, papers: null };
  return { curtain: null, papers: { person, viewers, ...table.readPapers(viewers) } };
}

/** What lies over a table in sight while it is read anew stays: whoever decides there is not sent away. */
export function asBefore(table: LiveTable, { papers, curtain }: Over): Over {
  const theirs = papers ? table.papersOf(papers.person).viewers : [];
  if (!papers?.viewers.every((viewer) => theirs.includes(viewer))) return { curtain, papers: null };
  return { curtain, papers: { ...papers, ...table.readPapers(papers.viewers) } };
}
