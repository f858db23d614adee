import { PageHeader } from '@/ui/page/page-header';
import { useGameUi } from '../game-ui';
import { nameUndo } from '../journal/take-back-form';
import { type useDispatch, useTable } from '../use-table';
import { pathOf } from './page-tabs';

interface TableLidProps {
  page: string;
  /** The table of the other sea, or null if there is none. */
  pair: string | null;
  go: (path: string) => void;
  send: ReturnType<typeof useDispatch>['send'];
  onOpen: (sheet: string) => void;
  onPause: () => void;
}

/** The lid of every public page of a table: when it is, and the ways to its other pages. */
export function TableHeader({ page, pair, go, send, onOpen, onPause }: TableLidProps) {
  const face = useGameUi();
  const { open, table, moment } = useTable();
  const when = face.whenOf(open);
  return (
    <PageHeader
      name={open.name}
      title={when.title}
      note={when.note}
      tools={[
        ...(moment === null && page === 'table'
          ? [
              {
                icon: 'undo' as const,
                label: nameUndo(table.undo, face.nameEntry),
                disabled: !table.undo,
                onPress: () => void send({ type: 'undo' }),
                bare: true,
              },
            ]
          : []),
        page === 'table'
          ? { icon: 'map', label: 'Boards', onPress: () => go(pathOf(table.id, face.boardNow(open), moment)) }
          : { icon: 'table', label: 'Table', onPress: () => go(pathOf(table.id, 'table', moment)) },
        { icon: 'book', label: 'Journal', onPress: () => go(pathOf(table.id, 'journal')) },
        ...(pair
          ? [
              {
                icon: 'turn' as const,
                label: 'Other sea',
                onPress: () => go(`/table/${pair}`),
                optional: true,
              },
            ]
          : []),
        { icon: 'pause', label: 'Pause', onPress: onPause, optional: true },
        { icon: 'menu', label: 'Menu', onPress: () => onOpen('menu'), bare: true },
      ]}
    />
  );
}
