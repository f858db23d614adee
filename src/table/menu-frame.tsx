import type { ComponentProps, ReactNode } from 'react';
import type { Refusal } from '@/kernel/result';
import { LinkList } from '@/ui/link-list';
import type { SheetTools } from './face';
import { Fingerprint } from './fingerprint';
import { KeptLine } from './kept-line';
import { OverSheet } from './over-sheet';
import { pathOf } from './path-of';
import sheet from './sheet-foot.module.css';
import { useTable } from './use-table';

type Item = ComponentProps<typeof LinkList>['items'][number];

/** A line of the menu: it leads to a sheet or a page by its id, or does what it says. */
export interface MenuLine extends Item {
  to?: 'sheet' | 'page';
}

const leadTo = (to: 'sheet' | 'page') => (id: string, icon: Item['icon'], title: string, note: string) =>
  ({ id, icon, title, note, to }) satisfies MenuLine;
export const toSheet = leadTo('sheet');
export const toPage = leadTo('page');

const FIRST = toSheet('copy', 'download', 'End the evening', 'The table as one file, then Home');

interface MenuFrameProps {
  tools: Omit<SheetTools, 'onOpen'> & { onOpen: (sheet: string) => void };
  /** What this game’s tables have between the evening’s end and the ways out. */
  lines: readonly MenuLine[];
  refusal: Refusal | null;
  /** What can be done here at once. */
  children: ReactNode;
}

/** Everything that is not the next thing. */
export function MenuFrame({ tools, lines, refusal, children }: MenuFrameProps) {
  const { open, table } = useTable();
  const { onOpen, onClose, onPause, go } = tools;
  const leave = (then: () => void) => () => {
    onClose();
    then();
  };
  const items = [FIRST, ...lines].map(({ to, ...item }: MenuLine): Item => {
    if (to === 'sheet') return { ...item, onPress: () => onOpen(item.id) };
    return to === 'page' ? { ...item, onPress: leave(() => go(pathOf(table.id, item.id))) } : item;
  });
  const out: Item[] = [
    {
      id: 'room',
      icon: 'copy',
      title: 'For the room',
      note: 'The table in large type, in a second window',
      href: `#/room/${table.id}`,
      onPress: onClose,
    },
    {
      id: 'pause',
      icon: 'pause',
      title: 'Pause',
      note: 'Dinner: season and next thing in large type',
      onPress: leave(onPause),
    },
    { id: 'home', icon: 'box', title: 'Home', note: 'The table is kept', onPress: () => go('/') },
  ];
  return (
    <OverSheet title={open.name} note={<KeptLine />} onClose={onClose} refusal={refusal}>
      <LinkList items={[...items, ...out]} />
      <div className={sheet.foot}>
        <Fingerprint />
        {children}
      </div>
    </OverSheet>
  );
}
