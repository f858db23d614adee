import { useLocation } from 'wouter';
import { printOnArrival, printSoon } from '@/ui/page/print-soon';
import { LinkList } from '@/ui/sheet/link-list';
import { useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import { pathOf } from '../page/page-tabs';
import { useTable } from '../use-table';

/** What a page prints, if its name does not explain it. */
const NOTES: Record<string, string> = {
  table: 'The position, on one A4',
  history: 'Every chart, one after another',
  journal: 'Every entry',
};

interface PrintSheetProps {
  onClose: () => void;
  go: (path: string) => void;
}

/** Prints this page or another one. It opens the other page first, so that the user sees what is printed. */
export function PrintSheet({ onClose, go }: PrintSheetProps) {
  const { pages, papers = [] } = useGameUi();
  const { table, moment } = useTable();
  const [here] = useLocation();
  function print(path: string) {
    if (path !== here) {
      printOnArrival(path);
      onClose();
      return go(path);
    }
    onClose();
    printSoon();
  }
  const at = (page: string) => pathOf(table.id, page, page === 'journal' ? null : moment);
  return (
    <OverSheet title="Print" onClose={onClose}>
      <LinkList
        items={[
          {
            id: 'this',
            icon: 'print',
            title: 'This page',
            note: 'What is on the screen now',
            onPress: () => print(here),
          },
          ...pages.map(({ id, name }) => ({
            id,
            icon: 'file' as const,
            title: name,
            ...(NOTES[id] ? { note: NOTES[id] } : {}),
            onPress: () => print(at(id)),
          })),
          ...papers.map(({ title, note, ...to }) => ({
            id: title,
            icon: 'file' as const,
            title,
            note,
            onPress: 'path' in to ? () => go(to.path) : () => print(at(to.page)),
          })),
          {
            id: 'blank',
            icon: 'pen',
            title: 'Blank sheets',
            note: 'A turn to write down by hand',
            onPress: () => print(pathOf(table.id, 'blank')),
          },
        ]}
      />
    </OverSheet>
  );
}
