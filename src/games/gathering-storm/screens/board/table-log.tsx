import { useState } from 'react';
import { owedLater } from '@/games/gathering-storm/rules/guide/dues';
import { nameEntry, sayEntry } from '@/games/gathering-storm/rules/say/sentences';
import type { StandingLine } from '@/games/gathering-storm/rules/state/state';
import { countryKeys, readTotal } from '@/games/gathering-storm/rules/totals';
import {
  CIVIL_WAR_COUNTRIES,
  type Power,
  printSigned,
  type Side,
} from '@/games/gathering-storm/rules/vocabulary';
import { EarlierButton } from '@/table/journal/earlier-sheet';
import { useRows } from '@/table/journal/use-rows';
import { cx } from '@/ui/cx';
import { ClockList } from '@/ui/figure/clock';
import { Button } from '@/ui/form/button';
import { Chips } from '@/ui/form/chip';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { JournalLines } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { drawLine } from '../events/picture/entry-pictures';
import { useDispatch, useTable } from '../use-table';
import { marksOf } from './marks';
import styles from './table-log.module.css';

/** Number of entries shown in place of Undo. */
const THEN = 4;

/** The newest entries with Undo, the countries with a line, and the civil wars. */
export function TableLog({ onOpen }: { onOpen: (sheet: string) => void }) {
  return (
    <>
      <Newest onOpen={onOpen} />
      <Countries onOpen={onOpen} />
      <CivilWars onOpen={onOpen} />
    </>
  );
}

function Newest({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { moment } = useTable();
  return (
    <Sheet title="Journal" hideTitle pad>
      {moment === null ? <NewestNow onOpen={onOpen} /> : <NewestThen />}
    </Sheet>
  );
}

/** For an earlier state of the table: the entries that led to it, without Undo. */
function NewestThen() {
  const rows = useRows().slice(-THEN).reverse();
  if (rows.length === 0) return <p className={voice.note}>The table is set up. Nothing has happened yet.</p>;
  return (
    <JournalLines
      rows={rows.map(({ no, entry }) => ({ id: String(no), n: no, text: sayEntry(entry).text }))}
    />
  );
}

function NewestNow({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, table } = useTable();
  const { send } = useDispatch();
  const later = owedLater(open);
  const [first, ...more] = later;
  // What is due replaces the entries, so that the table keeps its height.
  const rows = first
    ? []
    : table.rows.filter((row) => row.stands && !isMove(row.entry.open?.command.type)).slice(-3);
  return (
    <>
      <div className={cx(lay.buttons, styles.undo)}>
        {table.redo && (
          <Button
            icon="redo"
            onClick={() => void send({ type: 'redo' })}
            aria-label={`Redo: ${nameEntry(table.redo)}`}
          >
            Redo
          </Button>
        )}
        <EarlierButton onOpen={onOpen} />
      </div>
      {first && (
        <p className={styles.later}>
          <Icon name="clock" small />
          <span>
            Due at {first.at}: {first.words}
            {more.length > 0 && `; and ${more.length} more`}
          </span>
        </p>
      )}
      <div className={styles.newest}>
        <JournalLines
          rows={rows.reverse().map((row) => ({
            id: String(row.no),
            n: row.no,
            text: sayEntry(row.entry).text,
            picture: drawLine(row, open, table.rows),
          }))}
        />
      </div>
    </>
  );
}

const isMove = (type: string | undefined) => type === 'undo' || type === 'redo';

/** As many countries as the sheet is high; of a crowd the first stands, and a button opens the rest. */
const FEW = 2;

function Countries({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  const [all, setAll] = useState(false);
  const items = countryKeys(open).map((key) => {
    const [, country, side] = key.split(':') as [string, string, Side];
    const lines: StandingLine[] = open.lines.filter((line) => line.total === key);
    const beneficiaries = [...new Set(lines.flatMap((line) => line.beneficiaries ?? []))] as Power[];
    const { value } = readTotal(open, key);
    const whom = beneficiaries.length > 0 ? beneficiaries.join(' and ') : side;
    return {
      id: key,
      name: country,
      amount: value,
      marks: marksOf(beneficiaries, side),
      label: `${country} ${printSigned(value)} for ${whom}. Why?`,
      onPress: () => onOpen(`why:${key}`),
    };
  });
  const crowd = items.length > FEW;
  return (
    <Sheet title="Countries" hideTitle={items.length >= FEW} pad>
      <Chips items={crowd && !all ? items.slice(0, 1) : items} empty="No country has a modifier this turn." />
      {crowd && (
        <Button look="quiet" aria-expanded={all} className={styles.more} onClick={() => setAll(!all)}>
          {all ? 'Only the first' : `and ${items.length - 1} more`}
          <span className={voice.hidden}> countries</span>
        </Button>
      )}
    </Sheet>
  );
}

function CivilWars({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  return (
    <Sheet title="Civil wars" pad>
      <ClockList
        label="Civil wars"
        items={CIVIL_WAR_COUNTRIES.map((country) => {
          const { counters, state, threshold } = open.civilWars[country];
          const words =
            state === 'quiet' ? `${counters} of ${threshold}` : state === 'fought' ? 'Fought' : 'Ended';
          return {
            id: country,
            name: country,
            count: counters,
            of: threshold,
            words,
            tone: state === 'fought' ? 'on' : 'plain',
            onPress: () => onOpen(`war:${country}`),
          };
        })}
      />
    </Sheet>
  );
}
