import type { Series } from '@/games/gathering-storm/rules/history/series';
import { describeRow } from '@/games/gathering-storm/rules/history/tell';
import { nameTotal, printTotal } from '@/games/gathering-storm/rules/say/names';
import { printTurn } from '@/games/gathering-storm/rules/vocabulary';
import type { StandingRow } from '@/kernel/journal/views';
import { OverSheet } from '@/table/page/over-sheet';
import { pathOf } from '@/table/page/page-tabs';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import { markOfTotal } from '../why/totals-words';
import type { ChartKind } from './charts';
import { entriesOf, type TurnEntry } from './charts';
import styles from './turn-sheet.module.css';

interface TurnSheetProps {
  kind: ChartKind;
  /** The totals that are looked at: one of them, or all of the chart. */
  series: readonly Series[];
  rows: readonly StandingRow[];
  turn: number;
  onTurn: (turn: number) => void;
  onClose: () => void;
  go: (path: string) => void;
}

/** One turn of a number: its start, its changes, its end; each entry links to the table at that time. */
export function TurnSheet({ kind, series, rows, turn, onTurn, onClose, go }: TurnSheetProps) {
  const { table } = useTable();
  const [only] = series;
  const turns = (series[0]?.points ?? []).map((point) => point.turn);
  const one = series.length === 1 && only ? only : null;
  const entries = entriesOf(series, turn);
  return (
    <OverSheet
      title={`${printTurn(turn)}: ${one ? nameTotal(one.total) : kind.name.toLowerCase()}`}
      note={one ? sayRange(one, turn) : 'All five powers'}
      {...(one && markOfTotal(one.total) ? { mark: markOfTotal(one.total) } : {})}
      onClose={onClose}
    >
      {entries.length === 0 ? (
        <p className={styles.empty}>Nothing moved it in this turn.</p>
      ) : (
        <ol className={lay.ruled} aria-label="What moved it">
          {entries.map((entry) => (
            <Entry
              key={entry.no}
              entry={entry}
              rows={rows}
              onGo={() => go(pathOf(table.id, 'table', entry.no))}
            />
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        <Button icon="chevron-left" disabled={!turns.includes(turn - 1)} onClick={() => onTurn(turn - 1)}>
          Turn before
        </Button>
        <Button icon="chevron-right" disabled={!turns.includes(turn + 1)} onClick={() => onTurn(turn + 1)}>
          Turn after
        </Button>
      </div>
    </OverSheet>
  );
}

/** "From 0 to −2." */
function sayRange({ total, points }: Series, turn: number): string {
  const point = points.find((item) => item.turn === turn);
  if (!point || point.value === null) return 'Not known in this turn';
  const last = points.at(-1)?.turn === turn;
  const stands = `${last ? 'it stands at' : 'it ended at'} ${printTotal(total, point.value)}`;
  return point.from === null ? stands : `It began at ${printTotal(total, point.from)}; ${stands}`;
}

interface EntryProps {
  entry: TurnEntry;
  rows: readonly StandingRow[];
  onGo: () => void;
}

function Entry({ entry, rows, onGo }: EntryProps) {
  const [first] = entry.moves;
  if (!first) return null;
  const { text, notes, rule } = describeRow(
    first.moved.row,
    rows,
    entry.moves.map(({ total }) => total),
  );
  return (
    <li className={styles.entry}>
      <span className={styles.number}>{entry.no}</span>
      <div className={styles.words}>
        <p>
          {text} {rule && <span className={voice.rule}>{rule}</span>}
        </p>
        {named(notes).map(([key, note]) => (
          <p key={key} className={voice.aside}>
            {note}
          </p>
        ))}
        {entry.moves.map(({ total, moved }) => (
          <p key={total} className={styles.moved}>
            {nameTotal(total)} <b>{printTotal(total, moved.before)}</b> to{' '}
            <b>{printTotal(total, moved.after)}</b>
          </p>
        ))}
      </div>
      <Button className={styles.then} onClick={onGo}>
        The table then <span className={voice.hidden}>after entry {entry.no}</span>
      </Button>
    </li>
  );
}
