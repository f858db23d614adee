import { owedLater } from '@/systems/gathering-storm/dues';
import { nameEntry, sayEntry } from '@/systems/gathering-storm/sentences';
import type { StandingLine } from '@/systems/gathering-storm/state';
import { countryKeys, readTotal } from '@/systems/gathering-storm/totals';
import {
  CIVIL_WAR_COUNTRIES,
  type Power,
  printSigned,
  type Side,
} from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Chips } from '@/ui/chip';
import { ClockList } from '@/ui/clock-list';
import { Icon } from '@/ui/icon';
import { JournalList } from '@/ui/journal-list';
import { Sheet } from '@/ui/sheet';
import { marksOf } from './marks';
import styles from './table-log.module.css';
import { useDispatch, useTable } from './use-table';

/** The newest entries with Undo, the countries with a line, and the civil wars. */
export function TableLog({ onOpen }: { onOpen: (sheet: string) => void }) {
  return (
    <>
      <Newest />
      <Countries onOpen={onOpen} />
      <CivilWars onOpen={onOpen} />
    </>
  );
}

function Newest() {
  const { open, table } = useTable();
  const { send } = useDispatch();
  const later = owedLater(open);
  // What is owed takes the place of an older entry, so that the table keeps its height.
  const rows = table.rows
    .filter((row) => row.stands && !isMove(row.entry.open?.command.type))
    .slice(later.length > 0 ? -1 : -2);
  return (
    <Sheet title="Journal" hideTitle pad>
      <div className={styles.moves}>
        <Button
          icon="undo"
          className={styles.undo}
          disabled={!table.undo}
          onClick={() => void send({ type: 'undo' })}
        >
          {table.undo ? `Undo: ${nameEntry(table.undo)}` : 'Nothing to undo'}
        </Button>
        {table.redo && (
          <Button
            icon="redo"
            onClick={() => void send({ type: 'redo' })}
            aria-label={`Redo: ${nameEntry(table.redo)}`}
          >
            Redo
          </Button>
        )}
      </div>
      {later.map(({ id, words, at }) => (
        <p key={id} className={styles.later}>
          <Icon name="clock" small />
          <span>
            Owed at {at}: {words}
          </span>
        </p>
      ))}
      <JournalList
        compact
        rows={rows.reverse().map(({ no, entry }) => ({ id: String(no), n: no, text: sayEntry(entry).text }))}
      />
    </Sheet>
  );
}

const isMove = (type: string | undefined) => type === 'undo' || type === 'redo';

function Countries({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
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
  return (
    <Sheet title="Countries" pad>
      <Chips items={items} empty="No country has a line this turn." />
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
