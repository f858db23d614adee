import type { ComponentProps } from 'react';
import { isForOne } from '@/kernel/seats';
import { useAppStore } from '@/store/context';
import { useDeferredRender } from '@/ui/page/use-deferred-render';
import { useNarrow } from '@/ui/page/use-narrow';
import { LinkList } from '@/ui/sheet/link-list';
import { SaveLine } from '../copies/save-line';
import { sayCopy } from '../copies/say-copy';
import { type SheetTools, useGameUi } from '../game-ui';
import { hasEarlier } from '../journal/earlier-sheet';
import { useTable } from '../use-table';
import styles from './menu-frame.module.css';
import { OverSheet } from './over-sheet';
import { pathOf } from './page-tabs';

type Item = ComponentProps<typeof LinkList>['items'][number];

/** A line of the menu: opens a sheet or page by its id, or runs its own action. */
export interface MenuLine extends Item {
  to?: 'sheet' | 'page';
}

const leadTo = (to: 'sheet' | 'page') => (id: string, icon: Item['icon'], title: string, note: string) =>
  ({ id, icon, title, note, to }) satisfies MenuLine;
export const toSheet = leadTo('sheet');
export const toPage = leadTo('page');

/** What games have alike in their menus, and do at once. */
export const ROUND = {
  id: 'round',
  icon: 'lock',
  title: 'Pass the papers round',
  note: 'Each person reads in turn',
} satisfies MenuLine;
export const SHUFFLE = {
  id: 'shuffle',
  icon: 'turn',
  title: 'Shuffle the discards',
  note: 'They go into the pile',
} satisfies MenuLine;

/** The menu's groups, in order; on a phone, Help is visible without scrolling. */
const GROUPS = {
  tonight: 'Tonight',
  help: 'Help',
  board: 'Board',
  table: 'Table',
  device: 'This device',
} as const;
type Groups = Record<keyof typeof GROUPS, readonly MenuLine[]>;
/** Those that fill the screen of a phone. */
const IN_SIGHT = 3;

const HELP = toSheet('help', 'info', 'Help', 'What to do now, words, rules, keys');
const EARLIER = toSheet('earlier', 'undo', 'Undo something earlier', 'Back to any entry, or one put right');
const BOOKMARKS = toSheet('bookmarks', 'flag', 'Bookmarks', 'Name this moment, or return to one');
const MAP = toSheet('map', 'map', 'New on the map?', 'Tell the app what it plays by');
const SEATS = toSheet('seats', 'person', 'Who sits here', 'Pass a power to another person');
const PHONES = toSheet('phones', 'hand', 'Phones', 'Papers on each phone, the table on a television');
/** The same sheet, where nobody has papers for a phone. */
const SCREENS = toSheet('phones', 'copy', 'On another screen', 'A television or a friend far away watches');
const PAIR = toSheet('pair', 'turn', 'Both seas', 'Another table, one switch away');
const DEAL = toSheet('deal', 'check', 'Check the deal', 'Four words to note, and whether it came so');
const PRINT = toSheet('print', 'print', 'Print', 'The position, a board, the journal, blank sheets');
const NOTES = toSheet('notes', 'pen', 'Notes', 'Written down for everyone');
const READINGS = toSheet('readings', 'learn', 'Readings', 'How this table reads unclear rules');
const SETTINGS = toSheet('device', 'settings', 'Settings', 'Text size, light, left hand, sound, install');
const ELSEWHERE = toSheet(
  'elsewhere',
  'file',
  'Take it to another device',
  'One file: save it here, open it there',
);
const LOCKS = toSheet('locks', 'lock', 'PINs and passphrases', 'Give a seat another one');
const EXPORT = toSheet('export', 'share', 'Export', 'The log, the figures, or a play for BG Stats');
const COPY = toSheet('copy', 'box', 'End the evening', 'Back up if you like, then Home');
const POLICY = toPage('policy', 'learn', 'The app’s policy', 'How it decides for the powers it plays');
const PAUSE = {
  id: 'pause',
  icon: 'pause',
  title: 'Pause',
  note: 'For dinner: the turn and the next step in large type',
} satisfies MenuLine;
const ROOM = {
  id: 'room',
  icon: 'copy',
  title: 'For the room',
  note: 'In large type, in a second window',
} satisfies MenuLine;
const HOME = {
  id: 'home',
  icon: 'box',
  title: 'Home',
  note: 'Other tables; this one is saved',
} satisfies MenuLine;

