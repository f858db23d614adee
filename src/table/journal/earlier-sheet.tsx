import { useContext, useDeferredValue, useMemo, useState } from 'react';
import type { PublicRow } from '@/kernel/journal/views';
import { Button } from '@/ui/form/button';
import { JournalList } from '@/ui/sheet/journal-list';
import { type SheetTools, useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import { pathOf } from '../page/page-tabs';
import sheet from '../page/sheet-foot.module.css';
import { useTable } from '../use-table';
import { drawSection, isMove, readSections, sectionsWith } from './draw-journal';
import { atEntry, JournalPositionContext } from './journal-position';
import { beforeRow, TakeBackForm } from './take-back-form';

interface EarlierButtonProps {
  onOpen: (sheet: string) => void;
  className?: string | undefined;
}

/** Whether any entry lies further back than the one that Undo takes. */
export const hasEarlier = (rows: readonly PublicRow[]) => rows.some((row) => beforeRow(row) !== null);

/** Next to Undo: opens the earlier entries, where there are any. */
export function EarlierButton({ onOpen, className }: EarlierButtonProps) {
  const { table } = useTable();
  if (!hasEarlier(table.rows)) return null;
  return (
    <Button icon="undo" className={className} onClick={() => onOpen('earlier')}>
      Undo something earlier
    </Button>
  );
}

/** Entries listed here; the journal has them all. The visible ones render first, the rest deferred. */
const AT_ONCE = 40;
const IN_SIGHT = 12;

/** Undo beyond the last entry: lists the entries by phase, and takes back all from a chosen one on. */
export function EarlierSheet({ onClose, go }: Pick<SheetTools, 'onClose' | 'go'>) {
  const face = useGameUi();
  const { open, table, moment } = useTable();
  const place = useContext(JournalPositionContext);
  const [picked, setPicked] = useState<number | null>(null);
  const most = useDeferredValue(AT_ONCE, IN_SIGHT);
  const all = useMemo(() => {
    const rows = table.rows.filter((one) => !isMove(one));
    return { rows, offered: rows.filter((one) => beforeRow(one) !== null) };
  }, [table.rows]);
  const row = table.rows.find(({ no }) => no === picked);
  const to = row && beforeRow(row);
  const toJournal = (no: number | null) => {
    place.current = atEntry(no, table.rows.length);
    go(pathOf(table.id, 'journal'));
  };
  if (row && to)
    return (
      <OverSheet title="Take it back?" note={face.sayRow(row).text} onClose={onClose}>
        <TakeBackForm
          row={row}
          to={to}
          onGone={onClose}
          other={{ label: 'Only this entry', onPress: () => toJournal(row.no) }}
        />
      </OverSheet>
    );
  const offered = all.offered.slice(-most);
  const parts = readSections(face, open, all.rows, offered[0]?.no);
  const sections = sectionsWith(parts, (one) => offered.includes(one)).reverse();
  return (
    <OverSheet
      title="Undo something earlier"
      note="Tap what was wrong: it is taken back with all that came after, or put right by itself."
      onClose={onClose}
    >
      {moment === null && sections.length > 0 ? (
        <JournalList
          headingLevel={3}
          parts={sections.map((section) => drawSection(face, open, all.rows, section, null, setPicked))}
          coming={most < AT_ONCE}
        />
      ) : (
        <div className={sheet.body}>
          <p>
            {moment !== null
              ? 'Go back to now first.'
              : all.rows.some(({ stands }) => stands)
                ? 'Nothing lies before the first entry; Undo takes that back.'
                : 'Nothing has happened yet.'}
          </p>
        </div>
      )}
      <div className={sheet.foot}>
        <Button icon="book" onClick={() => toJournal(null)}>
          The whole journal
        </Button>
      </div>
    </OverSheet>
  );
}
