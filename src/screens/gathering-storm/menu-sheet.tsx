import type { ComponentProps } from 'react';
import { hasCurtain } from '@/systems/gathering-storm/dues';
import { moneyInPapers } from '@/systems/gathering-storm/purse';
import { keeps } from '@/systems/gathering-storm/state';
import { Fingerprint } from '@/table/fingerprint';
import { KeptLine } from '@/table/kept-line';
import { OverSheet } from '@/table/over-sheet';
import { pathOf } from '@/table/path-of';
import styles from '@/table/sheet-foot.module.css';
import { Button } from '@/ui/button';
import { LinkList } from '@/ui/link-list';
import { useDispatch, useTable } from './use-table';

interface MenuSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
  onPause: () => void;
  go: (path: string) => void;
}

/** Everything that is not the next thing. */
export function MenuSheet({ onOpen, onClose, onPause, go }: MenuSheetProps) {
  const { open, table } = useTable();
  const { send } = useDispatch();
  const pause = () => {
    onClose();
    onPause();
  };
  const items: ComponentProps<typeof LinkList>['items'] = [
    {
      id: 'copy',
      icon: 'download',
      title: 'End the evening',
      note: 'The table as one file, then Home',
      onPress: () => onOpen('copy'),
    },
    {
      id: 'calendar',
      icon: 'clock',
      title: 'Aggressions and the Pact',
      note: 'Record them; extra cards follow',
      onPress: () => onOpen('calendar'),
    },
    {
      id: 'facts',
      icon: 'settings',
      title: 'Board figures',
      note: 'Results, pacts, balance: what formulas read',
      onPress: () => onOpen('facts'),
    },
    {
      id: 'countries',
      icon: 'flag',
      title: 'Countries and counters',
      note: 'Flags, conquests, who may place where',
      onPress: () => {
        onClose();
        go(pathOf(table.id, 'diplomacy'));
      },
    },
    ...(keeps(open, 'research')
      ? [
          {
            id: 'projects',
            icon: 'research' as const,
            title: 'Research projects',
            note: 'Their last steps, and projects of your own',
            onPress: () => onOpen('projects'),
          },
        ]
      : []),
    ...(keeps(open, 'research') || moneyInPapers(open)
      ? [
          {
            id: 'sheets',
            icon: 'lock' as const,
            title: 'Pass the papers round',
            note: 'Whatever lies in them, person by person',
            onPress: () => void send({ type: 'call-round' }).then((went) => went && onClose()),
          },
        ]
      : []),
    {
      id: 'economy',
      icon: 'table',
      title: 'Economy',
      note: 'Income, tile points, random tiles, factories',
      onPress: () => {
        onClose();
        go(pathOf(table.id, 'economy'));
      },
    },
    {
      id: 'construction',
      icon: 'file',
      title: 'Construction',
      note: 'Ships and units, and what events allow',
      onPress: () => {
        onClose();
        go(pathOf(table.id, 'construction'));
      },
    },
    {
      id: 'notes',
      icon: 'pen',
      title: 'Notes',
      note: 'Written down for everyone',
      onPress: () => onOpen('notes'),
    },
    {
      id: 'last-time',
      icon: 'turn',
      title: 'Last time',
      note: 'Where we are; does the board agree?',
      onPress: () => onOpen('last-time'),
    },
    ...(open.over
      ? [
          {
            id: 'lay-open',
            icon: 'eye' as const,
            title: 'Open the papers',
            note: 'Every hand, once all agree',
            onPress: () => onOpen('lay-open'),
          },
        ]
      : []),
    {
      id: 'pair',
      icon: 'turn',
      title: 'Both seas',
      note: 'Another table, one switch away',
      onPress: () => onOpen('pair'),
    },
    {
      id: 'seats',
      icon: 'person',
      title: 'Who sits here',
      note: 'Pass a power to another person',
      onPress: () => onOpen('seats'),
    },
    {
      id: 'readings',
      icon: 'learn',
      title: 'Readings',
      note: 'How this table reads unclear rules',
      onPress: () => onOpen('readings'),
    },
    {
      id: 'device',
      icon: 'eye',
      title: 'This device',
      note: 'Light or dark, when papers close',
      onPress: () => onOpen('device'),
    },
    {
      id: 'journal',
      icon: 'book',
      title: 'Journal',
      note: 'Everything, in sentences',
      onPress: () => go(`/table/${table.id}/journal`),
    },
    {
      id: 'deck',
      icon: 'box',
      title: 'This table’s deck',
      note: 'Its cards, and what all have seen of them',
      onPress: () => {
        onClose();
        go(pathOf(table.id, 'deck'));
      },
    },
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
      onPress: pause,
    },
    { id: 'home', icon: 'box', title: 'Home', note: 'The table is kept', onPress: () => go('/') },
  ];
  return (
    <OverSheet title={open.name} note={<KeptLine />} onClose={onClose}>
      <LinkList items={items} />
      <div className={styles.foot}>
        <Fingerprint />
        {open.step === 'crisis' && !open.over && (
          <Button onClick={() => void send({ type: 'war' }).then(onClose)}>War: end the game</Button>
        )}
        {hasCurtain(open) && (
          <Button onClick={() => void send({ type: 'reshuffle' })}>Shuffle the discards</Button>
        )}
      </div>
    </OverSheet>
  );
}
