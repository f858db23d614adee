import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from '@/ui/form/button';
import { Guide } from '@/ui/page/guide';
import { useGameUi } from '../game-ui';
import { sayTakenBack } from '../journal/take-back-form';
import { useRows } from '../journal/use-rows';
import { useDispatch, useTable } from '../use-table';
import { OverSheet } from './over-sheet';
import { pathOf } from './page-tabs';

interface MomentFootProps {
  page: string;
  /** The public entry after which the table is shown. */
  moment: number;
  go: (path: string) => void;
}

/** The foot of the table as it was: after which entry, one back, one on, and back to now. The arrow keys do the same. */
export function MomentFoot({ page, moment, go }: MomentFootProps) {
  const { sayEntry } = useGameUi();
  const { table } = useTable();
  const newest = useRows().at(-1);
  const [asked, setAsked] = useState(false);
  const line = table.standing;
  const at = line.findLastIndex(({ no }) => no === moment);
  const earlier = moment === 0 ? null : at < 0 ? nearestBefore(line, moment) : (line[at - 1]?.no ?? 0);
  const later = moment === 0 ? line[0]?.no : at < 0 ? undefined : line[at + 1]?.no;
  const to = (no: number | null | undefined) => {
    if (no !== null && no !== undefined) go(pathOf(table.id, page === 'journal' ? 'table' : page, no));
  };
  useArrows((back) => to(back ? earlier : later));
  return (
    <Guide
      label="The table as it was"
      line={moment === 0 ? 'As it was set up' : `As it was after ${moment}`}
      reason={moment > 0 && newest ? sayEntry(newest.entry).text : 'Before the first entry.'}
      extra={
        <>
          <Button
            icon="chevron-left"
            aria-keyshortcuts="ArrowLeft"
            disabled={earlier === null}
            why="This is where the table begins."
            onClick={() => to(earlier)}
          >
            Earlier
          </Button>
          <Button
            icon="chevron-right"
            aria-keyshortcuts="ArrowRight"
            disabled={later === undefined}
            why="There is no later entry."
            onClick={() => to(later)}
          >
            Later
          </Button>
          {moment > 0 && later !== undefined && (
            <Button icon="turn" onClick={() => setAsked(true)}>
              Go on from here
            </Button>
          )}
          {asked && (
            <GoOnFrom
              moment={moment}
              onGone={() => go(pathOf(table.id, 'table'))}
              onClose={() => setAsked(false)}
            />
          )}
        </>
      }
      action={{ label: 'Back to now', onPress: () => go(pathOf(table.id, page)) }}
    />
  );
}

/** Returns the table to this moment; the journal keeps every entry. */
function GoOnFrom({ moment, onGone, onClose }: { moment: number; onGone: () => void; onClose: () => void }) {
  const { send } = useDispatch({ fromThen: true });
  const { corrections } = sayTakenBack(useTable().table.rows, moment);
  return (
    <OverSheet
      title="Go on from here?"
      note={`The table stands again as it was after entry ${moment}. What was played since stays in the journal, and Bookmarks leads back to it. ${corrections}`}
      onClose={onClose}
    >
      <Button
        look="solid"
        onClick={() => void send({ type: 'return', entry: moment }).then((gone) => gone && onGone())}
      >
        Go on from here
      </Button>
    </OverSheet>
  );
}

/** For an entry that was taken back: the last standing entry before it. */
function nearestBefore(line: readonly { no: number }[], moment: number): number {
  return line.findLast(({ no }) => no < moment)?.no ?? 0;
}

/** Elements that use the arrow keys themselves: to write, choose or move. */
const OWN = 'input, textarea, select, [contenteditable], [role="toolbar"], [role="tablist"], dialog';

const ARROWS = ['ArrowLeft', 'ArrowRight'];

/** Handles the arrow keys, unless the focused element needs them. */
function useArrows(onGo: (back: boolean) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const bare = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (
      !ARROWS.includes(event.key) ||
      !bare ||
      event.defaultPrevented ||
      document.querySelector('dialog[open]')
    )
      return;
    if (event.target instanceof Element && event.target.closest(OWN)) return;
    event.preventDefault();
    onGo(event.key === ARROWS[0]);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