const HOME_UNSAVED = { ...HOME, note: 'Other tables; this one is not saved yet' };

interface MenuFrameProps {
  tools: Omit<SheetTools, 'onOpen'> & { onOpen: (sheet: string) => void };
  /** What this game’s tables have besides what every table has. */
  lines: Partial<Groups>;
}

/**
 * The menu of everything but the next step, in groups. It leaves out what the page header has, such as the
 * tabs and the journal. Actions that end something come last and ask for confirmation.
 */
export function MenuFrame({ tools, lines }: MenuFrameProps) {
  const { open, table } = useTable();
  const saveStatus = useAppStore((state) => state.saveStatus);
  const { hasCommand, bothSeas, mapQuestions, ending } = useGameUi();
  const narrow = useNarrow();
  const rest = useDeferredRender();
  const { onOpen, onClose, onPause, go } = tools;
  const alone = isForOne(open.seats);
  /** A line for a command, if the game has that command. */
  const where = (command: string, line: MenuLine) => (hasCommand(command) ? [line] : []);
  const bookmarks = where('bookmark', BOOKMARKS);
  const leave = (then: () => void) => () => {
    onClose();
    then();
  };
  const draw = ({ to, ...item }: MenuLine): Item => {
    if (to === 'sheet') return { ...item, onPress: () => onOpen(item.id) };
    return to === 'page' ? { ...item, onPress: leave(() => go(pathOf(table.id, item.id))) } : item;
  };
  // First, what a table for one needs most often.
  const groups: Groups = {
    tonight: [
      ...(alone ? bookmarks : []),
      ...(hasEarlier(table.rows) ? [EARLIER] : []),
      ...(lines.tonight ?? []),
      ...where('note', NOTES),
      ...(alone ? [] : bookmarks),
      !alone && hasCommand('open-papers') ? PHONES : SCREENS,
      ...(bothSeas ? [PAIR] : []),
      // On a phone the head of the page has no room for it.
      ...(narrow ? [{ ...PAUSE, onPress: leave(onPause) }] : []),
    ],
    board: [...(alone && mapQuestions ? [MAP] : []), ...(lines.board ?? [])],
    table: [...(lines.table ?? []), ...where('reseat', SEATS), ...(open.commitment ? [DEAL] : []), PRINT],
    device: [
      SETTINGS,
      ...(table.locks ? [LOCKS] : []),
      toSheet('backup', 'download', 'Back up', `Last copy: ${sayCopy(table)}`),
      ELSEWHERE,
      EXPORT,
      { ...ROOM, href: `#/room/${table.id}`, onPress: onClose },
      { ...(saveStatus === 'failed' ? HOME_UNSAVED : HOME), onPress: () => go('/') },
    ],
    help: [
      HELP,
      ...(alone ? where('set-policy', POLICY) : []),
      ...where('choose-reading', READINGS),
      ...(lines.help ?? []),
    ],
  };
  const end = ending?.(open);
  return (
    <OverSheet title={open.name} note={<SaveLine />} onClose={onClose} wide>
      <div className={styles.groups}>
        {(Object.keys(GROUPS) as (keyof Groups)[])
          .filter((group) => groups[group].length > 0)
          .slice(0, rest ? undefined : IN_SIGHT)
          .map((group) => (
            <section key={group} className={styles.group} aria-labelledby={`menu-${group}`}>
              <h3 id={`menu-${group}`} className={styles.heading}>
                {GROUPS[group]}
              </h3>
              <LinkList items={groups[group].map(draw)} />
            </section>
          ))}
      </div>
      {rest && (
        <div className={styles.end}>
          <LinkList
            items={[...(end ? [toSheet('ending', 'flag', end.title, end.note)] : []), COPY].map(draw)}
          />
        </div>
      )}
    </OverSheet>
  );
}
