import { isForOne } from '@/kernel/seats';
import { hasCurtain } from '@/systems/gathering-storm/dues';
import { moneyInPapers } from '@/systems/gathering-storm/purse';
import { keeps, type OpenState } from '@/systems/gathering-storm/state';
import { MenuFrame, type MenuLine, toPage, toSheet } from '@/table/menu-frame';
import { Button } from '@/ui/button';
import { useDispatch, useTable } from './use-table';

interface MenuSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
  onPause: () => void;
  go: (path: string) => void;
}

/** Everything that is not the next thing. */
export function MenuSheet(tools: MenuSheetProps) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const { onClose } = tools;
  const callRound = () => void send({ type: 'call-round' }).then((went) => went && onClose());
  return (
    <MenuFrame tools={tools} lines={linesFor(open, callRound)} refusal={refusal}>
      {open.step === 'crisis' && !open.over && (
        <Button onClick={() => void send({ type: 'war' }).then(onClose)}>War: end the game</Button>
      )}
      {hasCurtain(open) && (
        <Button onClick={() => void send({ type: 'reshuffle' })}>Shuffle the discards</Button>
      )}
    </MenuFrame>
  );
}

const BOOKMARKS = toSheet('bookmarks', 'flag', 'Bookmarks', 'Name this moment, or return to one');

/** What a table for one wants most often comes first. */
const forOne = (open: OpenState): MenuLine[] =>
  isForOne(open.seats)
    ? [
        toPage('policy', 'learn', 'The app’s policy', 'How it decides for the powers it holds'),
        BOOKMARKS,
        toSheet('map', 'map', 'New on the map?', 'What the app plays by'),
      ]
    : [];

const linesFor = (open: OpenState, callRound: () => void): MenuLine[] => [
  ...forOne(open),
  toSheet('calendar', 'clock', 'Aggressions and the Pact', 'Record them; extra cards follow'),
  toSheet('facts', 'settings', 'Board figures', 'Results, pacts, balance: what formulas read'),
  toPage('diplomacy', 'flag', 'Countries and counters', 'Flags, conquests, who may place where'),
  ...(keeps(open, 'research')
    ? [toSheet('projects', 'research', 'Research projects', 'Their last steps, and projects of your own')]
    : []),
  ...(!isForOne(open.seats) && (keeps(open, 'research') || moneyInPapers(open))
    ? [
        {
          id: 'sheets',
          icon: 'lock' as const,
          title: 'Pass the papers round',
          note: 'Whatever lies in them, person by person',
          onPress: callRound,
        },
      ]
    : []),
  toPage('economy', 'table', 'Economy', 'Income, tile points, random tiles, factories'),
  toPage('construction', 'file', 'Construction', 'Ships and units, and what events allow'),
  toSheet('notes', 'pen', 'Notes', 'Written down for everyone'),
  toSheet('last-time', 'turn', 'Last time', 'Where we are; does the board agree?'),
  ...(open.over ? [toSheet('lay-open', 'eye', 'Open the papers', 'Every hand, once all agree')] : []),
  toSheet('pair', 'turn', 'Both seas', 'Another table, one switch away'),
  ...(isForOne(open.seats) ? [] : [BOOKMARKS]),
  toSheet('seats', 'person', 'Who sits here', 'Pass a power to another person'),
  toSheet('readings', 'learn', 'Readings', 'How this table reads unclear rules'),
  toSheet('device', 'eye', 'This device', 'Light or dark, when papers close'),
  toPage('journal', 'book', 'Journal', 'Everything, in sentences'),
  toPage('deck', 'box', 'This table’s deck', 'Its cards, and what all have seen of them'),
];
