import { useRef, useState } from 'react';
import { printRefusal } from '@/kernel/result';
import type { PublicRow } from '@/kernel/views';
import { AppFrame } from '@/ui/app-frame';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { cx } from '@/ui/cx';
import { JournalList } from '@/ui/journal-list';
import { Lid } from '@/ui/lid';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { Sheet } from '@/ui/sheet';
import { useWide } from '@/ui/use-wide';
import { BoardFoot } from './board-list';
import { type Corrections, CorrectionsContext } from './correct/corrections';
import { EntryPanel } from './correct/entry-panel';
import { type Face, useFace } from './face';
import styles from './journal-screen.module.css';
import { KeptLine } from './kept-line';
import { PageTabs } from './page-tabs';
import { pathOf } from './path-of';
import { useDispatch, useTable } from './use-table';

type Filter = 'all' | 'turn' | 'shown' | 'table';

const FILTERS: { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'turn', label: 'This turn' },
  { value: 'shown', label: 'Events' },
  { value: 'table', label: 'Table’s rulings' },
];
/** A long game has thousands of entries: so many are shown, and as many again when asked for. */
const AT_ONCE = 100;

interface JournalScreenProps {
  go: (path: string) => void;
  /** How the game's entries are put right. */
  corrections: Corrections;
}

/** The journal: everything public in sentences, newest first, with the rule beside each; every entry can be put right. */
export function JournalScreen({ go, corrections }: JournalScreenProps) {
  const face = useFace();
  const { nameEntry } = face;
  const { open, table } = useTable();
  const { send, refusal, clear } = useDispatch();
  const [filter, setFilter] = useState<Filter>('all');
  const [picked, setPicked] = useState<number | null>(null);
  const wide = useWide();
  const opener = useRef<HTMLElement | null>(null);
  function pick(no: number) {
    opener.current = document.activeElement as HTMLElement | null;
    setPicked(no);
  }
  function close() {
    setPicked(null);
    opener.current?.focus();
  }
  const [most, setMost] = useState(AT_ONCE);
  const passes = ({ entry }: PublicRow) => {
    const type = entry.open?.command.type ?? '';
    if (filter === 'turn') return entry.at.turn === open.turn;
    if (filter === 'shown') return face.events.includes(type);
    return filter === 'all' || face.rulings.includes(type);
  };
  const all = table.rows.filter((row) => !isMove(row) && passes(row)).reverse();
  const rows = all.slice(0, most);
  const row = table.rows.find(({ no }) => no === picked);
  const panel = row && (
    <CorrectionsContext value={corrections}>
      <EntryPanel
        key={row.no}
        row={row}
        onThen={() => go(pathOf(table.id, 'table', row.no))}
        onClose={close}
      />
    </CorrectionsContext>
  );
  return (
    <AppFrame
      lid={
        <Lid
          name={open.name}
          title="Journal"
          note={face.whenOf(open).title}
          back={{ label: 'Table', onPress: () => go(pathOf(table.id, 'table')) }}
        />
      }
      strip={<PageTabs page="journal" />}
      guide={<BoardFoot />}
    >
      <div className={cx(styles.page, row && wide && styles.two)}>
        {refusal && (
          <Notice tone="refusal" onClose={clear}>
            {printRefusal(refusal)}
          </Notice>
        )}
        <Sheet label="Entries">
          <div className={styles.tools}>
            <Choices label="Show" options={FILTERS} value={filter} onChange={setFilter} />
            <span className={styles.moves}>
              <Button icon="undo" disabled={!table.undo} onClick={() => void send({ type: 'undo' })}>
                {table.undo ? `Undo: ${nameEntry(table.undo)}` : 'Nothing to undo'}
              </Button>
              <Button icon="redo" disabled={!table.redo} onClick={() => void send({ type: 'redo' })}>
                {table.redo ? `Redo: ${nameEntry(table.redo)}` : 'Nothing to redo'}
              </Button>
            </span>
          </div>
          {rows.length === 0 ? (
            <p className={styles.empty}>No entry yet.</p>
          ) : (
            <JournalList
              headingLevel={2}
              rows={rows.map((item, at) => ({
                ...drawRow(face, rows, at),
                current: item.no === picked,
                onPress: () => pick(item.no),
              }))}
            />
          )}
          {rows.length < all.length && (
            <p className={styles.kept}>
              <Button onClick={() => setMost(most + AT_ONCE)}>
                Show earlier entries: {all.length - rows.length} more
              </Button>
            </p>
          )}
          <div className={styles.kept}>
            <KeptLine />
          </div>
        </Sheet>
        {row && wide && (
          <Sheet label="The entry" className={styles.side ?? ''}>
            {panel}
          </Sheet>
        )}
        {row && !wide && (
          <Modal label={`Entry ${row.no}`} onClose={close}>
            {panel}
          </Modal>
        )}
      </div>
    </AppFrame>
  );
}

function isMove({ entry }: PublicRow): boolean {
  return ['undo', 'redo'].includes(entry.open?.command.type ?? '');
}

/** Each part of the turn is headed once; what was taken back stays, struck through. */
function drawRow(face: Face, all: readonly PublicRow[], at: number) {
  const row = all[at] as PublicRow;
  const { no, entry, stands, undoneBy } = row;
  const heading = headingOf(face, entry);
  const above = all[at - 1];
  const said = face.sayRow(row);
  const notes = [...said.notes, ...struckNote(row)];
  return {
    id: String(no),
    n: no,
    text: said.text,
    notes,
    ...(stands ? {} : { struck: undoneBy ? ('Undone' as const) : ('Corrected' as const) }),
    ...(said.rule ? { rule: said.rule } : {}),
    ...(!above || headingOf(face, above.entry) !== heading ? { heading } : {}),
  };
}

function struckNote({ stands, undoneBy, correctedBy }: PublicRow): string[] {
  if (undoneBy) return [`Undone by ${undoneBy}`];
  if (!correctedBy) return [];
  return [stands ? `Played again after ${correctedBy}` : `Corrected by ${correctedBy}`];
}

function headingOf({ phaseOf, printTurn }: Face, { at }: PublicRow['entry']): string {
  return `${printTurn(at.turn)}, ${phaseOf(at.step)}`;
}
