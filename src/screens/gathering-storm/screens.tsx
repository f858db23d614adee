import { useEffect } from 'react';
import { useBox } from '@/store/context';
import { CurtainScreen } from './curtain-screen';
import { JournalScreen } from './journal/journal-screen';
import { NewTable } from './new-table';
import { PapersScreen } from './papers-screen';
import { TableScreen } from './table-screen';

/** The curtain and the papers stand instead of the table, never over it: nothing public or private is left in the page. */
function TableScreens({ page, go }: { page: 'table' | 'journal'; go: (path: string) => void }) {
  const curtain = useBox((state) => state.curtain);
  const papers = useBox((state) => state.papers);
  const shown = papers ? 'papers' : curtain ? 'curtain' : page;
  // Every screen is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is what changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [shown]);
  if (papers) return <PapersScreen papers={papers} />;
  if (curtain) return <CurtainScreen person={curtain} />;
  return page === 'journal' ? <JournalScreen go={go} /> : <TableScreen go={go} />;
}

export { NewTable, TableScreens };
