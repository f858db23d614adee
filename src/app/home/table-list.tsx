import { homeTileOf } from '@/games/screens';
import type { TableSummary } from '@/kernel/ports';
import { countEntries } from '@/kernel/print';
import { GAMES } from '@/store/games';
import { sayCopy } from '@/table/copies/say-copy';
import { Button } from '@/ui/form/button';
import { Seals } from '@/ui/mark/roundel';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { LinkList } from '@/ui/sheet/link-list';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './table-list.module.css';

const gameOf = ({ game }: TableSummary) => GAMES.find(({ id }) => id === game)?.name ?? game;
const sealsOf = (note: TableSummary) => homeTileOf(note.game)?.sealsOf(note) ?? [];

interface ResumeProps {
  note: TableSummary;
  onResume: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The table played last: where it left off, and one button to resume it. */
export function Resume({ note, onResume, onCopy, onRemove }: ResumeProps) {
  return (
    <Sheet
      title={note.name}
      tools={
        <p className={styles.when}>
          {note.season}
          <span>{[note.turn, countEntries(note.entries)].filter(Boolean).join(', ')}</span>
        </p>
      }
      titleSize="title"
    >
      {/* Above the summary of the table, which may be longer than the screen. */}
      <p className={styles.resume}>
        <Button look="primary" onClick={onResume}>
          Resume <bdi>{note.name}</bdi>
        </Button>
      </p>
      <LedgerLines
        rows={[
          {
            label: 'Game',
            text: (
              <span className={styles.game}>
                {gameOf(note)}
                <Seals marks={sealsOf(note)} />
              </span>
            ),
          },
          { label: 'Who', text: note.people },
          { label: 'Now', text: note.now },
          { label: 'Next', text: <b>{note.next.charAt(0).toUpperCase() + note.next.slice(1)}</b> },
          { label: 'Due', text: note.due || 'Nothing else' },
          { label: 'Last time', text: note.last },
          { label: 'Last copy', text: sayCopy(note) },
        ]}
        foot={
          <>
            <Button tall icon="download" onClick={onCopy}>
              Back up
            </Button>
            <Button look="quiet" onClick={onRemove}>
              Remove
            </Button>
          </>
        }
      />
    </Sheet>
  );
}

/** The other stored tables, newest first. */
export function OtherTables({ notes, go }: { notes: readonly TableSummary[]; go: (path: string) => void }) {
  return (
    <Sheet title="Other tables">
      <LinkList
        items={notes.map((note) => ({
          id: note.id,
          icon: 'box' as const,
          title: note.name,
          note: [gameOf(note), note.season, note.turn, countEntries(note.entries)].filter(Boolean).join(', '),
          seals: sealsOf(note),
          onPress: () => go(`/table/${note.id}`),
        }))}
      />
    </Sheet>
  );
}
