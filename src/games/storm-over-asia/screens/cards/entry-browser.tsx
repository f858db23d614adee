import { useDeferredValue, useMemo, useState } from 'react';
import { LISTS, type List } from '@/games/storm-over-asia/rules/cards/card';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import {
  allListEntries,
  entriesOfList,
  type ListEntryRow,
  listEntryKey,
} from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { nameList } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { SelectField } from '@/ui/form/select-field';
import lay from '@/ui/lay.module.css';
import { useDeferredRender } from '@/ui/page/use-deferred-render';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './cards.module.css';
import { EntryRowView } from './entry-row';
import { NumberGrid } from './number-grid';

const ALL = 'all';
const STATES = [
  { value: 'all', label: 'All' },
  { value: 'known', label: 'Known' },
  { value: 'open', label: 'Open' },
] as const;
type State = (typeof STATES)[number]['value'];
/** The most entries rendered at once. */
const SHOWN = 80;
/** How many of them fit on a phone screen when the page opens. */
const IN_SIGHT = 4;

interface EntryBrowserProps {
  /** Opens the form of an entry; undefined for an earlier moment of the table. */
  onOpen?: (place: ListPosition) => void;
}

/** The entries of one list, or of all: each shows what it does and opens its form. */
export function EntryBrowser({ onOpen }: EntryBrowserProps) {
  const { open } = useTable<OpenState>();
  const [list, setList] = useState<List | typeof ALL>('general');
  const [state, setState] = useState<State>('all');
  const [words, setWords] = useState('');
  const [most, setMost] = useState(SHOWN);
  const wanted = useDeferredValue(words);
  const rest = useDeferredRender();
  const rows = useMemo(
    () =>
      list === ALL
        ? allListEntries(open.filled, open.diplomatic)
        : entriesOfList(open.filled, list, open.diplomatic),
    [open.filled, open.diplomatic, list],
  );
  const found = useMemo(() => rows.filter((row) => answers(row, state, wanted)), [rows, state, wanted]);
  // The open numbers of one list say nothing: they are a grid.
  const listed = list === ALL ? found : found.filter(({ event }) => event !== null);
  const isGrid = listed.length < found.length;
  return (
    <>
      <search className={cx(lay.paper, styles.finder)} aria-label="Find entries">
        <div className={styles.fields}>
          <SelectField
            label="List"
            options={[
              ...LISTS.map((value) => ({ value, label: nameList(open, value) })),
              { value: ALL, label: 'All lists' },
            ]}
            value={list}
            onChange={(value) => {
              setList(value as List);
              setMost(SHOWN);
            }}
          />
          <TextField
            label="Number or words"
            type="search"
            enterKeyHint="search"
            value={words}
            onChange={setWords}
          />
        </div>
        <Choices label="Which entries" options={STATES} value={state} onChange={setState} />
      </search>
      <Sheet
        title={list === ALL ? 'All lists' : nameList(open, list)}
        tools={<span role="status">{`${found.length} of ${rows.length}`}</span>}
      >
        {found.length === 0 && <p className={styles.none}>No entry matches.</p>}
        <ul className={cx(lay.ruled, styles.rows)}>
          {listed.slice(0, rest ? most : IN_SIGHT).map((row) => (
            <EntryRowView
              key={listEntryKey(row.list, row.number)}
              row={row}
              name={list === ALL ? nameList(open, row.list) : ''}
              {...(onOpen ? { onOpen } : {})}
            />
          ))}
        </ul>
        {isGrid && rest && <NumberGrid rows={found} {...(onOpen ? { onOpen } : {})} />}
        {listed.length > most && (
          <p className={styles.none}>
            <Button onClick={() => setMost((now) => now + 4 * SHOWN)}>
              Show more: {listed.length - most} are left
            </Button>
          </p>
        )}
      </Sheet>
    </>
  );
}

/** Whether an entry is of the wanted kind and has all the wanted words; a number finds that number. */
function answers({ number, event }: ListEntryRow, state: State, words: string): boolean {
  if (state !== 'all' && (state === 'known') !== (event !== null)) return false;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const says = event ? [event.title, ...sayEvent(event)].join(' ').toLowerCase() : '';
  return wanted.every((word) => (/^\d+$/.test(word) ? Number(word) === number : says.includes(word)));
}
