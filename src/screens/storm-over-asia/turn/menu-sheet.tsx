import type { ComponentProps } from 'react';
import { cardsHeld, hasCurtain } from '@/systems/storm-over-asia/dues';
import type { OpenState } from '@/systems/storm-over-asia/state';
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
    toPage('table', 'map', 'China', 'Nine regions, the United Front, warlord cards'),
    toPage('powers', 'table', 'Powers', 'The card, support, income, garrisons'),
    toPage('passage', 'file', 'Passage', 'What goes on to A World at War'),
    toSheet('front', 'flag', 'United Front', 'What its own sheet says'),
    toSheet('facts', 'settings', 'Cohesion and cards', 'Cohesions, the purge card, Japan’s categories'),
    toPage('cards', 'file', 'Cards of the deck', 'What they say, filled in, shared and kept'),
    toSheet('notes', 'pen', 'Notes', 'Written down for everyone'),
    toSheet('last-time', 'turn', 'Last time', 'Where we are'),
    toSheet('pair', 'turn', 'Both seas', 'Another table, one switch away'),
    toSheet('seats', 'person', 'Who sits here', 'Pass a power to another person'),
    toSheet('readings', 'learn', 'Readings', 'How this table reads unclear rules'),
    toSheet('device', 'eye', 'This device', 'Light or dark, when papers close'),
    toPage('journal', 'book', 'Journal', 'Everything, in sentences'),
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
      onPress: () => {
        onClose();
        onPause();
      },
    },
    { id: 'home', icon: 'box', title: 'Home', note: 'The table is kept', onPress: () => go('/') },
  ];
  const act = (type: string) => void send({ type }).then((went) => went && onClose());
  return (
    <OverSheet title={open.name} note={<KeptLine />} onClose={onClose} refusal={refusal}>
      <LinkList items={items} />
      <div className={sheet.foot}>
        <Fingerprint />
        {hasCurtain(open) && cardsHeld(open) > 0 && (
          <Button onClick={() => act('call-round')}>Another round of papers</Button>
        )}
        {hasCurtain(open) && <Button onClick={() => act('reshuffle')}>Shuffle the discards</Button>}
        {!open.over && <Button onClick={() => act('end')}>End the game</Button>}
      </div>
    </OverSheet>
  );
}
