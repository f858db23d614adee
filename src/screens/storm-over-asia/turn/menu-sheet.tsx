import { isForOne } from '@/kernel/seats';
import { cardsHeld, hasCurtain } from '@/systems/storm-over-asia/dues';
import type { OpenState } from '@/systems/storm-over-asia/state';
import type { SheetTools } from '@/table/face';
import { MenuFrame, type MenuLine, toPage, toSheet } from '@/table/menu-frame';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/button';

const BOOKMARKS = toSheet('bookmarks', 'flag', 'Bookmarks', 'Name this moment, or return to one');

/** What a table for one wants most often comes first. */
const FOR_ONE: readonly MenuLine[] = [
  toPage('policy', 'learn', 'The app’s policy', 'How it decides for the powers it holds'),
  BOOKMARKS,
  toSheet('map', 'map', 'New on the map?', 'What the app plays by'),
];

const linesFor = (alone: boolean): readonly MenuLine[] => [
  ...(alone ? FOR_ONE : []),
  toPage('table', 'map', 'China', 'Nine regions, the United Front, warlord cards'),
  toPage('powers', 'table', 'Powers', 'The card, support, income, garrisons'),
  toPage('passage', 'file', 'Passage', 'What goes on to A World at War'),
  toSheet('front', 'flag', 'United Front', 'What its own sheet says'),
  toSheet('facts', 'settings', 'Cohesion and cards', 'Cohesions, the purge card, Japan’s categories'),
  toPage('cards', 'file', 'Cards of the deck', 'What they say, filled in, shared and kept'),
  toSheet('notes', 'pen', 'Notes', 'Written down for everyone'),
  toSheet('last-time', 'turn', 'Last time', 'Where we are'),
  toSheet('pair', 'turn', 'Both seas', 'Another table, one switch away'),
  ...(alone ? [] : [BOOKMARKS]),
  toSheet('seats', 'person', 'Who sits here', 'Pass a power to another person'),
  toSheet('readings', 'learn', 'Readings', 'How this table reads unclear rules'),
  toSheet('device', 'eye', 'This device', 'Light or dark, when papers close'),
  toPage('journal', 'book', 'Journal', 'Everything, in sentences'),
];

/** Everything that is not the next thing. */
export function MenuSheet(tools: SheetTools) {
  const { open } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  const alone = isForOne(open.seats);
  const act = (type: string) => void send({ type }).then((went) => went && tools.onClose());
  return (
    <MenuFrame tools={tools} lines={linesFor(alone)} refusal={refusal}>
      {!alone && hasCurtain(open) && cardsHeld(open) > 0 && (
        <Button onClick={() => act('call-round')}>Another round of papers</Button>
      )}
      {hasCurtain(open) && <Button onClick={() => act('reshuffle')}>Shuffle the discards</Button>}
      {!open.over && <Button onClick={() => act('end')}>End the game</Button>}
    </MenuFrame>
  );
}
