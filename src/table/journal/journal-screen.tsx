import { memo, useMemo, useState } from 'react';
import type { PublicRow } from '@/kernel/journal/views';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { usePrinting } from '@/ui/page/use-printing';
import { useWide } from '@/ui/page/use-wide';
import { JournalList } from '@/ui/sheet/journal-list';
import { Modal } from '@/ui/sheet/modal';
import { Sheet } from '@/ui/sheet/sheet';
import { PrintSheet } from '../copies/print-sheet';
import { SaveLine } from '../copies/save-line';
import { type Corrections, CorrectionsContext } from '../correct/corrections';
import { EntryPanel } from '../correct/entry-panel';
import { useTurnHeads } from '../fairness/turn-ends';
import { useGameUi } from '../game-ui';
import { BoardFoot } from '../page/board-list';
import { PageTabs, pathOf } from '../page/page-tabs';
import { usePaperHead } from '../page/paper-head';
import { useDispatch, useTable } from '../use-table';
import { drawSection, isMove, passing, readSections, sectionsWith, withHeads } from './draw-journal';
import { AT_ONCE, type Filter, useJournalPosition, useOldestDrawn } from './journal-position';
import styles from './journal-screen.module.css';
import { nameUndo } from './take-back-form';

const FILTERS: { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'turn', label: 'This turn' },
  { value: 'events', label: 'Events' },
  { value: 'rulings', label: 'Table’s rulings' },
];
const NOTHING: Record<Filter, string> = {
  all: 'Nothing has happened yet.',
  turn: 'Nothing in this turn yet.',
  events: 'No event yet.',
  rulings: 'No ruling yet.',
};

interface JournalScreenProps {
  go: (path: string) => void;
  /** How the game's entries are corrected. */
  corrections: Corrections;
}

interface EntriesProps {
  rows: readonly PublicRow[];
  /** Those that are shown, as many of the newest as `most`. */
  passed: readonly PublicRow[];
  passes: (row: PublicRow) => boolean;
  most: number;
  atTop: boolean;
  picked: number | null;
  pick: (no: number | null) => void;
}

/** Visible rows render at once, the rest deferred. Memoized: opening a sheet does not re-render it. */
const Entries = memo(function Entries({ rows, passed, passes, most, atTop, picked, pick }: EntriesProps) {
  const face = useGameUi();
  const { open } = useTable();
  const newest = passed.slice(-most);
  const drawn = useOldestDrawn(newest, atTop);
  // Paper has no button for the rest: print all rows.
  const from = usePrinting() ? 0 : drawn;
  const sections = useMemo(() => readSections(face, open, rows, from), [face, open, rows, from]);
  const heads = useTurnHeads(rows, open.turn);
  const shown = sectionsWith(sections, (row) => row.no >= from && passes(row)).reverse();
  return (
    <JournalList
      headingLevel={2}
      parts={shown.map((section) => withHeads(drawSection(face, open, rows, section, picked, pick), heads))}
      coming={drawn > (newest[0]?.no ?? 0)}
    />
  );
});

/** Which entries are shown, and one step back or forth. */
function Tools({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { nameEntry } = useGameUi();
  const { table } = useTable();
  const { send } = useDispatch();
  return (
    <div className={styles.tools}>
      <Choices live label="Show" options={FILTERS} value={filter} onChange={onFilter} />
      <span className={cx(lay.buttons, styles.moves)}>
        <Button icon="undo" disabled={!table.undo} onClick={() => void send({ type: 'undo' })}>
          {nameUndo(table.undo, nameEntry)}
        </Button>
        <Button icon="redo" disabled={!table.redo} onClick={() => void send({ type: 'redo' })}>
          {table.redo ? `Redo: ${nameEntry(table.redo)}` : 'Nothing to redo'}
        </Button>
      </span>
    </div>
  );
}

/** The journal: every public entry in sentences, newest first, with its rule; each can be corrected. */
export function JournalScreen({ go, corrections }: JournalScreenProps) {
  const face = useGameUi();
  const { open, table } = useTable();
  const forms = useForms();
  const begun = Number(/^entry (\d+)\//.exec(forms.names('entry ')[0] ?? '')?.[1]) || null;
  const { filter, picked, most, atTop, change, pick } = useJournalPosition(table.rows.length, begun);
  const wide = useWide();
  const [prints, setPrints] = useState(false);
  const close = () => pick(null);
  const passes = useMemo(() => passing(filter, face, open, table.rows), [filter, face, open, table.rows]);
  const rows = useMemo(() => table.rows.filter((row) => !isMove(row)), [table.rows]);
  const passed = useMemo(() => rows.filter(passes), [rows, passes]);
  const row = table.rows.find(({ no }) => no === picked);
  // The open entry is always in the list, however old it is.
  const at = passed.findIndex(({ no }) => no === picked);
  const shown = Math.min(Math.max(most, at < 0 ? 0 : passed.length - at), passed.length);
  const panel = row && (
    <CorrectionsContext value={corrections}>
      <EntryPanel
        row={row}
        stays={wide}
        onThen={() => go(pathOf(table.id, 'table', row.no))}
        onBack={() => go(pathOf(table.id, 'table'))}
        onClose={close}
      />
    </CorrectionsContext>
  );
  return (
    <AppFrame
      lid={
        <PageHeader
          name={open.name}
          title="Journal"
          note={face.whenOf(open).title}
          back={{ label: 'Table', onPress: () => go(pathOf(table.id, 'table')) }}
          tools={[{ icon: 'print', label: 'Print', onPress: () => setPrints(true) }]}
          stays
        />
      }
      strip={<PageTabs page="journal" />}
      guide={<BoardFoot />}
      paperHead={usePaperHead('journal')}
    >
      <div className={cx(styles.page, row && wide && styles.two)}>
        <Sheet label="Entries">
          <Tools filter={filter} onFilter={(value) => change({ filter: value })} />
          {passed.length === 0 ? (
            <p className={styles.empty}>{NOTHING[filter]}</p>
          ) : (
            <Entries
              key={filter}
              {...{ rows, passed, passes, atTop, pick }}
              // On a phone the entry covers the list.
              picked={wide ? picked : null}
              most={shown}
            />
          )}
          {passed.length > shown && (
            <p className={styles.kept}>
              <Button onClick={() => change({ most: shown + AT_ONCE })}>
                Show earlier entries: {passed.length - shown} more
              </Button>
            </p>
          )}
          <div className={styles.kept}>
            <SaveLine />
          </div>
        </Sheet>
        {row && (
          <FormsOf key={row.no} name={`entry ${row.no}`} sheet={wide ? undefined : 'by-itself'}>
            {wide ? (
              <Sheet label="The entry" className={styles.side ?? ''}>
                {panel}
              </Sheet>
            ) : (
              <Modal label={`Entry ${row.no}`} onClose={close}>
                {panel}
              </Modal>
            )}
          </FormsOf>
        )}
      </div>
      {prints && <PrintSheet onClose={() => setPrints(false)} go={go} />}
    </AppFrame>
  );
}
