import type { ComponentProps } from 'react';
import { extendAction } from '@/systems/goss/guide';
import type { OpenState } from '@/systems/goss/state';
import type { SheetTools } from '@/table/face';
import { Fingerprint } from '@/table/fingerprint';
import { KeptLine } from '@/table/kept-line';
import { OverSheet } from '@/table/over-sheet';
import { pathOf } from '@/table/path-of';
import sheet from '@/table/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { LinkList } from '@/ui/link-list';

type Item = ComponentProps<typeof LinkList>['items'][number];

/** Everything that is not the next thing. */
export function MenuSheet({ onOpen, onClose, go, onPause }: SheetTools) {
  const { open, table } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  const toSheet = (id: string, icon: Item['icon'], title: string, note: string): Item => ({
    id,
    icon,
    title,
    note,
    onPress: () => onOpen(id),
  });
  const toPage = (id: string, icon: Item['icon'], title: string, note: string): Item => ({
    id,
    icon,
    title,
    note,
    onPress: () => {
      onClose();
      go(pathOf(table.id, id));
    },
  });
  const items: Item[] = [
    toSheet('copy', 'download', 'End the evening', 'The table as one file, then Home'),
    toPage('table', 'map', 'Register', 'Every marker with its hex, side and age'),
    toPage('results', 'table', 'Table of results', open.results.name),
    toSheet('readings', 'learn', 'Readings', 'How this table reads unclear rules'),
    toSheet('sides', 'flag', 'The two sides', 'Names, marks, who moves first'),
    toSheet(
      'grid',
      'settings',
      'The map’s grid',
      open.grid ? 'How its hexes lie' : 'Not set: neighbors are not named',
    ),
    toSheet('clock', 'clock', 'Set the clock', 'Day, game turn and phase'),
    toSheet('notes', 'pen', 'Notes', 'Written down for everyone'),
    toSheet('bookmarks', 'flag', 'Bookmarks', 'Name this moment, or return to one'),
    toSheet('last-time', 'turn', 'Last time', 'Where we are'),
    toSheet('device', 'eye', 'This device', 'Light or dark, when it pauses'),
    toPage('journal', 'book', 'Journal', 'Everything, in sentences'),
    {
      id: 'room',
      icon: 'copy',
      title: 'For the room',
      note: 'The register in large type, in a second window',
      href: `#/room/${table.id}`,
      onPress: onClose,
    },
    {
      id: 'pause',
      icon: 'pause',
      title: 'Pause',
      note: 'Dinner: phase and next thing in large type',
      onPress: () => {
        onClose();
        onPause();
      },
    },
    { id: 'home', icon: 'box', title: 'Home', note: 'The table is kept', onPress: () => go('/') },
  ];
  const act = (command: { type: string }) => void send(command).then((went) => went && onClose());
  const extend = extendAction(open);
  return (
    <OverSheet title={open.name} note={<KeptLine />} onClose={onClose} refusal={refusal}>
      <LinkList items={items} />
      <div className={sheet.foot}>
        <Fingerprint />
        {extend && 'command' in extend && (
          <Button icon="clock" onClick={() => act(extend.command)}>
            {extend.label}
          </Button>
        )}
        {!open.over && <Button onClick={() => act({ type: 'end' })}>End the game</Button>}
      </div>
    </OverSheet>
  );
}
